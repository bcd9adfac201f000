import Foundation

/// How a paragraph is set.
open class NSParagraphStyle: NSObject {
  var values = ParagraphValues()

  /// How a paragraph is usually set.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}
