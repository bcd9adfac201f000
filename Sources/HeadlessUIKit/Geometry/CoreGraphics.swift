import Foundation

// Types that CoreGraphics defines on Apple's platforms.

#if !canImport(Darwin)
  /// An affine transform of the plane.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The entry in the first row and column.
    public var a: CGFloat
    /// The entry in the first row, second column.
    public var b: CGFloat
    /// The entry in the second row, first column.
    public var c: CGFloat
    /// The entry in the second row and column.
    public var d: CGFloat
    /// The horizontal translation.
    public var tx: CGFloat
    /// The vertical translation.
    public var ty: CGFloat

    /// Creates a transform.
    public init(
      a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0,
      ty: CGFloat = 0
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(tx: tx, ty: ty) }

    /// Creates a scaling.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, d: sy) }

    /// Creates a rotation.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine)
    }

    public static let identity = CGAffineTransform()

    /// Whether this is the identity transform.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that applies this one, then another.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the transform that translates, then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform that scales, then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform that rotates, then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }
#endif

#if !canImport(Darwin)
  /// A path, of which only the bounding box is kept.
  public struct CGPath: Hashable, Sendable {
    public let boundingBox: CGRect

    /// Creates a rectangle.
    public init(rect: CGRect) { boundingBox = rect }

    /// Hashes the bounding box.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(boundingBox.minX)
      hasher.combine(boundingBox.minY)
      hasher.combine(boundingBox.width)
      hasher.combine(boundingBox.height)
    }
  }
#endif

#if !canImport(Darwin)
  /// A colour of a layer.
  public final class CGColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { color.parts.alpha }

    /// Whether two colours are the same.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }
#endif

extension UIColor {
  /// Creates a colour from a layer's colour.
  public convenience init(cgColor: CGColor) {
    #if canImport(Darwin)
      let parts = cgColor.components ?? [0, 0, 0, 1]
      let isGrey = parts.count < 4
      self.init(
        red: parts[0], green: parts[isGrey ? 0 : 1], blue: parts[isGrey ? 0 : 2],
        alpha: cgColor.alpha)
    #else
      self.init(cgColor.color.parts, name: cgColor.color.name)
    #endif
  }

  /// The colour for a layer.
  public var cgColor: CGColor {
    #if canImport(Darwin)
      CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    #else
      CGColor(self)
    #endif
  }
}
