import PortableUIKit

/// The first tab.
final class GreenCoordinator: ChildCoordinator {
  let navigationController: UINavigationController
  private(set) weak var viewControllerRef: UIViewController?
  weak var parent: RootCoordinator?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start(animated: Bool) {
    let screen = GreenViewController(coordinator: self)
    viewControllerRef = screen
    navigationController.pushViewController(screen, animated: animated)
  }

  func coordinatorDidFinish() {
    parent?.childDidFinish(self)
  }

  func commonText() {
    parent?.commonText(on: navigationController)
  }

  func blueScreen() {
    parent?.blueScreen(on: navigationController, useTheMainMerchCoordinator: false)
  }

  func cleanUpZombieCoordinators() {
    parent?.cleanUpZombieCoordinators()
  }
}
