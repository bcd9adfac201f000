extension Curve {
  /// A part of the line that crosses boxes: its start and end in pieces of the line, and its length.
  private struct Gap {
    var start: Double
    var end: Double
    var length: Double
  }

  /// The precision of a gap's ends, in points.
  private static let step = 2.0
  /// The most boxes that are not searched for those nearby.
  private static let few = 4

  /// Returns the parts of the line outside boxes. A gap longer than `longest` points, which would look
  /// like an end, and one at an end, where the arrow heads are, is not made.
  ///
  /// - Returns: 3 *n* + 1 points for each part; the whole line where it has no gaps.
  /// - Complexity: O(*n*) in the boxes, and in those that the line crosses for each step in them.
  func parts(outside boxes: [Box], longest: Double) -> [[Point]] {
    let near = boxes.filter(bounds.touches)
    guard !near.isEmpty, !isEmpty else { return [points] }
    var gaps: [Gap] = []
    for piece in 0..<pieceCount {
      Self.addGaps(
        in: self.piece(piece), from: Double(piece), to: Double(piece + 1), through: near, to: &gaps)
    }
    gaps.removeAll { $0.start == 0 || $0.end == Double(pieceCount) || $0.length > longest }
    let starts = [0] + gaps.map(\.end)
    let ends = gaps.map(\.start) + [Double(pieceCount)]
    return zip(starts, ends).map(part)
  }

  private func piece(_ index: Int) -> Bezier {
    Bezier(points[(3 * index)...(3 * index + 3)])
  }

  /// Adds the gaps of a piece, by halving it where it may cross boxes.
  private static func addGaps(
    in piece: Bezier, from start: Double, to end: Double, through boxes: [Box],
    to gaps: inout [Gap]
  ) {
    let bounds = piece.bounds
    guard boxes.contains(where: bounds.touches) else { return }
    guard max(bounds.width, bounds.height) <= step else {
      let near = boxes.count > few ? boxes.filter(bounds.touches) : boxes
      let (before, after) = piece.split(at: 0.5)
      let middle = (start + end) / 2
      addGaps(in: before, from: start, to: middle, through: near, to: &gaps)
      addGaps(in: after, from: middle, to: end, through: near, to: &gaps)
      return
    }
    let length = piece.start.distance(to: piece.end)
    if let last = gaps.last, last.end == start {
      gaps[gaps.count - 1] = Gap(start: last.start, end: end, length: last.length + length)
    } else {
      gaps.append(Gap(start: start, end: end, length: length))
    }
  }

  /// Returns the part of the line between two places, in pieces.
  private func part(from start: Double, to end: Double) -> [Point] {
    let (first, last) = (Int(start), Int(end.rounded(.up)) - 1)
    return (first...max(first, last)).reduce(into: []) { part, index in
      let section = piece(index).section(
        from: max(0, start - Double(index)), to: min(1, end - Double(index)))
      part += part.isEmpty ? section.points[...] : section.points.dropFirst()
    }
  }
}
