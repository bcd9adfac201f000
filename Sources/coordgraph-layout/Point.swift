#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A place on the paper, in points from its lower left corner.
struct Point {
  var x: Double
  var y: Double

  func distance(to other: Point) -> Double {
    hypot(other.x - x, other.y - y)
  }

  /// On the straight line to another, so much of the way.
  func toward(_ other: Point, by part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
