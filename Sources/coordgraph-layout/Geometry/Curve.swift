/// The line of an edge: a sequence of Bézier curves.
struct Curve {
  private static let samplesPerPiece = 12

  /// The 3 *n* + 1 Bézier points, of which every third is on the line; or none.
  let points: [Point]
  /// The number of Bézier curves.
  let pieceCount: Int
  private let samples: [Point]
  let bounds: Box

  init(_ points: [Point]) {
    self.points = points
    pieceCount = max(points.count - 1, 0) / 3
    let count = pieceCount * Self.samplesPerPiece
    samples = (0..<count).map { Self.point(at: Double($0) / Double(count), of: points) }
    bounds = Box(around: points)
  }

  var isEmpty: Bool { points.count < 4 }

  /// Returns the length of the line inside a box, in points.
  func length(in box: Box) -> Double {
    guard box.touches(bounds) else { return 0 }
    let path = path
    return zip(path, path.dropFirst()).reduce(0) { $0 + box.length(from: $1.0, to: $1.1) }
  }

  /// Close points on the line, from end to end.
  var path: [Point] { samples + points.suffix(1) }

  private static func point(at place: Double, of points: [Point]) -> Point {
    let pieces = (points.count - 1) / 3
    let piece = min(Int(place * Double(pieces)), pieces - 1)
    return Bezier(points[(3 * piece)...(3 * piece + 3)])
      .point(at: place * Double(pieces) - Double(piece))
  }
}

/// A cubic Bézier curve.
struct Bezier {
  var start: Point
  var startControl: Point
  var endControl: Point
  var end: Point

  /// - Parameter points: the four points.
  init(_ points: ArraySlice<Point>) {
    let first = points.startIndex
    (start, startControl) = (points[first], points[first + 1])
    (endControl, end) = (points[first + 2], points[first + 3])
  }

  var points: [Point] { [start, startControl, endControl, end] }

  /// A box that contains the curve.
  var bounds: Box {
    var box = Box(center: start, width: 0, height: 0)
    box.formUnion(startControl)
    box.formUnion(endControl)
    box.formUnion(end)
    return box
  }

  /// Returns the point at a place on the curve, from 0 to 1.
  func point(at t: Double) -> Point {
    let s = 1 - t
    func mix(_ value: (Point) -> Double) -> Double {
      s * s * s * value(start) + 3 * s * s * t * value(startControl)
        + 3 * s * t * t * value(endControl) + t * t * t * value(end)
    }
    return Point(x: mix(\.x), y: mix(\.y))
  }

  /// Returns the parts before and after a place on the curve, from 0 to 1, by de Casteljau's algorithm.
  func split(at place: Double) -> (before: Bezier, after: Bezier) {
    let middle = startControl.toward(endControl, by: place)
    var (before, after) = (self, self)
    before.startControl = start.toward(startControl, by: place)
    after.endControl = endControl.toward(end, by: place)
    before.endControl = before.startControl.toward(middle, by: place)
    after.startControl = middle.toward(after.endControl, by: place)
    before.end = before.endControl.toward(after.startControl, by: place)
    after.start = before.end
    return (before, after)
  }

  /// Returns the part between two places on the curve, from 0 to 1.
  func section(from first: Double, to last: Double) -> Bezier {
    let rest = first > 0 ? split(at: first).after : self
    return last < 1 ? rest.split(at: (last - first) / (1 - first)).before : rest
  }
}
