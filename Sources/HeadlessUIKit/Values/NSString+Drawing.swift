import Foundation

extension NSString {
  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {}

  /// Does nothing: nothing is drawn.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}

  /// Returns the estimated size of the text.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let size = (attributes?[.font] as? UIFont)?.pointSize ?? 12
    return CGSize(width: CGFloat(length) * size / 2, height: size * 1.2)
  }

  /// Returns the estimated bounds of the text, wrapped to a width.
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
  /// Returns the estimated size of the text.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }

  /// Returns the estimated bounds of the text, wrapped to a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: size, attributes: attributes, context: context)
  }
}

extension String {
  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {}

  /// Does nothing: nothing is drawn.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
}

extension NSAttributedString {
  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect) {}

  /// Does nothing: nothing is drawn.
  public func draw(at point: CGPoint) {}

  /// Does nothing: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}

  /// Returns the estimated size of the text, in the font that it begins with.
  public func size() -> CGSize { NSString(string: string).size(withAttributes: firstAttributes) }

  /// Returns the estimated bounds of the text, wrapped to a width, in the font that it begins with.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: string).boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }

  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
}

/// The options for measuring a text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public var rawValue: Int

  /// Creates a set of options.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Measures several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// The context in which a text is measured.
open class NSStringDrawingContext: NSObject {}
