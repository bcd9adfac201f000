/// Moves the names of frames along the edge they stand at, to where the fewest arrows run through.
struct NamePlacement {
  /// How far from its frame's sides a name keeps, in points: Graphviz's own distance.
  private static let gap = 8.0
  /// How many places are tried from one side to the other.
  private static let steps = 8
  /// What leaving the place that the theme chose costs, in points of arrow covered.
  private static let price = 4.0

  private let boxes: [Box]
  private let curves: [Curve]

  /// - Parameters:
  ///   - boxes: What a name must not cover: nodes, and other names.
  ///   - curves: What it should not: arrows.
  init(boxes: [Box], curves: [Curve]) {
    self.boxes = boxes
    self.curves = curves
  }

  /// Where the name of a frame goes.
  ///
  /// Complexity: O(*n*) in the arrows.
  func place(of name: Box, in frame: Box) -> Box {
    let left = frame.minX + Self.gap + name.width / 2
    let right = frame.maxX - Self.gap - name.width / 2
    let strip = Box(
      center: Point(x: frame.center.x, y: name.center.y), width: frame.width, height: name.height)
    let crossing = curves.filter { $0.bounds.touches(strip) }
    var best = (cost: cost(of: name, crossing), box: name)
    guard best.cost > 0, left < right else { return name }
    for step in 0...Self.steps {
      let x = left + (right - left) * Double(step) / Double(Self.steps)
      let box = name.moved(to: Point(x: x, y: name.center.y))
      let cost = Self.price + cost(of: box, crossing)
      if cost < best.cost, !boxes.contains(where: { $0.overlap(with: box) > 0 }) {
        best = (cost, box)
      }
    }
    return best.box
  }

  private func cost(of box: Box, _ curves: [Curve]) -> Double {
    curves.reduce(0) { $0 + $1.length(in: box) }
  }
}
