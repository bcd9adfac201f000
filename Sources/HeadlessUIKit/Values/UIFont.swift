import Foundation

/// A font: its name and its size.
public final class UIFont: NSObject, Sendable {
  /// The font's full name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  private init(named fontName: String, size: CGFloat) {
    self.fontName = fontName
    pointSize = size
    super.init()
  }

  /// The font of a name, at a size. Every name is taken to exist.
  public convenience init?(name: String, size: CGFloat) { self.init(named: name, size: size) }

  /// The font of a description, at a size; 0 for the description's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(named: descriptor.name, size: pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(named: "System", size: size)
  }

  /// The system's font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: "System-\(weight.rawValue)", size: size)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's italic font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(named: "System-Italic", size: size)
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font with letters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: "System-Mono-\(weight.rawValue)", size: size)
  }

  /// The font a person has chosen for a kind of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(named: "System-\(style.rawValue)", size: style.usualSize)
  }

  /// The font for a kind of text under some traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of text.
  public static let systemFontSize: CGFloat = 14

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: fontName, size: fontSize) }

  /// The font's description.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
  /// The family the font belongs to.
  public var familyName: String { String(fontName.prefix { $0 != "-" }) }
  /// How high a line is.
  public var lineHeight: CGFloat { pointSize * 1.2 }
  /// How far letters rise.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// How far letters hang.
  public var descender: CGFloat { pointSize * -0.25 }
  /// How high capitals are.
  public var capHeight: CGFloat { pointSize * 0.7 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

extension UIFont {
  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public var rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Usual.
    public static let regular = Weight(0)
    /// A little bolder.
    public static let medium = Weight(0.23)
    /// Nearly bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The boldest.
    public static let black = Weight(0.62)
  }

  /// A kind of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public var rawValue: String

    /// Creates a style.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "LargeTitle")
    /// A first title.
    public static let title1 = TextStyle(rawValue: "Title1")
    /// A second title.
    public static let title2 = TextStyle(rawValue: "Title2")
    /// A third title.
    public static let title3 = TextStyle(rawValue: "Title3")
    /// A headline.
    public static let headline = TextStyle(rawValue: "Headline")
    /// What stands under a headline.
    public static let subheadline = TextStyle(rawValue: "Subheadline")
    /// Text.
    public static let body = TextStyle(rawValue: "Body")
    /// Something called out.
    public static let callout = TextStyle(rawValue: "Callout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "Footnote")
    /// What stands under a picture.
    public static let caption1 = TextStyle(rawValue: "Caption1")
    /// What stands under that.
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
