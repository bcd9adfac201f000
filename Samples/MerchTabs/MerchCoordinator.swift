import PortableUIKit

/// Sells squares: a product, its square, its terms.
final class MerchCoordinator: ParentCoordinator {
  /// Always empty: screens are pushed on the stack of the screen that opens them.
  let navigationController = UINavigationController()
  var childCoordinators: [any Coordinator] = []

  func start(animated: Bool) {}

  func products(on stack: UINavigationController) {
    show(ProductsCoordinator(navigationController: stack, parent: self))
  }

  func square(_ product: Product, on stack: UINavigationController) {
    show(SquareCoordinator(product: product, navigationController: stack, parent: self))
  }

  func terms(of product: Product, on stack: UINavigationController) {
    let message = "\(product.name)s may be returned as long as they are square."
    show(MessageViewerCoordinator(message: message, navigationController: stack, parent: self))
  }

  private func show(_ child: any ChildCoordinator) {
    addChild(child)
    child.start(animated: true)
  }

  func dismissMerchScreens() {
    dismissChildren()
  }
}
