import Foundation

/// What turns while something takes its time.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// Creates an indicator.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates an indicator of the usual size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Creates an indicator from an archive.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
  }

  /// How large it is.
  open var style: Style
  /// Its colour.
  open var color: UIColor!
  /// Whether it hides while it stands still.
  open var hidesWhenStopped = true
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Begins to turn.
  open func startAnimating() { isAnimating = true }

  /// Stops turning.
  open func stopAnimating() { isAnimating = false }
}
