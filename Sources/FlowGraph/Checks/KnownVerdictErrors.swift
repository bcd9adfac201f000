/// All ids of a list of known verdicts that no verdict can have.
public struct KnownVerdictErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// One of them.
  public struct Mistake: Sendable, Hashable, CustomStringConvertible {
    /// What to call the list.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in characters.
    public var column: Int
    /// What is wrong, and what an id looks like.
    public var message: String

    public var description: String { "\(file):\(line):\(column): error: \(message)" }
  }

  /// In the order of the lines; at least one.
  public var errors: [Mistake]

  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
