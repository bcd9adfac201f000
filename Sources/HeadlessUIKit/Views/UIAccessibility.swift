import Foundation

/// What a person needs of the interface: nothing special.
@MainActor public enum UIAccessibility {
  /// What is told to a screen reader.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public var rawValue: UInt32

    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something else is shown.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Whether a screen reader runs.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether things should move less.
  public static var isReduceMotionEnabled: Bool { false }

  /// Tells a screen reader.
  public static func post(notification: Notification, argument: Any?) {}
}

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

/// What something is to a screen reader.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public var rawValue: UInt64

  /// Creates a set of traits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing special.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Not to be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Something to adjust.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
