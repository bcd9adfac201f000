import PortableUIKit

/// Shows a text that belongs to the whole app.
final class CommonTextCoordinator: ChildCoordinator {
  let navigationController: UINavigationController
  private(set) weak var viewControllerRef: UIViewController?
  private weak var parent: RootCoordinator?

  init(navigationController: UINavigationController, parent: RootCoordinator) {
    self.navigationController = navigationController
    self.parent = parent
  }

  func start(animated: Bool) {
    let screen = TextViewerViewController(
      title: "Terms of use", text: "Be kind, and do not bend the squares.", coordinator: self)
    viewControllerRef = screen
    navigationController.pushViewController(screen, animated: animated)
  }

  func coordinatorDidFinish() {
    parent?.childDidFinish(self)
  }
}
