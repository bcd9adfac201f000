/// Where the parts of a diagram stand, where Graphviz does not choose it: in points, from the top left
/// corner to the right and down.
struct Placement: Equatable {
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  struct Box: Equatable {
    var minX: Double
    var minY: Double
    var width: Double
    var height: Double

    var maxX: Double { minX + width }
    var maxY: Double { minY + height }
    var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }
  }

  /// An edge of straight lines, from its tail to its head.
  struct Line: Equatable {
    var corners: [Point]
    /// The middle of its label.
    var label: Point?
  }

  /// A cluster, and the middle of its label.
  struct Frame: Equatable {
    var box: Box
    var label: Point
  }

  /// By the places of nodes, edges and clusters in the diagram.
  var nodes: [Box] = []
  var edges: [Line] = []
  var clusters: [Frame] = []
  /// The title and the legend.
  var caption = Box(minX: 0, minY: 0, width: 0, height: 0)
  /// By the places of nodes.
  var cards: [CardSize] = []

  /// Nil for a diagram that Graphviz arranges. O(*n*).
  init?(of diagram: Diagram, _ labels: Labels, _ theme: DiagramTheme) {
    let metrics = CardMetrics(theme: theme)
    switch diagram.arrangement {
    case .ranked: return nil
    case .tree: self = .tree(of: diagram, labels, metrics)
    case .timeline: self = .timeline(of: diagram, labels, metrics)
    }
    let size = metrics.size(ofCaption: labels.caption)
    let boxes = nodes + clusters.map(\.box)
    let bottom = max(
      boxes.map(\.maxY).max() ?? 0, edges.lazy.flatMap(\.corners).map(\.y).max() ?? 0)
    caption = Box(
      minX: boxes.map(\.minX).min() ?? 0, minY: bottom + metrics.gap / 2, width: size.width,
      height: size.height)
  }

  init() {}
}
