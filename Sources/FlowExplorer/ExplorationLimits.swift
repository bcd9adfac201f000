/// How far an exploration may go. An exploration that hits a limit reports it and is not complete.
public struct ExplorationLimits: Sendable, Hashable {
  /// The most actions from launch to a state.
  public var depth: Int
  /// The most states.
  public var states: Int
  /// The most actions done, replayed ones included.
  public var steps: Int
  /// The most wall-clock time; nil for no end. Two fifths of it are kept for values, second rounds and tours. An
  /// exploration that hits it may differ from run to run.
  public var duration: Duration?
  /// The most rows of a table to select each of; in a longer table, the first row, the last, and
  /// the first of each kind of cell are selected.
  public var rows: Int
  /// With the identity ``InterfaceIdentity/automatic``: the estimated number of states from which on
  /// what hidden tabs hold does not count.
  public var tabStates: Int

  /// Creates limits that no app of usual size hits.
  public init(
    depth: Int = 40, states: Int = 10_000, steps: Int = 1_000_000, duration: Duration? = nil,
    rows: Int = 6, tabStates: Int = 600
  ) {
    self.depth = depth
    self.states = states
    self.steps = steps
    self.duration = duration
    self.rows = rows
    self.tabStates = tabStates
  }
}

extension ExplorationLimits {
  /// A limit that ends an exploration.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// ``ExplorationLimits/depth``: actions from launch to a state.
    case depth
    /// ``ExplorationLimits/states``: different states.
    case states
    /// ``ExplorationLimits/steps``: actions done.
    case steps
    /// ``ExplorationLimits/duration``: wall-clock time.
    case duration
  }
}

/// How far an exploration has come.
public struct ExplorationProgress: Sendable, Hashable {
  /// The number of states found.
  public var states: Int
  /// The number of states in which every action was tried.
  public var explored: Int
  /// The number of actions done.
  public var steps: Int
}
