import Foundation

/// A path, of which only the bounding box is kept.
public final class UIBezierPath: NSObject {
  /// The bounding box.
  public private(set) var bounds: CGRect
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var miterLimit: CGFloat = 10
  public var flatness: CGFloat = 0.6
  public var usesEvenOddFillRule = false
  /// Where the next line starts.
  public private(set) var currentPoint = CGPoint.zero
  /// Whether nothing was added to the path.
  public private(set) var isEmpty: Bool

  /// Creates an empty path.
  public override init() {
    bounds = .zero
    isEmpty = true
    super.init()
  }

  /// Creates a rectangle.
  public init(rect: CGRect) {
    bounds = rect
    isEmpty = false
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

  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    reach(CGPoint(x: center.x - radius, y: center.y - radius))
    reach(CGPoint(x: center.x + radius, y: center.y + radius))
  }

  /// Adds another path.
  public func append(_ bezierPath: UIBezierPath) {
    guard !bezierPath.isEmpty else { return }
    reach(bezierPath.bounds.origin)
    reach(CGPoint(x: bezierPath.bounds.maxX, y: bezierPath.bounds.maxY))
  }

  /// Removes everything from the path.
  public func removeAllPoints() {
    bounds = .zero
    currentPoint = .zero
    isEmpty = true
  }

  /// Whether a point is in the bounding box.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Does nothing: nothing is drawn.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  /// Does nothing: nothing is drawn.
  public func addClip() {}

  /// Closes the subpath.
  public func close() {}

  /// Does nothing: nothing is drawn.
  public func fill() {}

  /// Does nothing: nothing is drawn.
  public func stroke() {}

  private func reach(_ point: CGPoint) {
    let rect = CGRect(origin: point, size: .zero)
    bounds = isEmpty ? rect : bounds.union(rect)
    currentPoint = point
    isEmpty = false
  }
}

#if !canImport(Darwin)
  /// The ends of a line.
  public enum CGLineCap: Int32, Sendable {
    case butt, round, square
  }

  /// The corners of a line.
  public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
  }
#endif
