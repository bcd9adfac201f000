import FlowDiagram

/// The parts of a diagram that only explain it.
struct LegendParts {
  private(set) var clusters: Set<String> = []
  private(set) var nodes: Set<String> = []

  /// O(*n*) times the depth of frames in a legend.
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

  /// What is left: the app.
  func removed(from diagram: Diagram) -> Diagram {
    guard !clusters.isEmpty else { return diagram }
    var app = diagram
    app.clusters.removeAll { clusters.contains($0.id) }
    app.nodes.removeAll { nodes.contains($0.id) }
    app.edges.removeAll { nodes.contains($0.tail) }
    return app
  }
}
