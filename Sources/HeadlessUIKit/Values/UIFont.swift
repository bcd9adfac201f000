import Foundation

/// A font: its name and size.
public final class UIFont: NSObject, Sendable {
  /// The font's full name.
  public let fontName: String
  public let pointSize: CGFloat

  private init(named fontName: String, size: CGFloat) {
    self.fontName = fontName
    pointSize = size
    super.init()
  }

  /// Creates the font with a name. Every name is assumed to exist.
  public convenience init?(name: String, size: CGFloat) { self.init(named: name, size: size) }

  /// Creates the font with a descriptor. A size of 0 means the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(named: descriptor.name, size: pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(named: "System", size: size)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: "System-\(weight.rawValue)", size: size)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(named: "System-Italic", size: size)
  }

  /// Returns the system font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// Returns the system font with letters of equal width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: "System-Mono-\(weight.rawValue)", size: size)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(named: "System-\(style.rawValue)", size: style.usualSize)
  }

  /// Returns the font for a text style under given traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of text, in points.
  public static let systemFontSize: CGFloat = 14

  /// Returns the font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: fontName, size: fontSize) }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
  /// The font's family.
  public var familyName: String { String(fontName.prefix { $0 != "-" }) }
  public var lineHeight: CGFloat { pointSize * 1.2 }
  /// The height of letters above the baseline.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// The depth of letters below the baseline, as a negative number.
  public var descender: CGFloat { pointSize * -0.25 }
  /// The height of capital letters.
  public var capHeight: CGFloat { pointSize * 0.7 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

extension UIFont {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public var rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's string.
    public var rawValue: String

    /// Creates a style.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "ExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "ExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "LargeTitle")
    /// A first-level title.
    public static let title1 = TextStyle(rawValue: "Title1")
    /// A second-level title.
    public static let title2 = TextStyle(rawValue: "Title2")
    /// A third-level title.
    public static let title3 = TextStyle(rawValue: "Title3")
    public static let headline = TextStyle(rawValue: "Headline")
    public static let subheadline = TextStyle(rawValue: "Subheadline")
    /// Body text.
    public static let body = TextStyle(rawValue: "Body")
    public static let callout = TextStyle(rawValue: "Callout")
    public static let footnote = TextStyle(rawValue: "Footnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "Caption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "Caption2")

    var usualSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}
