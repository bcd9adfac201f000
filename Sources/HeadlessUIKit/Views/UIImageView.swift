import Foundation

/// An image that is shown.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates a view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view of two images.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The image.
  open var image: UIImage?
  /// The image while it is highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Images shown one after another.
  open var animationImages: [UIImage]?
  /// How long they take, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How a symbol is chosen.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Shows images one after another: not here.
  open func startAnimating() {}

  /// Shows one image.
  open func stopAnimating() {}
}
