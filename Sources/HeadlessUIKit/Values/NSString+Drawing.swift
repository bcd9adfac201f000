import Foundation

extension NSString {
  /// How large a text would be, about.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let size = (attributes?[.font] as? UIFont)?.pointSize ?? 12
    return CGSize(width: CGFloat(length) * size / 2, height: size * 1.2)
  }

  /// How large a text would be within a size, about.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let line = self.size(withAttributes: attributes)
    let lines = size.width > 0 ? max(1, (line.width / size.width).rounded(.up)) : 1
    return CGRect(x: 0, y: 0, width: min(line.width, size.width), height: lines * line.height)
  }
}

extension String {
  /// How large a text would be, about.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }

  /// How large a text would be within a size, about.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: size, attributes: attributes, context: context)
  }
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public var rawValue: Int

  /// Creates a set of options.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// With the space between lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the space that the font asks for.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

/// What is known when a text is measured.
open class NSStringDrawingContext: NSObject {}
