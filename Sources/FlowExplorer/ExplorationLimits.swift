/// How far an exploration may go. What hits a limit is reported, and is not complete.
public struct ExplorationLimits: Sendable, Hashable {
  /// Steps from launch to a state.
  public var depth: Int
  /// Different states of the interface.
  public var states: Int
  /// Steps done, replayed ones included.
  public var steps: Int
  /// Wall-clock time; nil for no end. An exploration that hits it may differ from run to run.
  public var duration: Duration?
  /// The rows of a table of which each is used; of a longer table, those which stand for the rest.
  public var rows: Int

  public init(
    depth: Int = 40, states: Int = 10_000, steps: Int = 1_000_000, duration: Duration? = nil,
    rows: Int = 6
  ) {
    self.depth = depth
    self.states = states
    self.steps = steps
    self.duration = duration
    self.rows = rows
  }
}

extension ExplorationLimits {
  /// One of the limits.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    case depth, states, steps, duration
  }
}
