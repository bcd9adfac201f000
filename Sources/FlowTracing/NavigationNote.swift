import FlowTrace
import PortableUIKit

/// A call that navigates, noted while the code that made it was running.
@MainActor
struct NavigationNote {
  /// UIKit's name for what was called.
  var method: String
  /// What was to be shown or to go.
  var target: Weak<UIViewController>
  /// What it was called on.
  var container: Weak<AnyObject>
  /// Whose code was running, innermost first.
  var types: [CallStackType] = []
  /// Whose router was asked, where it was one.
  var router: Weak<AnyObject>?

  /// The ways of being asked for each kind of transition.
  private static let verbs: [TransitionKind: [String]] = [
    .root: ["root"], .present: ["present"], .dismiss: ["dismiss"], .tab: ["selected"],
    .push: ["push", "setView", "show"], .pop: ["pop", "setView"], .embed: ["addChild"],
  ]

  /// Whether the call is one that brings about transitions of a kind.
  func brings(_ kind: TransitionKind) -> Bool {
    Self.verbs[kind, default: []].contains { method.hasPrefix($0) }
  }

  /// Whether the call is one that puts something on display.
  private var isForward: Bool {
    TransitionKind.allCases.contains { $0.isForward && brings($0) }
  }

  /// How far above `screen` in the containers that hold it the call put something on display: 0 for
  /// the screen itself; nil when the call did not show it.
  func distance(to screen: UIViewController) -> Int? {
    guard let target = target.object else { return nil }
    var distance = 0
    var shown: UIViewController? = screen
    while let controller = shown {
      if controller === target { return isForward ? distance : nil }
      shown = controller.parent
      distance += 1
    }
    return nil
  }
}
