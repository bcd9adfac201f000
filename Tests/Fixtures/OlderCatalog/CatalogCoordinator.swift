import PortableUIKit

// Fixture: a catalogue app in the style of 2018. It has plain classes without actor isolation, a
// storyboard, tables with data sources and delegates, and a navigation delegate that reacts to the
// back button.

protocol CatalogChild: AnyObject {
  func start()
}

class CatalogCoordinator: NSObject, CatalogChild, UINavigationControllerDelegate {
  var childCoordinators = [CatalogChild]()
  var navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    navigationController.delegate = self
    let list = ProductListViewController.instantiate()
    list.delegate = self
    list.title = "Catalogue"
    navigationController.pushViewController(list, animated: false)
  }

  func buy(_ product: Product) {
    let child = BuyCoordinator(navigationController: navigationController)
    child.parentCoordinator = self
    child.product = product
    childCoordinators.append(child)
    child.start()
  }

  func childDidFinish(_ child: CatalogChild?) {
    for (index, coordinator) in childCoordinators.enumerated() where coordinator === child {
      childCoordinators.remove(at: index)
      break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    if let buy = from as? BuyViewController {
      childDidFinish(buy.coordinator)
    }
  }
}

extension CatalogCoordinator: ProductListViewControllerDelegate {
  func productList(_ list: ProductListViewController, didSelect product: Product) {
    let detail = ProductDetailViewController(product: product)
    detail.onBuy = { [weak self] in self?.buy($0) }
    navigationController.pushViewController(detail, animated: true)
  }
}
