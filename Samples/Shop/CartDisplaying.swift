import PortableUIKit

/// A screen with a button for the cart on its bar.
@MainActor
protocol CartDisplaying: UIViewController {
  func didPressCart()
}

extension CartDisplaying {
  /// Puts the item that leads to the cart on the bar, with the number of things in it.
  func showCart(_ cart: Cart) {
    let action = UIAction(title: "Cart (\(cart.products.count))") { [weak self] _ in
      self?.didPressCart()
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
  }
}
