import FlowDiagram

/// The clusters and nodes of a diagram's legend.
struct LegendParts {
  private(set) var clusters: Set<String> = []
  private(set) var nodes: Set<String> = []

  /// O(*n* × *d*) in the diagram's size and the depth of the legend's clusters.
  init(of diagram: Diagram) {
    clusters = Set(diagram.clusters.lazy.filter { $0.role == .legend }.map(\.id))
    guard !clusters.isEmpty else { return }
    var found = 0
    while found < clusters.count {
      found = clusters.count
      for cluster in diagram.clusters where cluster.parent.map(clusters.contains) ?? false {
        clusters.insert(cluster.id)
      }
    }
    let clusters = clusters
    nodes = Set(
      diagram.nodes.lazy.filter { $0.cluster.map(clusters.contains) ?? false }.map(\.id))
  }

  /// Returns the diagram without its legend.
  func removed(from diagram: Diagram) -> Diagram {
    guard !clusters.isEmpty else { return diagram }
    var app = diagram
    app.clusters.removeAll { clusters.contains($0.id) }
    app.nodes.removeAll { nodes.contains($0.id) }
    app.edges.removeAll { nodes.contains($0.tail) }
    return app
  }
}
