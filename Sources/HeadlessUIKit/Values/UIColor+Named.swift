import Foundation

extension UIColor {
  /// The fixed colour of this name.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The fixed colour of this name.
  public static let darkGray = UIColor(red: 0.333, green: 0.333, blue: 0.333, alpha: 1)
  /// The fixed colour of this name.
  public static let lightGray = UIColor(red: 0.667, green: 0.667, blue: 0.667, alpha: 1)
  /// The fixed colour of this name.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The fixed colour of this name.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// The fixed colour of this name.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The fixed colour of this name.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The fixed colour of this name.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The fixed colour of this name.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The fixed colour of this name.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The fixed colour of this name.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The fixed colour of this name.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The fixed colour of this name.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The fixed colour of this name.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The transparent colour.
  public static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor {
  /// The system colour of this name, in its light variant.
  public static let systemRed = named("systemRed", 255, 59, 48)
  /// The system colour of this name, in its light variant.
  public static let systemGreen = named("systemGreen", 52, 199, 89)
  /// The system colour of this name, in its light variant.
  public static let systemBlue = named("systemBlue", 0, 122, 255)
  /// The system colour of this name, in its light variant.
  public static let systemOrange = named("systemOrange", 255, 149, 0)
  /// The system colour of this name, in its light variant.
  public static let systemYellow = named("systemYellow", 255, 204, 0)
  /// The system colour of this name, in its light variant.
  public static let systemPink = named("systemPink", 255, 45, 85)
  /// The system colour of this name, in its light variant.
  public static let systemPurple = named("systemPurple", 175, 82, 222)
  /// The system colour of this name, in its light variant.
  public static let systemTeal = named("systemTeal", 48, 176, 199)
  /// The system colour of this name, in its light variant.
  public static let systemIndigo = named("systemIndigo", 88, 86, 214)
  /// The system colour of this name, in its light variant.
  public static let systemBrown = named("systemBrown", 162, 132, 94)
  /// The system colour of this name, in its light variant.
  public static let systemMint = named("systemMint", 0, 199, 190)
  /// The system colour of this name, in its light variant.
  public static let systemCyan = named("systemCyan", 50, 173, 230)
  /// The system colour of this name, in its light variant.
  public static let systemGray = named("systemGray", 142, 142, 147)
  /// The system colour of this name, in its light variant.
  public static let systemGray2 = named("systemGray2", 174, 174, 178)
  /// The system colour of this name, in its light variant.
  public static let systemGray3 = named("systemGray3", 199, 199, 204)
  /// The system colour of this name, in its light variant.
  public static let systemGray4 = named("systemGray4", 209, 209, 214)
  /// The system colour of this name, in its light variant.
  public static let systemGray5 = named("systemGray5", 229, 229, 234)
  /// The system colour of this name, in its light variant.
  public static let systemGray6 = named("systemGray6", 242, 242, 247)
  /// The system colour of this name, in its light variant.
  public static let label = named("label", 0, 0, 0)
  /// The system colour of this name, in its light variant.
  public static let secondaryLabel = named("secondaryLabel", 60, 60, 67)
  /// The system colour of this name, in its light variant.
  public static let tertiaryLabel = named("tertiaryLabel", 60, 60, 67)
  /// The system colour of this name, in its light variant.
  public static let quaternaryLabel = named("quaternaryLabel", 60, 60, 67)
  /// The system colour of this name, in its light variant.
  public static let placeholderText = named("placeholderText", 60, 60, 67)
  /// The system colour of this name, in its light variant.
  public static let link = named("link", 0, 122, 255)
  /// The system colour of this name, in its light variant.
  public static let separator = named("separator", 60, 60, 67)
  /// The system colour of this name, in its light variant.
  public static let opaqueSeparator = named("opaqueSeparator", 198, 198, 200)
  /// The system colour of this name, in its light variant.
  public static let systemBackground = named("systemBackground", 255, 255, 255)
  /// The system colour of this name, in its light variant.
  public static let secondarySystemBackground = named("secondarySystemBackground", 242, 242, 247)
  /// The system colour of this name, in its light variant.
  public static let tertiarySystemBackground = named("tertiarySystemBackground", 255, 255, 255)
  /// The system colour of this name, in its light variant.
  public static let systemGroupedBackground = named("systemGroupedBackground", 242, 242, 247)
  /// The system colour of this name, in its light variant.
  public static let secondarySystemGroupedBackground = named(
    "secondarySystemGroupedBackground", 255, 255, 255)
  /// The system colour of this name, in its light variant.
  public static let tertiarySystemGroupedBackground = named(
    "tertiarySystemGroupedBackground", 242, 242, 247)
  /// The system colour of this name, in its light variant.
  public static let systemFill = named("systemFill", 120, 120, 128)
  /// The system colour of this name, in its light variant.
  public static let secondarySystemFill = named("secondarySystemFill", 120, 120, 128)
  /// The system colour of this name, in its light variant.
  public static let tertiarySystemFill = named("tertiarySystemFill", 118, 118, 128)
  /// The system colour of this name, in its light variant.
  public static let quaternarySystemFill = named("quaternarySystemFill", 116, 116, 128)
  /// The system colour of this name, in its light variant.
  public static let lightText = named("lightText", 255, 255, 255)
  /// The system colour of this name, in its light variant.
  public static let darkText = named("darkText", 0, 0, 0)
  /// The system colour of this name, in its light variant.
  public static let tintColor = named("tintColor", 0, 122, 255)

  private static func named(_ name: String, _ red: Int, _ green: Int, _ blue: Int) -> UIColor {
    func part(_ value: Int) -> CGFloat { CGFloat(value) / 255 }
    let parts = ColorParts(red: part(red), green: part(green), blue: part(blue), alpha: 1)
    return UIColor(parts, name: name)
  }
}
