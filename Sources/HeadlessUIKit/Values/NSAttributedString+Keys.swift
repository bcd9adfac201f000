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
