import Foundation

/// A text that is shown.
@preconcurrency @MainActor open class UILabel: UIView {
  private var storedAttributedText: NSAttributedString?

  /// The text.
  open var text: String? {
    didSet { storedAttributedText = nil }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      storedAttributedText = newValue
    }
  }

  /// The text's font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The text's colour.
  open var textColor: UIColor! = .label
  /// The text's colour while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Whether it looks usable.
  open var isEnabled = true
  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural
  /// What happens to a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1
  /// Whether the font shrinks with the text.
  open var adjustsFontSizeToFitWidth = false
  /// How far it may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows what a person wants.
  open var adjustsFontForContentSizeCategory = false
  /// How wide a line may be.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The shadow's colour.
  open var shadowColor: UIColor?
  /// Where the shadow lies.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Draws the text: not here.
  open func drawText(in rect: CGRect) {}
}
