import Foundation

/// The attributes of a paragraph.
open class NSParagraphStyle: NSObject {
  /// The default paragraph style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How lines are broken.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// The attributes of a paragraph, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of lines.
  open var alignment = NSTextAlignment.natural
  /// The space between lines, in points.
  open var lineSpacing: CGFloat = 0
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat = 0
  /// The way in which lines that are too long are broken or truncated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var lineBreakStrategy: LineBreakStrategy = []
  /// The factor by which lines are higher.
  open var lineHeightMultiple: CGFloat = 0
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line, in points, or 0 for none.
  open var maximumLineHeight: CGFloat = 0
  /// The indentation of the first line, in points.
  open var firstLineHeadIndent: CGFloat = 0
  /// The indentation of the other lines, in points.
  open var headIndent: CGFloat = 0
}

/// The alignment of a text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The way in which lines that are too long are broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
