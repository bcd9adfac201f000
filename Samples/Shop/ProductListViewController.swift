import PortableUIKit

@MainActor
protocol ProductListViewControllerDelegate: AnyObject {
  func productListViewController(
    _ controller: ProductListViewController, didSelect product: Product)
  func productListViewControllerDidPressCart(_ controller: ProductListViewController)
}

/// The shelf.
final class ProductListViewController: UITableViewController, CartDisplaying {
  weak var delegate: (any ProductListViewControllerDelegate)?

  private let products: [Product]

  init(products: [Product]) {
    self.products = products
    super.init(style: .plain)
    title = "Books"
  }

  required init?(coder: NSCoder) { nil }

  func didPressCart() {
    delegate?.productListViewControllerDidPressCart(self)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let product = products[indexPath.row]
    return tableView.cell(text: product.title, detail: product.author)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.productListViewController(self, didSelect: products[indexPath.row])
  }
}

extension UITableView {
  /// A cell with two lines, used again where there is one to spare.
  func cell(text: String, detail: String? = nil) -> UITableViewCell {
    let cell =
      dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }
}
