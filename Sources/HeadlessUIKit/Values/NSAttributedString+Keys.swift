import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The background colour.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The space between letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The underline's colour.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The strikethrough's colour.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The text attachment.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The URL of a link.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The outline's colour.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The outline's width.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
}

/// The style of an underline.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits.
  public var rawValue: Int

  /// Creates a style.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1 << 0)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 1 << 1)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// An image in a text.
open class NSTextAttachment: NSObject {
  /// Creates an attachment.
  public override init() { super.init() }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  open var image: UIImage?
  /// The frame.
  open var bounds = CGRect.zero
}

extension NSAttributedString {
  /// Creates a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
