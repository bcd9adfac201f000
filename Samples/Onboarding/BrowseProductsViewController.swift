import PortableUIKit

@MainActor
protocol BrowseProductsViewControllerDelegate: AnyObject {
  func browseProductsViewController(
    _ controller: BrowseProductsViewController, didSelect product: Product)
}

/// The products, one a row.
final class BrowseProductsViewController: UITableViewController {
  weak var delegate: (any BrowseProductsViewControllerDelegate)?

  private let products: [Product]

  init(products: [Product]) {
    self.products = products
    super.init(style: .plain)
    title = "Products"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "product")
      ?? UITableViewCell(style: .default, reuseIdentifier: "product")
    cell.textLabel?.text = products[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.browseProductsViewController(self, didSelect: products[indexPath.row])
  }
}
