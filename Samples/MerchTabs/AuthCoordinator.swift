import PortableUIKit

/// Signs the person in, over everything else.
final class AuthCoordinator: ParentCoordinator {
  /// Its own stack stays empty: its screens go onto the one that they are to cover.
  let navigationController = UINavigationController()
  var childCoordinators: [any Coordinator] = []

  func start(animated: Bool) {}

  func login(on stack: UINavigationController) {
    stack.setNavigationBarHidden(false, animated: false)
    show(LoginCoordinator(navigationController: stack, parent: self))
  }

  func register(on stack: UINavigationController) {
    show(RegisterCoordinator(navigationController: stack, parent: self))
  }

  func forgotPassword(on stack: UINavigationController) {
    show(ForgotPasswordCoordinator(navigationController: stack, parent: self))
  }

  private func show(_ child: any ChildCoordinator) {
    addChild(child)
    child.start(animated: false)
  }

  func dismissAuthScreens() {
    dismissChildren()
    navigationController.customPopToRootViewController()
  }
}
