extension UINavigationController {
  /// Whether the bar shows a back button.
  public var showsBackButton: Bool {
    canGoBack && !isNavigationBarHidden && !navigationBar.isHidden
  }

  /// The title of the back button, or `nil` if there is none.
  public var backButtonTitle: String? {
    guard showsBackButton else { return nil }
    let previous = storedChildren[storedChildren.count - 2]
    let item = previous.navigationItem
    if let title = item.backBarButtonItem?.title ?? item.backButtonTitle { return title }
    return item.title ?? "Back"
  }

  /// Whether a swipe from the left edge goes back.
  public var canSwipeBack: Bool {
    guard storedChildren.count > 1, appearance == .appeared, transition == nil else { return false }
    guard let gesture = interactivePopGestureRecognizer, gesture.isEnabled else { return false }
    return gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true
  }

  /// Whether the top screen keeps the system's back button.
  var canGoBack: Bool {
    guard storedChildren.count > 1, let top = storedChildren.last else { return false }
    guard let item = top.storedNavigationItem else { return true }
    if item.hidesBackButton { return false }
    let hasLeftItem = !(item.leftBarButtonItems ?? []).isEmpty
    return !hasLeftItem || item.leftItemsSupplementBackButton
  }

  /// Does what a tap on the back button does.
  func goBack() {
    if let action = topViewController?.storedNavigationItem?.backAction {
      action.perform(from: self)
    } else {
      popViewController(animated: true)
    }
  }

  /// Starts an interactive pop, or returns `nil` if a swipe is not possible.
  func beginSwipeBack() -> NavigationTransition? {
    guard canSwipeBack else { return nil }
    isSwiping = true
    popViewController(animated: true)
    isSwiping = false
    guard let transition, !transition.hasBegun, transition.isHeld else { return nil }
    return transition
  }
}

/// The default delegate of the swipe back. It prevents the swipe if the bar has no back button or
/// is hidden, until the app replaces it.
@MainActor final class PopGestureGuard: UIGestureRecognizerDelegate {
  weak var navigationController: UINavigationController?
  let gesture = UIGestureRecognizer()

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    gesture.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    return navigationController.canGoBack && !navigationController.isNavigationBarHidden
  }
}
