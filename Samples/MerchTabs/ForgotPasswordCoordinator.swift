import PortableUIKit

/// Shows how to come by a new password.
final class ForgotPasswordCoordinator: ChildCoordinator {
  let navigationController: UINavigationController
  private(set) weak var viewControllerRef: UIViewController?
  private weak var parent: AuthCoordinator?

  init(navigationController: UINavigationController, parent: AuthCoordinator) {
    self.navigationController = navigationController
    self.parent = parent
  }

  func start(animated: Bool) {
    let screen = ForgotPasswordViewController(coordinator: self)
    viewControllerRef = screen
    navigationController.customPushViewController(screen)
  }

  func coordinatorDidFinish() {
    parent?.childDidFinish(self)
  }

  func dismissAuthScreens() {
    parent?.dismissAuthScreens()
  }
}
