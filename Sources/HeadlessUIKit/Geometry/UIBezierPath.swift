import Foundation

/// A path. It is not drawn, and only its bounds are kept.
public final class UIBezierPath: NSObject {
  /// The rectangle around the path.
  public private(set) var bounds: CGRect
  /// How wide the line is.
  public var lineWidth: CGFloat = 1

  /// Creates an empty path.
  public override init() {
    bounds = .zero
    super.init()
  }

  /// Creates a rectangle.
  public init(rect: CGRect) {
    bounds = rect
    super.init()
  }

  /// Creates an oval.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// Creates a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  /// Creates an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The path, as layers take it.
  public var cgPath: CGPath {
    #if canImport(Darwin)
      CGPath(rect: bounds, transform: nil)
    #else
      CGPath(rect: bounds)
    #endif
  }

  /// Moves the pen.
  public func move(to point: CGPoint) { reach(point) }

  /// Draws a line.
  public func addLine(to point: CGPoint) { reach(point) }

  /// Draws a curve.
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    reach(point)
  }

  /// Draws a curve.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { reach(point) }

  /// Closes the path.
  public func close() {}

  /// Fills the path: not here.
  public func fill() {}

  /// Draws the path: not here.
  public func stroke() {}

  private func reach(_ point: CGPoint) {
    let rect = CGRect(origin: point, size: .zero)
    bounds = bounds == .zero ? rect : bounds.union(rect)
  }
}
