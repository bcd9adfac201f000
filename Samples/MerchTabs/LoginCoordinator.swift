import PortableUIKit

/// Shows the login screen.
final class LoginCoordinator: ChildCoordinator {
  let navigationController: UINavigationController
  private(set) weak var viewControllerRef: UIViewController?
  private weak var parent: AuthCoordinator?

  init(navigationController: UINavigationController, parent: AuthCoordinator) {
    self.navigationController = navigationController
    self.parent = parent
  }

  func start(animated: Bool) {
    let screen = LoginViewController(coordinator: self)
    viewControllerRef = screen
    navigationController.customPushViewController(screen)
  }

  func coordinatorDidFinish() {
    parent?.childDidFinish(self)
  }

  func register() {
    parent?.register(on: navigationController)
  }

  func dismissAuthScreens() {
    parent?.dismissAuthScreens()
  }
}
