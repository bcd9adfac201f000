import Foundation

/// What a font is found by.
public struct UIFontDescriptor: Hashable, Sendable {
  let name: String
  /// The size in points.
  public let pointSize: CGFloat

  /// Creates a description.
  public init(name: String, size: CGFloat) {
    self.name = name
    pointSize = size
  }

  /// What a font looks like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public var rawValue: UInt32

    /// Creates a set of traits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// How letters are drawn.
  public enum SystemDesign: String, Sendable {
    case `default`, rounded, serif, monospaced
  }

  /// The description with traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: "\(name)+\(traits.rawValue)", size: pointSize)
  }

  /// The description with another way of drawing letters.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(name: "\(name)+\(design.rawValue)", size: pointSize)
  }

  /// The description of the font a person has chosen for a kind of text.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> Self {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
}

/// Scales fonts as a person wants text to be: not here.
public final class UIFontMetrics: NSObject, Sendable {
  /// The scale of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The scale of text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font, scaled.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font, scaled up to a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }

  /// The value, scaled.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
