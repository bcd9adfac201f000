import FlowTrace

/// One line of a baseline: something that an app's flow has.
enum BaselineFact: Sendable, Hashable {
  case coordinator(String)
  case screen(String)
  case owns(parent: String, child: String)
  case presents(coordinator: String, screen: String)
  case transition(BaselineTransition)
  case verdict(id: String)
}

/// A transition, by what a baseline holds of it.
struct BaselineTransition: Sendable, Hashable {
  /// Who is responsible.
  enum Agent: Sendable, Hashable {
    case coordinator(String)
    case system, app, unknown
  }

  /// Nil at launch.
  var from: String?
  var to: String
  var kind: TransitionKind
  var by: Agent
  var count: Int?
  var trigger: String?
}

extension BaselineFact {
  /// The line: `HomeCoordinator owns VisitCoordinator`,
  /// `Home → Visit: present by HomeCoordinator, 2 times, on tap "Visit"`.
  var line: String {
    switch self {
    case .coordinator(let name): "coordinator \(BaselineText.name(name))"
    case .screen(let name): "screen \(BaselineText.name(name))"
    case .owns(let parent, let child):
      "\(BaselineText.name(parent)) owns \(BaselineText.name(child))"
    case .presents(let coordinator, let screen):
      "\(BaselineText.name(coordinator)) presents \(BaselineText.name(screen))"
    case .transition(let transition): transition.line
    case .verdict(let id): "verdict \(BaselineText.rest(id))"
    }
  }
}

extension BaselineTransition {
  fileprivate var line: String {
    let start = from.map(BaselineText.name) ?? "launch"
    let agent =
      switch by {
      case .coordinator(let name): BaselineText.name(name)
      case .system: "system"
      case .app: "app"
      case .unknown: "unknown"
      }
    var line = "\(start) → \(BaselineText.name(to)): \(kind.rawValue) by \(agent)"
    if let count { line += ", \(count) \(count == 1 ? "time" : "times")" }
    if let trigger { line += ", on \(BaselineText.rest(trigger))" }
    return line
  }
}
