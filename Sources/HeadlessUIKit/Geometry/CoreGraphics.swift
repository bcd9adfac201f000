import Foundation

// Apple's platforms have it in CoreGraphics, which Foundation brings along.
#if !canImport(Darwin)
  /// A transform of the plane.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The part of x in x.
    public var a: CGFloat
    /// The part of x in y.
    public var b: CGFloat
    /// The part of y in x.
    public var c: CGFloat
    /// The part of y in y.
    public var d: CGFloat
    /// The shift to the right.
    public var tx: CGFloat
    /// The shift down.
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

    /// Creates a shift.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(tx: tx, ty: ty) }

    /// Creates a scaling.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, d: sy) }

    /// Creates a rotation.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine)
    }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform()

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This transform, then another.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// A shift, then this transform.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A scaling, then this transform.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A rotation, then this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }
#endif

// Apple's platforms have it in CoreGraphics, which Foundation brings along.
#if !canImport(Darwin)
  /// A path, as layers take it.
  public struct CGPath: Hashable, Sendable {
    /// The rectangle around the path.
    public let boundingBox: CGRect

    /// Creates a rectangle.
    public init(rect: CGRect) { boundingBox = rect }

    /// Hashes the rectangle around the path.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(boundingBox.minX)
      hasher.combine(boundingBox.minY)
      hasher.combine(boundingBox.width)
      hasher.combine(boundingBox.height)
    }
  }
#endif

// Apple's platforms have it in CoreGraphics, which Foundation brings along.
#if !canImport(Darwin)
  /// A colour, as layers take it.
  public final class CGColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    /// How opaque the colour is.
    public var alpha: CGFloat { color.parts.alpha }

    /// Whether two colours are the same.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }
#endif

extension UIColor {
  /// Creates a colour from one that layers take.
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

  /// The colour, as layers take it.
  public var cgColor: CGColor {
    #if canImport(Darwin)
      CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    #else
      CGColor(self)
    #endif
  }
}
