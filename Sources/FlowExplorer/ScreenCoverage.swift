/// How much of a screen was used.
public struct ScreenCoverage: Sendable, Hashable {
  /// The class.
  public var screen: String
  /// In how many states it was on display.
  public var states: Int
  /// What was done on it, each thing once, sorted.
  public var tried: [String]
  /// What stood on it and was always disabled, sorted.
  public var disabled: [String]
  /// What led nowhere known in any state, sorted; each with the reason of the first state.
  public var gaps: [CoverageGap]
}
