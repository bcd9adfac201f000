import Foundation

/// A description by which a font is found.
public struct UIFontDescriptor: Hashable, Sendable {
  let name: String
  public let pointSize: CGFloat

  /// Creates a description.
  public init(name: String, size: CGFloat) {
    self.name = name
    pointSize = size
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public var rawValue: UInt32

    /// Creates a set of traits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The design of a system font.
  public enum SystemDesign: String, Sendable {
    case `default`, rounded, serif, monospaced
  }

  /// Returns the description with traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: "\(name)+\(traits.rawValue)", size: pointSize)
  }

  /// Returns the description with another design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(name: "\(name)+\(design.rawValue)", size: pointSize)
  }

  /// Returns the description of the font for a text style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> Self {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
}

/// A scale for the person's preferred text size. It scales nothing.
public final class UIFontMetrics: NSObject, Sendable {
  /// Creates the scale of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The scale of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns the font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font itself.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }

  /// Returns the value itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
