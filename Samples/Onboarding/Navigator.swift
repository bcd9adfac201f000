import PortableUIKit

/// A navigation controller with a closure for each screen, called when it is popped.
@MainActor
final class Navigator: NSObject {
  let navigationController: UINavigationController
  private var popCompletions: [UIViewController: () -> Void] = [:]

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  /// - Parameter onPopped: runs once, when the screen is popped, by whatever means.
  func push(
    _ viewController: UIViewController, animated: Bool, onPopped: (() -> Void)? = nil
  ) {
    popCompletions[viewController] = onPopped
    navigationController.pushViewController(viewController, animated: animated)
  }

  func popViewController(animated: Bool) {
    if let popped = navigationController.popViewController(animated: animated) {
      complete(popped)
    }
  }

  private func complete(_ popped: UIViewController) {
    popCompletions.removeValue(forKey: popped)?()
  }
}

extension Navigator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
    guard let from, !navigationController.viewControllers.contains(from) else { return }
    complete(from)
  }
}
