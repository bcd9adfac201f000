public import FlowTrace

/// One act on the way through an app, and whose it was.
public enum FlowAct: Sendable, Hashable {
  /// The person did it.
  case person(PersonStep)
  /// The app did it by itself, in the words that it stated: a deep link, say.
  case app(String)
}

extension FlowAct: CustomStringConvertible {
  /// What was done, as triggers and walks print it.
  public var description: String {
    switch self {
    case .person(let step): step.description
    case .app(let words): words
    }
  }
}

extension TraceEvent.Transition {
  /// The triggers of what nobody stated anything of: UIKit's calls.
  private static let calls: Set<String> = [
    "addChild", "dismiss", "popToRootViewController", "popToViewController", "popViewController",
    "present", "pushViewController", "rootViewController", "selectedIndex",
    "selectedViewController", "setViewController", "setViewControllers", "show",
    "showDetailViewController",
  ]

  /// Whether the trigger is somebody's words, rather than a call or the kind.
  package var isStated: Bool {
    trigger != "launch" && trigger != kind.rawValue && !Self.calls.contains(trigger)
  }
}
