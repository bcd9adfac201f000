import Foundation

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
