import Foundation

/// The bar above a navigation stack.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  weak var navigationController: UINavigationController?

  /// The item of the screen on top.
  open var topItem: UINavigationItem? { navigationController?.topViewController?.navigationItem }

  /// The item the back button leads to.
  open var backItem: UINavigationItem? {
    guard let screens = navigationController?.viewControllers, screens.count > 1 else { return nil }
    return screens[screens.count - 2].navigationItem
  }

  /// The items of all screens on the stack.
  open var items: [UINavigationItem]? {
    get { navigationController?.viewControllers.map(\.navigationItem) }
    set {}
  }

  /// Whether titles are large.
  open var prefersLargeTitles = false

  /// Whether the bar lets what is under it shine through.
  open var isTranslucent = true

  /// The bar's colour.
  open var barTintColor: UIColor?
}
