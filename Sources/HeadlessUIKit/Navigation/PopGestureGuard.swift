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
