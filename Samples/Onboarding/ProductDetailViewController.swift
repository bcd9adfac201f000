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

/// Something to look at.
struct Product {
  var name: String
  var details: String

  static let all = [
    Product(name: "Kettle", details: "Boils a litre in two minutes, and says so."),
    Product(name: "Lantern", details: "Burns all night on one candle."),
    Product(name: "Hammock", details: "For two trees and one person."),
  ]
}
