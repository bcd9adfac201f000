import PortableUIKit
import SampleViews

@MainActor
protocol OrderSummaryViewControllerDelegate: AnyObject {
  func orderSummaryViewControllerDidPressCheckOut(_ controller: OrderSummaryViewController)
  func orderSummaryViewControllerDidPressClose(_ controller: OrderSummaryViewController)
}

/// What is in the cart, and what it costs.
final class OrderSummaryViewController: UIViewController {
  weak var delegate: (any OrderSummaryViewControllerDelegate)?

  private let cart: Cart

  init(cart: Cart) {
    self.cart = cart
    super.init(nibName: nil, bundle: nil)
    title = "Your order"
    let close = UIAction(title: "Close") { [weak self] _ in
      guard let self else { return }
      delegate?.orderSummaryViewControllerDidPressClose(self)
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: close)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let checkOut = UIAction(title: "Check out") { [weak self] _ in
      guard let self else { return }
      delegate?.orderSummaryViewControllerDidPressCheckOut(self)
    }
    let button = UIButton(primaryAction: checkOut)
    button.isEnabled = !cart.products.isEmpty
    let lines = cart.products.map { UILabel(text: "\($0.title), \($0.price) euros") }
    view = UIStackView(column: lines + [UILabel(text: "Total: \(cart.total) euros"), button])
  }
}
