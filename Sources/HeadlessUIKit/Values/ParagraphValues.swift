import Foundation

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
