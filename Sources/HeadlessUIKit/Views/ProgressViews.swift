import Foundation

/// How far something has got.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// What it looks like.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// What it looks like.
  open var progressViewStyle = Style.default
  /// From 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is not.
  open var trackTintColor: UIColor?

  /// Sets how far it has got.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

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
