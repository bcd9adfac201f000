/// A search for places along their edges for labels of edges that overlap each other, nodes, borders or
/// other edges.
///
/// dot places a label on its edge, and keeps room for it only beside edges of one cluster; where several
/// edges cross a cluster, their labels share the room of the first. Places are tried in a fixed order,
/// so equal layouts have equal results.
struct LabelPlacement {
  struct Label {
    var box: Box
    /// The label's edge.
    var curve: Curve
  }

  /// The distance of a label from its edge, in points.
  private static let gap = 5.0
  private static let rounds = 3
  /// The places along the edge to try, from the middle outwards.
  private static let places = [
    0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8,
  ]

  private var labels: [Label]
  private let boxes: [Box]
  private let clusters: [Box]
  private let curves: [Curve]
  private let bounds: Box

  /// - Parameters:
  ///   - labels: the labels.
  ///   - boxes: what labels must not cover: nodes, and labels of clusters.
  ///   - clusters: clusters, which labels should be inside or outside of.
  ///   - curves: what labels should not cover: edges, with or without labels.
  ///   - bounds: the drawing's size.
  init(labels: [Label], boxes: [Box], clusters: [Box], curves: [Curve], bounds: Box) {
    self.labels = labels.map { Label(box: $0.box.moved(right: Self.gap), curve: $0.curve) }
    self.boxes = boxes
    self.clusters = clusters
    self.curves = curves
    self.bounds = bounds
  }

  /// Returns the new places of the labels, in order.
  ///
  /// - Complexity: O(*n*) in boxes and edges, for each label that covers something.
  mutating func place() -> [Box] {
    for _ in 0..<Self.rounds {
      for index in labels.indices { improve(index) }
    }
    return labels.map(\.box)
  }

  private mutating func improve(_ index: Int) {
    let label = labels[index]
    let near = surroundings(of: index)
    var best = (cost: near.cost(of: label.box), box: label.box)
    guard best.cost > 0, !label.curve.isEmpty else { return }
    let aside = label.box.width / 2 + Self.gap
    for place in Self.places {
      let point = label.curve.point(at: place)
      for (offset, price) in [(aside, 0.0), (-aside, 5), (0, 15)] {
        let box = label.box.moved(to: Point(x: point.x + offset, y: point.y))
        let cost = near.cost(of: box, below: best.cost) + abs(place - 0.5) * 10 + price
        if cost < best.cost { best = (cost, box) }
      }
    }
    labels[index].box = best.box
  }

  /// Returns what a label can cover along its edge.
  private func surroundings(of index: Int) -> LabelSurroundings {
    let (box, curve) = (labels[index].box, labels[index].curve)
    let reach = curve.bounds.grown(by: box.width + box.height + 2 * Self.gap)
      .union(box.grown(by: Self.gap))
    return LabelSurroundings(
      labels: labels.indices.filter { $0 != index && labels[$0].box.touches(reach) }
        .map { labels[$0].box },
      boxes: boxes.filter(reach.touches), clusters: clusters.filter(reach.touches),
      curves: curves.filter { $0.bounds.touches(reach) }, margin: Self.gap / 2, bounds: bounds)
  }
}

/// The parts of the drawing near an edge, and the costs of covering them with its label.
struct LabelSurroundings {
  /// The cost of a point beyond the drawing, by which the drawing grows.
  private static let overhangPrice = 0.3

  /// Other labels.
  var labels: [Box]
  var boxes: [Box]
  var clusters: [Box]
  var curves: [Curve]
  /// The distance of labels from edges, in points.
  var margin: Double
  /// The drawing's size.
  var bounds: Box

  /// Returns the cost of a label's place; or a part of it that is not less than `limit`.
  func cost(of box: Box, below limit: Double = .infinity) -> Double {
    var cost = Self.overhangPrice * box.overhang(over: bounds)
    for other in labels where cost < limit { cost += 3 * box.overlap(with: other) }
    for other in boxes where cost < limit { cost += 4 * box.overlap(with: other) }
    for cluster in clusters where cost < limit { cost += cluster.borderLength(in: box) }
    let surroundings = box.grown(by: margin)
    for curve in curves where cost < limit {
      cost += 8 * Double(curve.sampleCount(in: surroundings))
    }
    return cost
  }
}
