import FlowPerson

/// A state of the interface, and a shortest path to it.
public struct ExploredState: Sendable, Hashable {
  /// The text that it has in common with all interfaces that count as the same; see
  /// ``InterfaceIdentity``.
  public var identity: String
  /// The class of the screen on display; nil in an empty window.
  public var screen: String?
  /// A shortest path to it.
  public var path: ExploredPath
  /// What a person can do in it, and where that leads.
  public var actions: [ExploredAction]
}

/// One action in a state, and what it leads to.
public struct ExploredAction: Sendable, Hashable {
  /// What came of an action.
  public enum Outcome: Sendable, Hashable {
    /// It leads to the state with this index in ``Exploration/states``.
    case state(Int)
    /// The app stopped.
    case trapped
    /// It could not be done, or not twice with the same outcome.
    case unclear
    /// A limit prevented it, or a state after it.
    case untried
  }

  /// What a person does.
  public var action: PersonAction
  /// Where that leads.
  public var outcome: Outcome
}

extension ExploredAction {
  /// Whether it leads to a known state.
  var leadsOn: Bool {
    if case .state = outcome { true } else { false }
  }
}

/// A path through an app: a launch, and what a person does from there.
public struct ExploredPath: Sendable, Hashable {
  /// The label of the launch; nil for an app with one launch.
  public var launch: String?
  /// What a person does from there before the app is ended and launched again; nil where it is not.
  public var before: [PersonAction]?
  /// What a person does from the last launch, in order.
  public var actions: [PersonAction]

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - launch: the label of the launch.
  ///   - before: what a person does from there before the app is ended and launched again.
  ///   - actions: what a person does from the last launch.
  public init(
    launch: String? = nil, before: [PersonAction]? = nil, actions: [PersonAction]
  ) {
    self.launch = launch
    self.before = before
    self.actions = actions
  }
}

extension ExploredPath: CustomStringConvertible {
  /// The steps in one line: `first launch: tap "Get started", swipe down`.
  public var description: String { line(steps) }

  /// The steps in one line that can be read: of more than 16, the first four and the last eight, and how
  /// many come between.
  public var summary: String {
    let steps = steps
    guard steps.count > 16 else { return line(steps) }
    return line(steps.prefix(4) + ["(\(steps.count - 12) more steps)"] + steps.suffix(8))
  }

  private var steps: [String] {
    let again = before.map { $0.map(\.description) + ["launch again"] } ?? []
    return again + actions.map(\.description)
  }

  private func line(_ steps: [String]) -> String {
    let steps = steps.isEmpty ? "launch" : steps.joined(separator: ", ")
    return launch.map { "\($0): \(steps)" } ?? steps
  }
}
