extension UINavigationController {
  /// Whether the bar shows a back button: what a person can see.
  public var showsBackButton: Bool {
    hasWayBack && !isNavigationBarHidden && !navigationBar.isHidden
  }

  /// What the back button says; `nil` where there is none.
  public var backButtonTitle: String? {
    guard showsBackButton else { return nil }
    let previous = storedChildren[storedChildren.count - 2]
    let item = previous.navigationItem
    if let title = item.backBarButtonItem?.title ?? item.backButtonTitle { return title }
    return item.title ?? "Back"
  }

  /// Whether a swipe from the left edge goes back: what a person can do.
  public var canSwipeBack: Bool {
    guard storedChildren.count > 1, appearance == .appeared, transition == nil else { return false }
    guard let gesture = interactivePopGestureRecognizer, gesture.isEnabled else { return false }
    return gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true
  }

  /// Whether the top screen leaves the way back to the system.
  var hasWayBack: Bool {
    guard storedChildren.count > 1, let top = storedChildren.last else { return false }
    guard let item = top.storedNavigationItem else { return true }
    if item.hidesBackButton { return false }
    let hasLeftItem = !(item.leftBarButtonItems ?? []).isEmpty
    return !hasLeftItem || item.leftItemsSupplementBackButton
  }

  /// A finger begins to drag the top screen aside; `nil` where the swipe is not to be had.
  func beginSwipeBack() -> NavigationTransition? {
    guard canSwipeBack else { return nil }
    isSwiping = true
    popViewController(animated: true)
    isSwiping = false
    guard let transition, !transition.hasBegun, transition.isHeld else { return nil }
    return transition
  }
}

/// The swipe's delegate until the app puts its own in its place: it refuses where the bar shows no
/// way back.
@MainActor final class PopGestureGuard: UIGestureRecognizerDelegate {
  weak var navigationController: UINavigationController?
  let gesture = UIGestureRecognizer()

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    gesture.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    return navigationController.hasWayBack && !navigationController.isNavigationBarHidden
  }
}
