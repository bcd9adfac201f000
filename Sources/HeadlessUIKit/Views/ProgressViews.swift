import Foundation

/// A progress bar.
@preconcurrency @MainActor open class UIProgressView: UIView {
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

  open var progressViewStyle = Style.default
  /// The progress, from 0 to 1.
  open var progress: Float = 0
  /// The colour of the completed part.
  open var progressTintColor: UIColor?
  /// The colour of the remaining part.
  open var trackTintColor: UIColor?

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// An indicator of activity.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    // The names before iOS 13.
    case whiteLarge = 0
    case white, gray
  }

  /// Creates an indicator.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates an indicator of medium size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Creates an indicator from an archive.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
  }

  /// The size.
  open var style: Style
  /// The colour.
  open var color: UIColor!
  /// Whether the indicator hides while it is stopped.
  open var hidesWhenStopped = true
  /// Whether the animation is running.
  open private(set) var isAnimating = false

  /// Starts the animation.
  open func startAnimating() { isAnimating = true }

  /// Ends the animation.
  open func stopAnimating() { isAnimating = false }
}
