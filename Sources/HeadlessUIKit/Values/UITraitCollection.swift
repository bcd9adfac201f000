import Foundation

/// The traits of a phone held upright, in light style.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark style.
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Pixels per point.
  public var displayScale: CGFloat { 3 }
  /// Whether the screen measures how hard it is touched: it does not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Creates traits.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    super.init()
  }

  /// The current traits.
  public static let current = UITraitCollection()

  /// Whether colours differ from those under other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}

/// What has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// Its traits.
  var traitCollection: UITraitCollection { get }
}

extension UIPresentationController: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}
extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// A class of available space.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// Light or dark style.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The text size that the person prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's string.
  public var rawValue: String

  /// Creates a category.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  /// Large, as usual.
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AXL")
}

extension UIContentSizeCategory {
  /// Posted when the preferred text size changed. It never does here.
  public static let didChangeNotification = uiKitName("ContentSizeCategoryDidChange")
}

/// Whether a screen measures how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}
