import FlowTrace
import PortableUIKit

/// The interface at a moment when all had settled: what is compared with the next such moment.
///
/// It names screens by their serials and holds controllers weakly, so it keeps nothing alive.
@MainActor
final class InterfaceSnapshot {
  /// A navigation controller on the way to what is on display, and its stack.
  struct Stack {
    let controller: Weak<UINavigationController>
    let screens: [Weak<UIViewController>]

    @MainActor
    init(_ navigation: UINavigationController) {
      controller = Weak(navigation)
      screens = navigation.viewControllers.map(Weak.init)
    }
  }

  /// A tab bar controller on the way to what is on display, and the tab that shows.
  struct Tabs {
    let controller: Weak<UITabBarController>
    let selected: Weak<UIViewController>

    @MainActor
    init(_ tabs: UITabBarController) {
      controller = Weak(tabs)
      selected = Weak(tabs.selectedViewController)
    }
  }

  private weak var root: UIViewController?
  /// What is presented, anywhere in the tree.
  let presented: [Weak<UIViewController>]
  private(set) var stacks: [Stack] = []
  private var tabs: [Tabs] = []
  /// Every screen in the tree, each before what it contains.
  let screens: [LiveObjects.Entry]
  /// The screens from the root to the one on display, which is the last.
  let path: [ObjectID]
  /// Whether the screen on display is an alert, which goes by itself when it is answered.
  let isAlert: Bool
  /// The coordinator that shows the screen on display, if that is known.
  let owner: ObjectID?
  let state: InterfaceState
  /// Differs where other objects make up the tree.
  let identity: Int

  /// - Parameters:
  ///   - screens: what is remembered of the screens that were walked, in their order.
  ///   - path: the serials of the screens on the way to what is on display.
  init(
    _ walk: InterfaceWalk, screens: [LiveObjects.Entry], path: [ObjectID], owner: ObjectID?
  ) {
    root = walk.root
    presented = walk.presented.map(Weak.init)
    self.screens = screens
    self.path = path
    isAlert = walk.screen is UIAlertController
    self.owner = owner
    state = walk.state
    identity = walk.identity
    for controller in walk.path {
      if let navigation = controller as? UINavigationController {
        stacks.append(Stack(navigation))
      } else if let tabs = controller as? UITabBarController {
        self.tabs.append(Tabs(tabs))
      }
    }
  }

  var displayed: ObjectID? { path.last }
}

extension InterfaceSnapshot {
  /// Whether a screen was in the tree.
  func contains(_ screen: ObjectID) -> Bool {
    screens.contains { $0.id == screen }
  }

  /// Whether a controller's stack was on the way to what was on display.
  func hasStack(of controller: AnyObject?) -> Bool {
    controller != nil && stacks.contains { $0.controller.object === controller }
  }

  /// How the interface came here from `earlier`: the first kind that applies.
  func kind(since earlier: InterfaceSnapshot) -> TransitionKind {
    if root !== earlier.root { return .root }
    if presented.contains(where: { !earlier.presents($0) }) { return .present }
    if earlier.presented.contains(where: { !presents($0) }) { return .dismiss }
    if hasOtherTab(than: earlier) { return .tab }
    for stack in stacks {
      let before = earlier.stacks.first { $0.controller.object === stack.controller.object }
      let top = stack.screens.last?.object
      guard let before, before.screens.last?.object !== top else { continue }
      return before.screens.contains { $0.object === top } ? .pop : .push
    }
    return earlier.displayed.map(path.contains) == true ? .embed : .push
  }

  private func hasOtherTab(than earlier: InterfaceSnapshot) -> Bool {
    tabs.contains { tabs in
      earlier.tabs.contains {
        $0.controller.object === tabs.controller.object
          && $0.selected.object !== tabs.selected.object
      }
    }
  }

  private func presents(_ controller: Weak<UIViewController>) -> Bool {
    controller.object != nil && presented.contains { $0.object === controller.object }
  }
}
