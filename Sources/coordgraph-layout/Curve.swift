/// The line of an arrow: Bézier curves one behind the other.
struct Curve {
  private static let samplesPerPiece = 12

  /// 3 *n* + 1 points, of which every third is on the line; or none.
  let points: [Point]
  /// How many Bézier curves there are.
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

  /// The point that divides the line at `place`, from 0 to 1.
  ///
  /// - Precondition: The curve is not empty.
  func point(at place: Double) -> Point {
    Self.point(at: place, of: points)
  }

  /// How much of the line runs through a box, in samples.
  func sampleCount(in box: Box) -> Int {
    box.overlap(with: bounds) > 0 ? samples.count(where: box.contains) : 0
  }

  /// How much of the line runs through a box, in points.
  func length(in box: Box) -> Double {
    guard box.touches(bounds) else { return 0 }
    let path = path
    return zip(path, path.dropFirst()).reduce(0) { $0 + box.length(from: $1.0, to: $1.1) }
  }

  /// Points on the line from end to end, close to one another.
  var path: [Point] { samples + points.suffix(1) }

  private static func point(at place: Double, of points: [Point]) -> Point {
    let pieces = (points.count - 1) / 3
    let piece = min(Int(place * Double(pieces)), pieces - 1)
    return Bezier(points[(3 * piece)...(3 * piece + 3)])
      .point(at: place * Double(pieces) - Double(piece))
  }
}
