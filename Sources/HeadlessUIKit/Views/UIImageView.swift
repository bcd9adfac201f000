import Foundation

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates a view without an image. It takes no touches, unless the app enables it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // An interface file states it.
    if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
  }

  /// Creates a view of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view of two images.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  open var image: UIImage?
  /// The image while highlighted.
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  /// The duration of the animation, in seconds.
  open var animationDuration: TimeInterval = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Does nothing: nothing is drawn.
  open func startAnimating() {}

  /// Does nothing: nothing is drawn.
  open func stopAnimating() {}
}
