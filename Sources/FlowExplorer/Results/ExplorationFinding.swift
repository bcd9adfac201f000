/// Something that is wrong with an app or its exploration, and the shortest path that shows it.
public struct ExplorationFinding: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// A screen where nothing that a person can do changes anything: there is no way out.
    case stuck(screen: String)
    /// A screen whose controls and rows do nothing: only steps back lead on. So do `others` of the same
    /// class with other titles.
    case deadEnd(screen: String, others: Int)
    /// A class of screens in the app's modules that was never on display.
    case unreachable(screen: String)
    /// The same steps led to something else than the first time, from this step on.
    case nondeterministic(step: Int, expected: String, found: String)
    /// The app stopped at the last step of the path.
    case trapped
    /// Something on display could not be used.
    case refused(reason: String)
    /// A limit ended the search; named is the screen that most states show.
    case endless(screen: String, states: Int, limit: ExplorationLimits.Name)
    /// Code outside the exploration used the interface meanwhile: `pushViewController`, for example.
    case disturbed(call: String)
  }

  /// What is wrong, with its details.
  public var kind: Kind
  /// The shortest path to it; no actions where no path leads to it.
  public var path: ExploredPath

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - kind: what is wrong.
  ///   - path: the shortest path to it.
  public init(_ kind: Kind, _ path: ExploredPath) {
    self.kind = kind
    self.path = path
  }
}

extension ExplorationFinding {
  /// Whether the app, or the exploration of it, is broken there; a dead end may be meant.
  public var isError: Bool {
    switch kind {
    case .deadEnd, .unreachable: false
    case .stuck, .nondeterministic, .trapped, .refused, .endless, .disturbed: true
    }
  }
}

extension ExplorationFinding {
  /// Whether something was not explored because of it, or not for certain.
  var leavesGap: Bool {
    switch kind {
    case .nondeterministic, .trapped, .refused, .endless, .disturbed: true
    case .stuck, .deadEnd, .unreachable: false
    }
  }
}

extension ExplorationFinding: CustomStringConvertible {
  /// One line: what is wrong, and the steps that show it.
  public var description: String {
    switch kind {
    case .stuck(let screen): "no way out of \(screen): \(path)"
    case .deadEnd(let screen, 0): "nothing on \(screen) leads on: \(path)"
    case .deadEnd(let screen, let others):
      "nothing on \(screen) leads on, nor on \(others) like it: \(path)"
    case .unreachable(let screen): "\(screen) was never reached"
    case .nondeterministic(let step, let expected, let found):
      "not the same each time, from step \(step) on: \(path); the first time it was \(expected), "
        + (expected == found
          ? "then the same screen with something else in it, beside it or behind it"
          : "then \(found)")
        + "; does the launch reset all that survives it, and does nothing else run meanwhile?"
    case .trapped: "the app stopped at the last step: \(path)"
    case .refused(let reason): "the last step could not be done: \(path); \(reason)"
    case .endless(let screen, let states, let limit):
      "no end in sight when the limit of \(limit.rawValue) was reached: \(states) states show "
        + "\(screen), the deepest after \(path)"
    case .disturbed(let call):
      "other code used the interface during the exploration, first with \(call); run that code in "
        + "InterfaceTurn.take, or in FlowPerson.walk"
    }
  }
}
