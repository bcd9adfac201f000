import Foundation

/// What a bar looks like.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Creates a bar's look.
  public override init() { super.init() }

  /// The colour behind.
  open var backgroundColor: UIColor?
  /// The effect behind.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind.
  open var backgroundImage: UIImage?
  /// The shadow's colour.
  open var shadowColor: UIColor?
  /// The shadow's image.
  open var shadowImage: UIImage?

  /// As usual.
  open func configureWithDefaultBackground() {}
  /// Nothing shines through.
  open func configureWithOpaqueBackground() {}
  /// Everything shines through.
  open func configureWithTransparentBackground() {}
}
