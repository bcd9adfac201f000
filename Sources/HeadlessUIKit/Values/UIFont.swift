import Foundation

/// A font: its name and its size.
public final class UIFont: NSObject, Sendable {
  /// The font's full name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  init(named fontName: String, size: CGFloat) {
    self.fontName = fontName
    pointSize = size
    super.init()
  }

  /// The font of a name, at a size.
  public convenience init?(name: String, size: CGFloat) { self.init(named: name, size: size) }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(named: ".SFUI-Regular", size: size)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(named: ".SFUI-Semibold", size: size)
  }

  /// The system's italic font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(named: ".SFUI-RegularItalic", size: size)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}
