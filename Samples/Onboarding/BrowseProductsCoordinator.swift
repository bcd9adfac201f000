import PortableUIKit

/// Leads from a list of products to each of them.
final class BrowseProductsCoordinator: NavigationCoordinator {
  var childCoordinators: [any Coordinator] = []
  let navigator: Navigator
  var rootViewController: UIViewController { browseProductsViewController }

  private let browseProductsViewController = BrowseProductsViewController(products: Product.all)

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func start() {
    browseProductsViewController.delegate = self
  }
}

extension BrowseProductsCoordinator: BrowseProductsViewControllerDelegate {
  func browseProductsViewController(
    _ controller: BrowseProductsViewController, didSelect product: Product
  ) {
    navigator.push(ProductDetailViewController(product: product), animated: true)
  }
}
