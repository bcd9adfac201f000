import PortableUIKit

/// Shows one product.
final class SquareCoordinator: ChildCoordinator {
  let navigationController: UINavigationController
  private(set) weak var viewControllerRef: UIViewController?
  private let product: Product
  private weak var parent: MerchCoordinator?

  init(
    product: Product, navigationController: UINavigationController, parent: MerchCoordinator
  ) {
    self.product = product
    self.navigationController = navigationController
    self.parent = parent
  }

  func start(animated: Bool) {
    let screen = SquareViewController(product: product, coordinator: self)
    viewControllerRef = screen
    navigationController.pushViewController(screen, animated: animated)
  }

  func coordinatorDidFinish() {
    parent?.childDidFinish(self)
  }

  func terms() {
    parent?.terms(of: product, on: navigationController)
  }
}
