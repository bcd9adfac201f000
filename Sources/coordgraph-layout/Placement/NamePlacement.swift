/// A search for the place of a cluster's label along its border where the fewest edges cross it.
struct NamePlacement {
  /// The distance of a label from its cluster's sides, in points, as in Graphviz.
  private static let gap = 8.0
  /// The number of places to try from side to side.
  private static let steps = 8
  /// The cost of leaving the theme's place, in points of covered edges.
  private static let price = 4.0

  private let boxes: [Box]
  private let curves: [Curve]

  /// - Parameters:
  ///   - boxes: what a label must not cover: nodes, and other labels.
  ///   - curves: what a label should not cover: edges.
  init(boxes: [Box], curves: [Curve]) {
    self.boxes = boxes
    self.curves = curves
  }

  /// Returns the place of a cluster's label.
  ///
  /// - Parameters:
  ///   - name: the label, where it is.
  ///   - lines: its lines.
  ///   - cluster: the cluster.
  /// - Complexity: O(*n*) in the edges.
  func place(of name: Box, lines: [Box], in cluster: Box) -> Box {
    let left = cluster.minX + Self.gap + name.width / 2
    let right = cluster.maxX - Self.gap - name.width / 2
    let strip = Box(
      center: Point(x: cluster.center.x, y: name.center.y), width: cluster.width,
      height: name.height)
    let crossing = curves.filter { $0.bounds.touches(strip) }
    var best = (cost: cost(of: lines, movedBy: 0, crossing), box: name)
    guard best.cost > 0, left < right else { return name }
    for step in 0...Self.steps {
      let x = left + (right - left) * Double(step) / Double(Self.steps)
      let box = name.moved(to: Point(x: x, y: name.center.y))
      let cost = Self.price + cost(of: lines, movedBy: x - name.center.x, crossing)
      if cost < best.cost, !boxes.contains(where: { $0.overlap(with: box) > 0 }) {
        best = (cost, box)
      }
    }
    return best.box
  }

  private func cost(of lines: [Box], movedBy distance: Double, _ curves: [Curve]) -> Double {
    lines.reduce(0) { cost, line in
      let line = line.moved(to: Point(x: line.center.x + distance, y: line.center.y))
      return curves.reduce(cost) { $0 + $1.length(in: line) }
    }
  }
}
