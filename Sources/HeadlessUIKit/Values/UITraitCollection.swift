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
