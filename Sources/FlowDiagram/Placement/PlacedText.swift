/// The attributes that give Graphviz the places of parts, as its layout engine `nop2` reads them.
///
/// Graphviz counts from the bottom up.
struct PlacedText {
  private let theme: DiagramTheme
  private let placement: Placement

  init(_ placement: Placement, _ theme: DiagramTheme) {
    self.placement = placement
    self.theme = theme
  }

  func position(ofNode index: Int) -> String { text(placement.nodes[index].center) }

  /// Returns a length in inches.
  static func inches(_ points: Double) -> String { "\(DiagramTheme.Number(points / 72))" }

  func width(ofNode index: Int) -> String { Self.inches(placement.nodes[index].width) }

  func height(ofNode index: Int) -> String { Self.inches(placement.nodes[index].height) }

  var caption: String { text(placement.caption.center) }

  var captionWidth: Double { placement.caption.width }

  func card(_ index: Int) -> CardSize { placement.cards[index] }

  func hasLabel(_ edge: Int) -> Bool { placement.edges[edge].label != nil }

  func label(ofEdge index: Int) -> String { placement.edges[index].label.map(text) ?? "" }

  func label(ofCluster index: Int) -> String { text(placement.clusters[index].label) }

  func box(ofCluster index: Int) -> String {
    let box = placement.clusters[index].box
    return "\(Self.number(box.minX)),\(Self.number(-box.maxY)),"
      + "\(Self.number(box.maxX)),\(Self.number(-box.minY))"
  }

  /// Returns the curve of an edge, which ends where its arrows begin.
  func curve(ofEdge index: Int, _ look: DiagramTheme.Look) -> String {
    var corners = placement.edges[index].corners
    var text = ""
    let (tail, head) = look.hasArrows
    let size = 10 * (look.arrowSize?.value ?? 1)
    if tail, let end = corners.first {
      text += "s,\(self.text(end)) "
      corners[0] = Self.point(from: end, to: corners[1], at: size)
    }
    if head, let end = corners.last {
      text += "e,\(self.text(end)) "
      corners[corners.count - 1] = Self.point(from: end, to: corners[corners.count - 2], at: size)
    }
    return text + Self.curve(corners).map(self.text).joined(separator: " ")
  }

  /// The radius of corners.
  private static let radius = 6.0

  /// Returns the points of a curve along corners, which it rounds.
  private static func curve(_ corners: [Placement.Point]) -> [Placement.Point] {
    var points = [corners[0]]
    func add(lineTo end: Placement.Point) { points += [points[points.count - 1], end, end] }
    for index in corners.indices.dropFirst().dropLast() {
      let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
      let radius = min(
        Self.radius, distance(before, corner) / 2, distance(corner, after) / 2)
      add(lineTo: point(from: corner, to: before, at: radius))
      points += [corner, corner, point(from: corner, to: after, at: radius)]
    }
    add(lineTo: corners[corners.count - 1])
    return points
  }

  private static func distance(_ a: Placement.Point, _ b: Placement.Point) -> Double {
    // All lines are upright or level.
    abs(a.x - b.x) + abs(a.y - b.y)
  }

  private static func point(
    from start: Placement.Point, to end: Placement.Point, at length: Double
  ) -> Placement.Point {
    let share = length / max(distance(start, end), length)
    return .init(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  private func text(_ point: Placement.Point) -> String {
    "\(Self.number(point.x)),\(Self.number(-point.y))"
  }

  /// Returns a number with as many decimals as it needs, two at the most.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : "\(rest / 10)\(rest % 10)"
    return (hundredths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(decimals)")
  }
}

extension DiagramTheme.Look {
  /// Whether an edge has an arrow at its tail, and at its head.
  fileprivate var hasArrows: (tail: Bool, head: Bool) {
    let ends = arrowEnds ?? .forward
    return (
      (ends == .back || ends == .both) && arrowTail != .noArrow,
      (ends == .forward || ends == .both) && arrowHead != .noArrow
    )
  }
}
