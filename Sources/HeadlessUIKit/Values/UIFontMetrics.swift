import Foundation

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
