import PortableUIKit

/// Shows how to become a member.
final class RegisterCoordinator: ChildCoordinator {
  let navigationController: UINavigationController
  private(set) weak var viewControllerRef: UIViewController?
  private weak var parent: AuthCoordinator?

  init(navigationController: UINavigationController, parent: AuthCoordinator) {
    self.navigationController = navigationController
    self.parent = parent
  }

  func start(animated: Bool) {
    let screen = RegisterViewController(coordinator: self)
    viewControllerRef = screen
    navigationController.customPushViewController(screen)
  }

  func coordinatorDidFinish() {
    parent?.childDidFinish(self)
  }

  func forgotPassword() {
    parent?.forgotPassword(on: navigationController)
  }

  func dismissAuthScreens() {
    parent?.dismissAuthScreens()
  }
}
