import FlowPerson

/// What one action does in a state.
public struct ExploredWay: Sendable, Hashable {
  /// What came of it.
  public enum Outcome: Sendable, Hashable {
    /// The state with this index in ``Exploration/states``.
    case state(Int)
    /// The app stopped.
    case trapped
    /// It could not be done, or not twice with the same outcome.
    case unclear
    /// A limit kept it from being tried.
    case untried
  }

  public var action: PersonAction
  public var outcome: Outcome
}
