import Foundation

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How the paragraph is set.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// How far letters are apart.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// How it is underlined.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The underline's colour.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// How it is struck through.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the line through it.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// What it is attached to.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Where it leads.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far it stands above the line.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The outline's colour.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The outline's width.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
}

/// How a text is underlined.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits.
  public var rawValue: Int

  /// Creates a style.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
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

  /// The image.
  open var image: UIImage?
  /// Where it is.
  open var bounds = CGRect.zero
}

extension NSAttributedString {
  /// A text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
