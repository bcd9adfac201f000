import PortableUIKit
import SampleViews

@MainActor
protocol ProductDetailViewControllerDelegate: AnyObject {
  func productDetailViewController(
    _ controller: ProductDetailViewController, didAdd product: Product)
  func productDetailViewControllerDidPressCart(_ controller: ProductDetailViewController)
}

/// One book, to be put into the cart.
final class ProductDetailViewController: UIViewController, CartDisplaying {
  weak var delegate: (any ProductDetailViewControllerDelegate)?

  private let product: Product

  init(product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
    title = product.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let add = UIAction(title: "Add to cart") { [weak self] _ in
      guard let self else { return }
      delegate?.productDetailViewController(self, didAdd: product)
    }
    view = UIStackView(column: [
      UILabel(text: "by \(product.author)"), UILabel(text: "\(product.price) euros"),
      UIButton(primaryAction: add),
    ])
  }

  func didPressCart() {
    delegate?.productDetailViewControllerDidPressCart(self)
  }
}
