import Foundation

/// What the interface looks like on this device: a phone's, held upright, in the light.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How much width there is.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much height there is.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Pixels a point.
  public var displayScale: CGFloat { 3 }
  /// How large text is.
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

  /// The traits that hold now.
  public static let current = UITraitCollection()

  /// Whether colours look different under other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// How large a person wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public var rawValue: String

  /// Creates a category.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "S")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "M")
  /// Large, as usual.
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  /// Large enough for weak eyes.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AXL")
}

extension UIContentSizeCategory {
  /// A person wants text to be of another size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}
