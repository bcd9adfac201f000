extension UINavigationController {
  /// Whether the bar shows a back button. Of a stack on a stack, as in a collapsed split view, it is the
  /// inner one's.
  public var showsBackButton: Bool {
    !(topViewController is UINavigationController)
      && canGoBack && !isNavigationBarHidden && !navigationBar.isHidden
  }

  /// The stack that this one is on, if this one has nothing to go back to itself.
  private var stackToGoBackIn: UINavigationController {
    guard storedChildren.count == 1, let outer = storedParent as? UINavigationController
    else { return self }
    return outer
  }

  /// The screen whose items the bar shows.
  private var screenOfBar: UIViewController? {
    guard let inner = topViewController as? UINavigationController else { return topViewController }
    return inner.topViewController
  }

  /// The title of the back button, or `nil` if there is none.
  public var backButtonTitle: String? {
    guard showsBackButton else { return nil }
    let item = stackToGoBackIn.storedChildren.dropLast().last?.navigationItem
    return item?.backBarButtonItem?.title ?? item?.backButtonTitle ?? item?.title ?? "Back"
  }

  /// Whether a swipe from the left edge goes back.
  public var canSwipeBack: Bool {
    let stack = stackToGoBackIn
    guard stack === self else { return stack.canSwipeBack }
    guard storedChildren.count > 1, appearance == .appeared, transition == nil else { return false }
    guard let gesture = interactivePopGestureRecognizer, gesture.isEnabled else { return false }
    return gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true
  }

  /// Whether the top screen keeps the system's back button.
  var canGoBack: Bool {
    guard stackToGoBackIn.storedChildren.count > 1, let top = screenOfBar else { return false }
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
      stackToGoBackIn.popViewController(animated: true)
    }
  }

  /// Starts an interactive pop, or returns `nil` if a swipe is not possible.
  func beginSwipeBack() -> HeldSwipe? {
    guard canSwipeBack else { return nil }
    let stack = stackToGoBackIn
    guard stack === self else { return stack.beginSwipeBack() }
    isSwiping = true
    popViewController(animated: true)
    isSwiping = false
    guard let transition, !transition.hasBegun, transition.isHeld else { return nil }
    return HeldSwipe(transition, in: self)
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
