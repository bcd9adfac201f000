import PortableUIKit

/// Shows what there is to buy.
final class ProductsCoordinator: ChildCoordinator {
  let navigationController: UINavigationController
  private(set) weak var viewControllerRef: UIViewController?
  private weak var parent: MerchCoordinator?

  init(navigationController: UINavigationController, parent: MerchCoordinator) {
    self.navigationController = navigationController
    self.parent = parent
  }

  func start(animated: Bool) {
    let screen = ProductsViewController(coordinator: self)
    viewControllerRef = screen
    navigationController.pushViewController(screen, animated: animated)
  }

  func coordinatorDidFinish() {
    parent?.childDidFinish(self)
  }

  func product(_ product: Product) {
    parent?.square(product, on: navigationController)
  }
}
