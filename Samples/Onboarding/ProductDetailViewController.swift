import PortableUIKit
import SampleViews

/// One product.
final class ProductDetailViewController: UIViewController {
  private let product: Product

  init(product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIStackView(column: [UILabel(text: product.details)])
  }
}
