import HeadlessUIKit

extension NavigationWalker {
  /// Returns what does not hold now; nil if everything holds.
  ///
  /// - Parameter isSettled: whether nothing is pending, when more has to hold.
  public func failure(isSettled: Bool) -> String? {
    orderFailure ?? agreementFailure ?? (isSettled ? settledFailure : nil)
  }

  /// Callbacks are balanced: every appearance has its disappearance, and *will* precedes *did*.
  private var orderFailure: String? {
    for screen in liveScreens {
      if let complaint = screen.complaints.first { return complaint }
      if screen.loadCount > 1 { return "screen \(screen.title ?? "-") loaded its view twice" }
    }
    return nil
  }

  /// Stacks, parents, presented and presenting view controllers are consistent.
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
      if child.parent !== container { return "\(type(of: child)) has another parent" }
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

  /// One screen is on display and received `viewDidAppear`; nothing popped or dismissed is alive.
  private var settledFailure: String? {
    guard let top else { return "nothing is on display" }
    if top.view.window !== window { return "what is on display is not in the window" }
    if let screen = top as? WalkingScreen, !screen.isHere {
      return "screen \(screen.title ?? "-") is on display without viewDidAppear"
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
          "screen \(screen.title ?? "-") is \(isShown ? "shown" : "away"), and its callbacks say otherwise"
      }
      let isMoving =
        screen.isMovingToParent || screen.isMovingFromParent || screen.isBeingPresented
        || screen.isBeingDismissed
      if isMoving { return "screen \(screen.title ?? "-") believes that it moves" }
    }
    if top.transitionCoordinator != nil { return "a transition coordinator at rest" }
    return nil
  }

  /// A container and all in it, with the columns that a split view keeps while they are not on its stack.
  private func everything(in container: UIViewController) -> [UIViewController] {
    let kept = (container as? UISplitViewController).map { split in
      ([.primary, .secondary] as [UISplitViewController.Column])
        .compactMap { split.viewController(for: $0) }
    }
    return [container] + ((kept ?? []) + container.children).flatMap(everything)
  }
}
