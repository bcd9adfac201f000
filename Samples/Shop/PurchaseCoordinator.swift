import PortableUIKit

/// Shows the screens from the shelf to the order, and keeps what was chosen.
@MainActor
final class PurchaseCoordinator {
  private let navigationController: UINavigationController
  private let flow: ShopApp.Flow

  private var cart = Cart()
  private var address: Address?
  private var shippingOption: ShippingOption?
  private var paymentMethod: PaymentMethod?

  /// The stack of the order, while it covers the shelf.
  private weak var orderNavigationController: UINavigationController?

  init(navigationController: UINavigationController, flow: ShopApp.Flow) {
    self.navigationController = navigationController
    self.flow = flow
  }

  func start() {
    let list = ProductListViewController(products: Product.all)
    list.delegate = self
    list.showCart(cart)
    navigationController.pushViewController(list, animated: false)
  }

  private func showCart() {
    let summary = OrderSummaryViewController(cart: cart)
    summary.delegate = self
    let orderNavigationController = UINavigationController(rootViewController: summary)
    self.orderNavigationController = orderNavigationController
    navigationController.present(orderNavigationController, animated: true)
  }

  private func showAddresses() {
    let addresses = DeliveryAddressViewController(addresses: Address.all)
    addresses.delegate = self
    orderNavigationController?.pushViewController(addresses, animated: true)
  }

  private func showPaymentMethods() {
    let methods = PaymentMethodViewController(methods: PaymentMethod.allCases)
    methods.delegate = self
    orderNavigationController?.pushViewController(methods, animated: true)
  }

  /// Brings the number on the cart's item up to date, on whatever screen there is one.
  private func cartChanged() {
    for case let screen as any CartDisplaying in navigationController.viewControllers {
      screen.showCart(cart)
    }
  }

  private func startOver() {
    cart = Cart()
    address = nil
    shippingOption = nil
    paymentMethod = nil
    cartChanged()
  }
}

extension PurchaseCoordinator: ProductListViewControllerDelegate {
  func productListViewController(
    _ controller: ProductListViewController, didSelect product: Product
  ) {
    let detail = ProductDetailViewController(product: product)
    detail.delegate = self
    detail.showCart(cart)
    navigationController.pushViewController(detail, animated: true)
  }

  func productListViewControllerDidPressCart(_ controller: ProductListViewController) {
    showCart()
  }
}

extension PurchaseCoordinator: ProductDetailViewControllerDelegate {
  func productDetailViewController(
    _ controller: ProductDetailViewController, didAdd product: Product
  ) {
    cart.add(product)
    cartChanged()
  }

  func productDetailViewControllerDidPressCart(_ controller: ProductDetailViewController) {
    showCart()
  }
}

extension PurchaseCoordinator: OrderSummaryViewControllerDelegate {
  func orderSummaryViewControllerDidPressCheckOut(_ controller: OrderSummaryViewController) {
    switch flow {
    case .physical: showAddresses()
    case .digital: showPaymentMethods()
    }
  }

  func orderSummaryViewControllerDidPressClose(_ controller: OrderSummaryViewController) {
    controller.dismiss(animated: true)
  }
}

extension PurchaseCoordinator: DeliveryAddressViewControllerDelegate {
  func deliveryAddressViewController(
    _ controller: DeliveryAddressViewController, didSelect address: Address
  ) {
    self.address = address
    let options = ShippingOptionViewController(options: ShippingOption.allCases)
    options.delegate = self
    orderNavigationController?.pushViewController(options, animated: true)
  }
}

extension PurchaseCoordinator: ShippingOptionViewControllerDelegate {
  func shippingOptionViewController(
    _ controller: ShippingOptionViewController, didSelect option: ShippingOption
  ) {
    shippingOption = option
    showPaymentMethods()
  }
}

extension PurchaseCoordinator: PaymentMethodViewControllerDelegate {
  func paymentMethodViewController(
    _ controller: PaymentMethodViewController, didSelect method: PaymentMethod
  ) {
    paymentMethod = method
    let lines = [
      "Books: \(cart.products.count), total: \(cart.total) euros",
      address.map { "To \($0.name), \($0.street)" },
      shippingOption.map { "By \($0.rawValue)" },
      "Paid by \(method.rawValue)",
    ]
    let confirmation = ConfirmationViewController(lines: lines.compactMap { $0 })
    confirmation.delegate = self
    orderNavigationController?.pushViewController(confirmation, animated: true)
  }
}

extension PurchaseCoordinator: ConfirmationViewControllerDelegate {
  func confirmationViewControllerDidFinish(_ controller: ConfirmationViewController) {
    startOver()
    controller.dismiss(animated: true)
  }
}
