/// Something on a screen that led nowhere known in any state, and why.
public struct CoverageGap: Sendable, Hashable {
  /// Why.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// A limit kept it from being tried, or from being followed.
    case limit = "kept back by a limit"
    /// The app stopped.
    case trapped = "stopped the app"
    /// It could not be done, or not twice with the same outcome.
    case unclear = "not done, or not twice alike"
  }

  /// What a person would do: `tap "Send"`.
  public var action: String
  public var reason: Reason

  init(_ action: String, _ reason: Reason) {
    self.action = action
    self.reason = reason
  }
}

extension ExploredWay.Outcome {
  /// Why it leads nowhere known; nil when it leads to a state.
  var gap: CoverageGap.Reason? {
    switch self {
    case .state: nil
    case .trapped: .trapped
    case .unclear: .unclear
    case .untried: .limit
    }
  }
}
