import Foundation

// Apple's platforms have these members in UIKit.
#if !canImport(Darwin)
  extension NSValue {
    /// Creates an object with a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Creates an object with a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Creates an object with a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    /// The rectangle that it was created with.
    public var cgRectValue: CGRect { rectValue }
    /// The point that it was created with.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that it was created with.
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
