import Foundation

/// How a paragraph is set.
open class NSParagraphStyle: NSObject {
  var values = ParagraphValues()

  /// How a paragraph is usually set.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// How a paragraph is set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// How lines are aligned.
  open var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The space between lines.
  open var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The space after the paragraph.
  open var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// What happens to a line that is too long.
  open var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// How much higher lines are.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// How high lines are at least.
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// How high lines are at most.
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// How far the first line is in.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// How far the other lines are in.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
}

struct ParagraphValues {
  var alignment = NSTextAlignment.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
}

/// How a text is aligned.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// What happens to a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
