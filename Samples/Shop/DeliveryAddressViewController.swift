import PortableUIKit

@MainActor
protocol DeliveryAddressViewControllerDelegate: AnyObject {
  func deliveryAddressViewController(
    _ controller: DeliveryAddressViewController, didSelect address: Address)
}

/// Where the parcel goes.
final class DeliveryAddressViewController: UITableViewController {
  weak var delegate: (any DeliveryAddressViewControllerDelegate)?

  private let addresses: [Address]

  init(addresses: [Address]) {
    self.addresses = addresses
    super.init(style: .insetGrouped)
    title = "Deliver to"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    addresses.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let address = addresses[indexPath.row]
    return tableView.cell(text: address.name, detail: address.street)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.deliveryAddressViewController(self, didSelect: addresses[indexPath.row])
  }
}
