import HeadlessUIKit

extension NavigationWalker {
  /// What does not hold now; `nil` when everything does. Some things have to hold only at rest.
  public func failure(isSettled: Bool) -> String? {
    orderFailure ?? agreementFailure ?? (isSettled ? settledFailure : nil)
  }

  /// Callbacks balance: every appearance has its disappearance, *will* comes before *did*.
  private var orderFailure: String? {
    for screen in liveScreens {
      if let complaint = screen.complaints.first { return complaint }
      if screen.loadCount > 1 { return "screen \(screen.title ?? "-") loaded its view twice" }
    }
    return nil
  }

  /// Stacks, parents, presented and presenting agree with one another.
  private var agreementFailure: String? {
    for root in chain {
      if root.parent != nil { return "a presented or root screen has a parent" }
      if let failure = childFailure(of: root) { return failure }
    }
    for (lower, upper) in zip(chain, chain.dropFirst()) {
      if upper.presentingViewController !== lower { return "presenting is not what presents" }
      if lower.presentedViewController !== upper { return "presented is not what is presented" }
    }
    return nil
  }

  private func childFailure(of container: UIViewController) -> String? {
    for child in container.children {
      if child.parent !== container { return "\(type(of: child)) does not know its container" }
      if let failure = childFailure(of: child) { return failure }
    }
    if let stack = container as? UINavigationController {
      if stack.topViewController !== stack.viewControllers.last { return "top is not last" }
      if Set(stack.viewControllers).count != stack.viewControllers.count {
        return "twice on a stack"
      }
    }
    if let tabs = container as? UITabBarController, let screens = tabs.viewControllers {
      let selected = tabs.selectedViewController
      if !screens.isEmpty, selected.map(screens.contains) != true { return "no tab is selected" }
    }
    return nil
  }

  /// What is on display is unique and knows it; nothing that was popped or dismissed is alive.
  private var settledFailure: String? {
    guard let top else { return "nothing is on display" }
    if top.view.window !== window { return "what is on display is not in the window" }
    if let screen = top as? WalkingScreen, !screen.isHere {
      return "screen \(screen.title ?? "-") is on display and does not know"
    }
    let reachable = Set(chain.flatMap(everything))
    for screen in liveScreens {
      if !reachable.contains(screen) { return "screen \(screen.title ?? "-") is gone, and alive" }
      let isShown = screen.viewIfLoaded?.window != nil
      if !screen.isHere, !screen.isAway {
        return "screen \(screen.title ?? "-") is neither here nor away"
      }
      if screen.isHere != isShown {
        return
          "screen \(screen.title ?? "-") is \(isShown ? "shown" : "away"), and was told otherwise"
      }
      let isMoving =
        screen.isMovingToParent || screen.isMovingFromParent || screen.isBeingPresented
        || screen.isBeingDismissed
      if isMoving { return "screen \(screen.title ?? "-") believes that it moves" }
    }
    if top.transitionCoordinator != nil { return "a transition coordinator at rest" }
    return nil
  }

  private func everything(in container: UIViewController) -> [UIViewController] {
    [container] + container.children.flatMap(everything)
  }
}
