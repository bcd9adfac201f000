import PortableUIKit

class BuyCoordinator: CatalogChild {
  weak var parentCoordinator: CatalogCoordinator?
  var navigationController: UINavigationController
  var product: Product!

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let buy = BuyViewController.instantiate()
    buy.coordinator = self
    buy.product = product
    navigationController.pushViewController(buy, animated: true)
  }

  func didBuy() {
    let alert = UIAlertController(
      title: "Thank you", message: "\(product.name) is on its way", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.navigationController.popToRootViewController(animated: true)
      })
    navigationController.present(alert, animated: true, completion: nil)
  }
}

class BuyViewController: UIViewController, Storyboarded {
  weak var coordinator: BuyCoordinator?
  var product: Product!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Buy \(product.name)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: Selector("doneTapped"))
  }

  func doneTapped() { coordinator?.didBuy() }
}

extension BuyViewController: SelectorPerforming {
  func perform(_ selector: Selector, from sender: Any?) -> Bool {
    guard selector.name == "doneTapped" else { return false }
    doneTapped()
    return true
  }
}
