import PortableUIKit

/// The second tab, and any other blue screen.
final class BlueCoordinator: ChildCoordinator {
  let navigationController: UINavigationController
  private(set) weak var viewControllerRef: UIViewController?
  weak var parent: RootCoordinator?
  private let usesTheMainMerchCoordinator: Bool

  init(navigationController: UINavigationController, usesTheMainMerchCoordinator: Bool = true) {
    self.navigationController = navigationController
    self.usesTheMainMerchCoordinator = usesTheMainMerchCoordinator
  }

  func start(animated: Bool) {
    let screen = BlueViewController(coordinator: self)
    viewControllerRef = screen
    navigationController.pushViewController(screen, animated: animated)
  }

  func coordinatorDidFinish() {
    parent?.childDidFinish(self)
  }

  func products() {
    parent?.products(
      on: navigationController, useTheMainMerchCoordinator: usesTheMainMerchCoordinator)
  }

  func cleanUpMerch() {
    parent?.cleanUpMerch()
  }
}
