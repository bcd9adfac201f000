/// Moves the labels of arrows that lie on one another, on boxes, borders or other arrows, to free places
/// along their own arrows.
///
/// dot starts a label right on its arrow, and keeps room for it only beside arrows of one frame;
/// where several cross the same frame, their labels share the first one's room. Places are tried
/// in a fixed order, so equal layouts come out equal.
struct LabelPlacement {
  struct Label {
    var box: Box
    /// The arrow it belongs to.
    var curve: Curve
  }

  /// How far beside its arrow a label stands, in points.
  private static let gap = 5.0
  private static let rounds = 3
  /// Where along the arrow to try, from the middle outward.
  private static let places = [
    0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8,
  ]

  private var labels: [Label]
  private let boxes: [Box]
  private let frames: [Box]
  private let curves: [Curve]
  private let bounds: Box

  /// - Parameters:
  ///   - boxes: What labels must not cover: nodes, and the names of clusters.
  ///   - frames: What labels should stand inside or outside of: clusters.
  ///   - curves: What labels should not cover: arrows, with or without labels.
  ///   - bounds: The paper.
  init(labels: [Label], boxes: [Box], frames: [Box], curves: [Curve], bounds: Box) {
    self.labels = labels.map { Label(box: $0.box.moved(right: Self.gap), curve: $0.curve) }
    self.boxes = boxes
    self.frames = frames
    self.curves = curves
    self.bounds = bounds
  }

  /// The labels' new places, in their order.
  ///
  /// Complexity: O(*n*) for each label that lies on something, *n* in boxes and arrows.
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

  /// What a label can come to lie on anywhere along its arrow.
  private func surroundings(of index: Int) -> LabelSurroundings {
    let (box, curve) = (labels[index].box, labels[index].curve)
    let reach = curve.bounds.grown(by: box.width + box.height + 2 * Self.gap)
      .union(box.grown(by: Self.gap))
    return LabelSurroundings(
      labels: labels.indices.filter { $0 != index && labels[$0].box.touches(reach) }
        .map { labels[$0].box },
      boxes: boxes.filter(reach.touches), frames: frames.filter(reach.touches),
      curves: curves.filter { $0.bounds.touches(reach) }, margin: Self.gap / 2, bounds: bounds)
  }
}
