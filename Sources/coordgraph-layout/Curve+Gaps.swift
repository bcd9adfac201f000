extension Curve {
  /// What runs through words: from where to where, in pieces of the line, and how long that is.
  private struct Gap {
    var start: Double
    var end: Double
    var length: Double
  }

  /// How exactly a gap's ends are found, in points.
  private static let step = 2.0

  /// The parts of the line that are left when it is interrupted where it runs through boxes: at
  /// most `longest` points at a time, as a longer gap looks like an end, and neither at its
  /// beginning nor at its end, where the arrow heads are.
  ///
  /// - Returns: 3 *n* + 1 points for each part; the whole line where nothing interrupts it.
  /// - Complexity: O(*n*) in the boxes, and in those that it runs through for each step in them.
  func parts(outside boxes: [Box], longest: Double) -> [[Point]] {
    let near = boxes.filter(bounds.touches)
    guard !near.isEmpty, !isEmpty else { return [points] }
    let pieceCount = (points.count - 1) / 3
    var gaps: [Gap] = []
    for piece in 0..<pieceCount {
      let hull = Array(points[(3 * piece)...(3 * piece + 3)])
      Self.addGaps(in: hull, from: Double(piece), to: Double(piece + 1), through: near, to: &gaps)
    }
    gaps.removeAll { $0.start == 0 || $0.end == Double(pieceCount) || $0.length > longest }
    let starts = [0] + gaps.map(\.end)
    let ends = gaps.map(\.start) + [Double(pieceCount)]
    return zip(starts, ends).map(part)
  }

  /// Looks more and more closely where there are boxes, and nowhere else.
  private static func addGaps(
    in hull: [Point], from start: Double, to end: Double, through boxes: [Box],
    to gaps: inout [Gap]
  ) {
    let bounds = Box(around: hull)
    let near = boxes.filter(bounds.touches)
    guard !near.isEmpty else { return }
    let middle = (start + end) / 2
    guard max(bounds.width, bounds.height) <= step else {
      let half = cut(hull, from: 0, to: 0.5)
      addGaps(in: half, from: start, to: middle, through: near, to: &gaps)
      let otherHalf = cut(hull, from: 0.5, to: 1)
      addGaps(in: otherHalf, from: middle, to: end, through: near, to: &gaps)
      return
    }
    let length = hull[0].distance(to: hull[3])
    if let last = gaps.last, last.end == start {
      gaps[gaps.count - 1] = Gap(start: last.start, end: end, length: last.length + length)
    } else {
      gaps.append(Gap(start: start, end: end, length: length))
    }
  }

  /// The stretch of the line between two places, in pieces.
  private func part(from start: Double, to end: Double) -> [Point] {
    let (first, last) = (Int(start), Int(end.rounded(.up)) - 1)
    return (first...max(first, last)).reduce(into: []) { part, piece in
      let hull = Array(points[(3 * piece)...(3 * piece + 3)])
      let cut = Self.cut(
        hull, from: max(0, start - Double(piece)), to: min(1, end - Double(piece)))
      part += part.isEmpty ? cut[...] : cut.dropFirst()
    }
  }

  /// The stretch of a single Bézier curve between two places, from 0 to 1: by its blossom, whose
  /// arguments are the ends of the stretch, taken three at a time.
  private static func cut(_ hull: [Point], from start: Double, to end: Double) -> [Point] {
    [[start, start, start], [start, start, end], [start, end, end], [end, end, end]].map { places in
      places.reduce(hull) { hull, place in
        zip(hull, hull.dropFirst()).map { $0.0.toward($0.1, by: place) }
      }[0]
    }
  }
}
