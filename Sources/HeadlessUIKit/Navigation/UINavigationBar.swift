import Foundation

/// The bar above a navigation stack.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  weak var navigationController: UINavigationController?
  private var ownItems: [UINavigationItem]?

  /// Decides with the app what is popped, where the bar stands alone.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The item of the screen on top.
  open var topItem: UINavigationItem? { items?.last }

  /// The item the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// The items of all screens on the stack; the bar's own, where it stands alone.
  open var items: [UINavigationItem]? {
    get { navigationController?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { if navigationController == nil { ownItems = newValue } }
  }

  /// Sets the items of a bar that stands alone.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Adds an item to a bar that stands alone.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Removes the last item of a bar that stands alone.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let last = items?.last
    items = items?.dropLast()
    return last
  }

  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether the bar lets what is under it shine through.
  open var isTranslucent = true
  /// What the bar looks like.
  open var barStyle = UIBarStyle.default
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// What the title looks like.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// What a large title looks like.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The back button's image.
  open var backIndicatorImage: UIImage?
  /// What covers the back button's image while screens move.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The shadow's image.
  open var shadowImage: UIImage?
  /// What the bar looks like.
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  /// What the bar looks like at the top of a list.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// What a low bar looks like.
  open var compactAppearance: UINavigationBarAppearance?
  /// What a low bar looks like at the top of a list.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Sets the image behind.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// Decides what is popped off a bar that stands alone.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {
  /// Whether the last item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
}

/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// Whether the bar lets what is under it shine through.
  open var isTranslucent = true
  /// What the bar looks like.
  open var standardAppearance: UIBarAppearance = UIBarAppearance()
  /// What the bar looks like at the end of a list.
  open var scrollEdgeAppearance: UIBarAppearance?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
