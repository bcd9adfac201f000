import PortableUIKit

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
