import PortableUIKit

@MainActor
protocol ShippingOptionViewControllerDelegate: AnyObject {
  func shippingOptionViewController(
    _ controller: ShippingOptionViewController, didSelect option: ShippingOption)
}

/// How the parcel travels.
final class ShippingOptionViewController: UITableViewController {
  weak var delegate: (any ShippingOptionViewControllerDelegate)?

  private let options: [ShippingOption]

  init(options: [ShippingOption]) {
    self.options = options
    super.init(style: .insetGrouped)
    title = "Shipping"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    options.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.cell(text: options[indexPath.row].rawValue)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.shippingOptionViewController(self, didSelect: options[indexPath.row])
  }
}
