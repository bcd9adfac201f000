import Foundation

/// Draws images: empty ones.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Creates a renderer of images of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a renderer of images of a rectangle's size.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Calls the drawing, and returns an empty image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(name: nil, size: size)
  }
}
