import Foundation

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
