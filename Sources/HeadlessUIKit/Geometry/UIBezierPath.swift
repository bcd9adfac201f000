import Foundation

/// A path, of which only the bounding box is kept.
public final class UIBezierPath: NSObject {
  /// The bounding box.
  public private(set) var bounds: CGRect
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

  /// The path for a layer.
  public var cgPath: CGPath {
    #if canImport(Darwin)
      CGPath(rect: bounds, transform: nil)
    #else
      CGPath(rect: bounds)
    #endif
  }

  public func move(to point: CGPoint) { reach(point) }

  public func addLine(to point: CGPoint) { reach(point) }

  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    reach(point)
  }

  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { reach(point) }

  /// Closes the subpath.
  public func close() {}

  /// Does nothing: nothing is drawn.
  public func fill() {}

  /// Does nothing: nothing is drawn.
  public func stroke() {}

  private func reach(_ point: CGPoint) {
    let rect = CGRect(origin: point, size: .zero)
    bounds = bounds == .zero ? rect : bounds.union(rect)
  }
}
