import Foundation

extension UIView {
  /// What a screen reader adds.
  public var accessibilityHint: String? {
    get { details?.accessibilityHint }
    set { seldom.accessibilityHint = newValue }
  }

  /// The value a screen reader says.
  public var accessibilityValue: String? {
    get { details?.accessibilityValue }
    set { seldom.accessibilityValue = newValue }
  }

  /// What the view is to a screen reader.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { details?.accessibilityTraits ?? .none }
    set { seldom.accessibilityTraits = newValue }
  }

  /// Whether a screen reader stops at the view.
  public var isAccessibilityElement: Bool {
    get { details?.isAccessibilityElement ?? false }
    set { seldom.isAccessibilityElement = newValue }
  }

  /// What a screen reader finds in the view.
  public var accessibilityElements: [Any]? {
    get { details?.accessibilityElements }
    set { seldom.accessibilityElements = newValue }
  }

  /// Whether a screen reader stays in this view.
  public var accessibilityViewIsModal: Bool {
    get { false }
    set {}
  }

  /// Whether a screen reader passes over what is in the view.
  public var accessibilityElementsHidden: Bool {
    get { false }
    set {}
  }
}
