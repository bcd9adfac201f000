import Foundation

/// The accessibility settings, all of which are off.
@MainActor public enum UIAccessibility {
  /// A notification of assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public var rawValue: UInt32

    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Whether VoiceOver is running. It never is.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether motion should be reduced. It never should.
  public static var isReduceMotionEnabled: Bool { false }

  /// Does nothing: there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIView {
  /// The accessibility elements in the view.
  public var accessibilityElements: [Any]? {
    get { details?.accessibilityElements }
    set { seldom.accessibilityElements = newValue }
  }

  /// Whether assistive technology ignores other views. Setting it does nothing.
  public var accessibilityViewIsModal: Bool {
    get { false }
    set {}
  }

  /// Whether the view's accessibility elements are hidden. Setting it does nothing.
  public var accessibilityElementsHidden: Bool {
    get { false }
    set {}
  }
}

/// A set of accessibility traits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public var rawValue: UInt64

  /// Creates a set of traits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An adjustable value.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
