import Foundation

/// Where smaller text stands in its line.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// A label.
@preconcurrency @MainActor open class UILabel: UIView {
  /// Creates a label. It takes no touches, unless the app enables it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // An interface file states it.
    if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
  }

  private var storedAttributedText: NSAttributedString?

  open var text: String? {
    didSet { storedAttributedText = nil }
  }

  /// The text with attributes.
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
  /// The text's colour while highlighted.
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  /// Whether the label looks enabled.
  open var isEnabled = true
  open var textAlignment: NSTextAlignment = .natural
  /// The way in which lines that are too long are broken or truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines, or 0 for any number.
  open var numberOfLines = 1
  /// Whether the font shrinks with the text.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum factor by which the font shrinks.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The preferred maximum width of a line.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether letters move together before the text is truncated.
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// The shadow's colour.
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Does nothing: nothing is drawn.
  open func drawText(in rect: CGRect) {}

  /// Returns the bounds: texts are not measured.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }
}
