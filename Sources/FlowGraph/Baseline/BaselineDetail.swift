/// What a baseline tells besides what is always in it.
public struct BaselineDetail: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What the person did, or the program; it changes with every wording.
  public static let triggers = BaselineDetail(rawValue: 1)
  /// How often a way was taken, which changes with every walk.
  public static let counts = BaselineDetail(rawValue: 2)
  /// What was found wrong.
  public static let verdicts = BaselineDetail(rawValue: 4)

  /// By their names in the first line of a baseline.
  static let named: [(name: String, detail: Self)] = [
    ("triggers", .triggers), ("counts", .counts), ("verdicts", .verdicts),
  ]
}
