/// A single cubic Bézier curve.
struct Bezier {
  var start: Point
  var startControl: Point
  var endControl: Point
  var end: Point

  /// - Parameter points: four.
  init(_ points: ArraySlice<Point>) {
    let first = points.startIndex
    (start, startControl) = (points[first], points[first + 1])
    (endControl, end) = (points[first + 2], points[first + 3])
  }

  var points: [Point] { [start, startControl, endControl, end] }

  /// A box that it does not leave.
  var bounds: Box {
    var box = Box(center: start, width: 0, height: 0)
    box.formUnion(startControl)
    box.formUnion(endControl)
    box.formUnion(end)
    return box
  }

  /// The point at a place on it, from 0 to 1.
  func point(at t: Double) -> Point {
    let s = 1 - t
    func mix(_ value: (Point) -> Double) -> Double {
      s * s * s * value(start) + 3 * s * s * t * value(startControl)
        + 3 * s * t * t * value(endControl) + t * t * t * value(end)
    }
    return Point(x: mix(\.x), y: mix(\.y))
  }

  /// What is before and behind a place on it, from 0 to 1: de Casteljau's way.
  func split(at place: Double) -> (before: Bezier, behind: Bezier) {
    let middle = startControl.toward(endControl, by: place)
    var (before, behind) = (self, self)
    before.startControl = start.toward(startControl, by: place)
    behind.endControl = endControl.toward(end, by: place)
    before.endControl = before.startControl.toward(middle, by: place)
    behind.startControl = middle.toward(behind.endControl, by: place)
    before.end = before.endControl.toward(behind.startControl, by: place)
    behind.start = before.end
    return (before, behind)
  }

  /// The stretch between two places on it, from 0 to 1.
  func stretch(from first: Double, to last: Double) -> Bezier {
    let rest = first > 0 ? split(at: first).behind : self
    return last < 1 ? rest.split(at: (last - first) / (1 - first)).before : rest
  }
}
