/// Something that an exploration found wrong, and the shortest path that shows it.
public struct ExplorationFinding: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// A screen where nothing that a person can do changes anything: there is no way out.
    case stuck(screen: String)
    /// A screen whose controls and rows do nothing: only ways back lead on. `others` have the same
    /// class and another title, and do nothing either.
    case deadEnd(screen: String, others: Int)
    /// A class of screens in the app that was never on display.
    case unreachable(screen: String)
    /// The same steps led to something else than the first time.
    case nondeterministic(step: Int, expected: String, found: String)
    /// The app stopped at the last step of the path.
    case trapped
    /// What was there to be used could not be.
    case refused(reason: String)
    /// A limit ended the search; named is the screen that most states show.
    case endless(screen: String, states: Int, limit: ExplorationLimits.Name)
  }

  public var kind: Kind
  /// The way to it from launch.
  public var path: ExploredPath

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
    case .stuck, .nondeterministic, .trapped, .refused, .endless: true
    }
  }
}

extension ExplorationFinding {
  /// Whether something lies behind it that was not explored, or not for certain.
  var leavesGap: Bool {
    switch kind {
    case .nondeterministic, .trapped, .refused, .endless: true
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
    }
  }
}
