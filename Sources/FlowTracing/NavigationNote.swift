import FlowTrace
import PortableUIKit

/// A call that navigates, noted while the code that made it was running.
@MainActor
final class NavigationNote {
  /// UIKit's name for what was called.
  let method: String
  /// The kinds of transition that the call brings about.
  private let kinds: [TransitionKind]
  /// Whether the call is one that puts something on display.
  private let isForward: Bool
  /// What was to be shown or to go.
  private(set) weak var target: UIViewController?
  /// What it was called on.
  private(set) weak var container: AnyObject?
  /// Whose code was running, innermost first.
  let types: [CallStackType]
  /// The router that was asked, where it was one.
  private(set) weak var router: AnyObject?
  /// The coordinator that navigates with that router, once it is looked for.
  var coordinator: ObjectID?

  init(
    method: String, target: UIViewController?, container: AnyObject?,
    types: [CallStackType] = [], router: AnyObject? = nil
  ) {
    self.method = method
    kinds = Self.kinds(of: method)
    isForward = kinds.contains(where: \.isForward)
    self.target = target
    self.container = container
    self.types = types
    self.router = router
  }

  /// Looks for the coordinator whose router was asked, where it was one.
  func findCoordinator(
    among coordinators: [AnyObject], _ dialect: CoordinatorDialect, _ objects: LiveObjects
  ) {
    guard let router else { return }
    for coordinator in coordinators where dialect.router(coordinator) === router {
      self.coordinator = objects[coordinator].id
      return
    }
  }

  /// Whether the call is one that brings about transitions of a kind.
  func brings(_ kind: TransitionKind) -> Bool { kinds.contains(kind) }

  /// The ways of being asked for each kind of transition.
  private static let verbs: [(kind: TransitionKind, prefixes: [String])] = [
    (.root, ["root"]), (.present, ["present"]), (.dismiss, ["dismiss"]), (.tab, ["selected"]),
    (.push, ["push", "setView", "show"]), (.pop, ["pop", "setView"]), (.embed, ["addChild"]),
  ]
  /// By method, what was found out of it.
  private static var known: [String: [TransitionKind]] = [:]

  private static func kinds(of method: String) -> [TransitionKind] {
    if let kinds = known[method] { return kinds }
    let kinds = verbs.filter { $0.prefixes.contains(where: method.hasPrefix) }.map(\.kind)
    known[method] = kinds
    return kinds
  }

  /// How far above `screen` in the containers that hold it the call put something on display: 0 for
  /// the screen itself; nil when the call did not show it.
  func distance(to screen: UIViewController) -> Int? {
    guard let target else { return nil }
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
