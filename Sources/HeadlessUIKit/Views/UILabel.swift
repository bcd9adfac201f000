import Foundation

/// A text that is shown.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// The text's font.
  open var font: UIFont! = .systemFont(ofSize: 17)

  /// The text's colour.
  open var textColor: UIColor! = .label

  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural

  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1
}
