import FlowTrace

/// One line of a baseline: something that an app's flow has.
enum BaselineFact: Sendable, Hashable {
  case coordinator(String)
  case screen(String)
  case owns(parent: String, child: String)
  case presents(coordinator: String, screen: String)
  case way(BaselineWay)
  case verdict(id: String)
}

/// A way between screens, as a baseline tells it.
struct BaselineWay: Sendable, Hashable {
  /// Who is responsible.
  enum Agent: Sendable, Hashable {
    case coordinator(String)
    case system, app, unknown
  }

  /// nil at launch.
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
    case .way(let way): way.line
    case .verdict(let id): "verdict \(BaselineText.rest(id))"
    }
  }
}

extension BaselineWay {
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
