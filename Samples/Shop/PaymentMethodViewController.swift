import PortableUIKit

@MainActor
protocol PaymentMethodViewControllerDelegate: AnyObject {
  func paymentMethodViewController(
    _ controller: PaymentMethodViewController, didSelect method: PaymentMethod)
}

/// How the order is paid.
final class PaymentMethodViewController: UITableViewController {
  weak var delegate: (any PaymentMethodViewControllerDelegate)?

  private let methods: [PaymentMethod]

  init(methods: [PaymentMethod]) {
    self.methods = methods
    super.init(style: .insetGrouped)
    title = "Payment"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    methods.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.cell(text: methods[indexPath.row].rawValue)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.paymentMethodViewController(self, didSelect: methods[indexPath.row])
  }
}
