/// How far an exploration has come.
public struct ExplorationProgress: Sendable, Hashable {
  /// States found.
  public var states: Int
  /// States of which all has been tried.
  public var explored: Int
  /// Steps done.
  public var steps: Int
}
