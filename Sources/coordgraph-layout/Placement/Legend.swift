import CGraphviz

/// The legend of a laid out graph: a cluster of samples without edges to or from other parts.
struct Legend {
  private static let name = "cluster_legend"

  private let clusters: [Graph]
  private let nodes: [Node]
  private let edges: [Edge]
  /// All other parts.
  private let others: (clusters: [Graph], nodes: [Node], edges: [Edge])

  /// Nil where there is no legend, or nothing else, or where edges connect them.
  init?(in graph: Graph, _ contents: Contents) {
    guard let cluster = contents.clusters.first(where: { Self.isLegend($0, in: graph) })
    else { return nil }
    let inside = Contents(of: cluster)
    nodes = inside.nodes
    clusters = [cluster] + inside.clusters
    let names = Set(nodes.map { String(cString: cg_node_name($0)) })
    func isInside(_ node: Node?) -> Bool {
      node.map { names.contains(String(cString: cg_node_name($0))) } ?? false
    }
    edges = contents.edges.filter { isInside(cg_tail($0)) }
    let held = Set(clusters)
    others = (
      contents.clusters.filter { !held.contains($0) },
      contents.nodes.filter { !isInside($0) },
      contents.edges.filter { !isInside(cg_tail($0)) }
    )
    guard edges.allSatisfy({ isInside(cg_head($0)) }), !others.nodes.isEmpty,
      !others.edges.contains(where: { isInside(cg_head($0)) })
    else { return nil }
  }

  /// The smallest box around the legend.
  var box: Box {
    parts(clusters, nodes, edges).reduce(Box(cg_cluster_box(clusters[0]))) { $0.union($1) }
  }

  /// The boxes of all other parts.
  var surroundings: [Box] {
    parts(others.clusters, others.nodes, others.edges)
  }

  func shift(right: Double, up: Double) {
    for cluster in clusters { cg_shift_cluster(cluster, right, up) }
    for node in nodes { cg_shift_node(node, right, up) }
    for edge in edges { cg_shift_edge(edge, right, up) }
  }

  private static func isLegend(_ cluster: Graph, in graph: Graph) -> Bool {
    String(cString: cg_graph_name(cluster)) == name && cg_parent(cluster) == graph
  }

  private func parts(_ clusters: [Graph], _ nodes: [Node], _ edges: [Edge]) -> [Box] {
    clusters.map { Box(cg_cluster_box($0)) } + nodes.map { Box(cg_node_box($0)) }
      + edges.flatMap { Curve($0).path }.map { Box(center: $0, width: 0, height: 0) }
      + edges.flatMap { [cg_edge_label($0), cg_edge_outside_label($0)] }
      .compactMap { $0.map { Box($0) } }
  }
}
