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
