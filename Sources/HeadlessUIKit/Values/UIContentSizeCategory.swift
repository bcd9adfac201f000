import Foundation

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
