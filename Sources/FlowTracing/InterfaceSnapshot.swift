import FlowTrace
import PortableUIKit

/// The interface at a moment when all had settled: what is compared with the next such moment.
///
/// It names screens by their serials and holds controllers weakly, so it keeps nothing alive.
@MainActor
struct InterfaceSnapshot {
  /// A navigation controller on the way to what is on display, and its stack.
  struct Stack {
    var controller: Weak<UINavigationController>
    var screens: [Weak<UIViewController>]
  }

  /// A tab bar controller on the way to what is on display, and the tab that shows.
  struct Tabs {
    var controller: Weak<UITabBarController>
    var selected: Weak<UIViewController>
  }

  var root: Weak<UIViewController>
  /// What is presented, anywhere in the tree.
  var presented: [Weak<UIViewController>]
  var stacks: [Stack]
  var tabs: [Tabs]
  /// Every screen in the tree, each before what it contains.
  var screens: [LiveObjects.Entry]
  /// The screens from the root to the one on display, which is the last.
  var path: [ObjectID]
  /// Whether the screen on display is an alert, which goes by itself when it is answered.
  var isAlert: Bool
  /// The coordinator that shows the screen on display, if that is known.
  var owner: ObjectID?
  var state: InterfaceState
  /// Differs where other objects make up the tree.
  var identity: Int

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
  func kind(since earlier: Self) -> TransitionKind {
    if root.object !== earlier.root.object { return .root }
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

  private func hasOtherTab(than earlier: Self) -> Bool {
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
