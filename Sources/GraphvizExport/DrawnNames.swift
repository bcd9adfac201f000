import FlowDiagram

/// What must be found in the drawing of a diagram. Names are compared byte for byte.
struct DrawnNames: Sendable {
  private var nodes: [String]
  private var edges: [String]
  private var clusters: [String]

  init(of diagram: Diagram) {
    nodes = diagram.nodes.map(\.id)
    edges = diagram.edges.map(\.id)
    clusters = diagram.clusters.map { "cluster_" + $0.id }
  }

  /// What is missing, a clause each.
  func missing(from drawn: LayoutReport.Names) -> [String] {
    func missing(_ names: [String], _ drawn: [String], _ kind: String) -> [String] {
      let drawn = Set(drawn.map { Array($0.utf8) })
      return names.filter { !drawn.contains(Array($0.utf8)) }.map { "\(kind) \"\($0)\"" }
    }
    return missing(nodes, drawn.nodes, "node") + missing(edges, drawn.edges, "edge")
      + missing(clusters, drawn.clusters, "cluster")
  }
}
