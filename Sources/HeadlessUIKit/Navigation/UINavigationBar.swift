import Foundation

/// The bar above a navigation stack.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  weak var navigationController: UINavigationController?
  private var ownItems: [UINavigationItem]?

  /// The delegate of a bar without a navigation controller.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The item of the top screen.
  open var topItem: UINavigationItem? { items?.last }

  /// The item of the screen below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// The items of the screens on the stack, or the items set on a bar without a stack.
  open var items: [UINavigationItem]? {
    get { navigationController?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { if navigationController == nil { ownItems = newValue } }
  }

  /// Sets the items of a bar without a stack.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Pushes an item onto a bar without a stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Pops the last item of a bar without a stack.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let last = items?.last
    items = items?.dropLast()
    return last
  }

  open var prefersLargeTitles = false
  open var isTranslucent = true
  /// The look of the bar.
  open var barStyle = UIBarStyle.default
  /// The bar's colour.
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The back button's image.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's image during transitions.
  open var backIndicatorTransitionMaskImage: UIImage?
  open var shadowImage: UIImage?
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  /// The look at the top of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a compact bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of a compact bar at the top of the content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Does nothing: bars are not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A delegate of a bar without a navigation controller.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {
  /// Whether an item may be popped. It is never called.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Returns `true`.
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
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The look of the bar.
  open var standardAppearance: UIBarAppearance = UIBarAppearance()
  /// The look at the end of the content.
  open var scrollEdgeAppearance: UIBarAppearance?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
