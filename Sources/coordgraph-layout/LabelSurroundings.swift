/// What is around an arrow, and what it costs that the arrow's label lies on it.
struct LabelSurroundings {
  /// What a point beyond the paper's edge costs: the paper grows by it.
  private static let overhangPrice = 0.3

  /// Other labels.
  var labels: [Box]
  var boxes: [Box]
  var frames: [Box]
  var curves: [Curve]
  /// How far a label keeps from arrows, in points.
  var margin: Double
  /// The paper.
  var bounds: Box

  /// What it costs that a label stands in a box; where that is not less than `limit`, perhaps only
  /// a part of it.
  func cost(of box: Box, below limit: Double = .infinity) -> Double {
    var cost = Self.overhangPrice * box.overhang(over: bounds)
    for other in labels where cost < limit { cost += 3 * box.overlap(with: other) }
    for other in boxes where cost < limit { cost += 4 * box.overlap(with: other) }
    for frame in frames where cost < limit { cost += frame.borderLength(in: box) }
    let surroundings = box.grown(by: margin)
    for curve in curves where cost < limit {
      cost += 8 * Double(curve.sampleCount(in: surroundings))
    }
    return cost
  }
}
