import CGraphviz

typealias Graph = UnsafeMutablePointer<Agraph_t>
typealias Node = UnsafeMutablePointer<Agnode_t>
typealias Edge = UnsafeMutablePointer<Agedge_t>

/// The nodes, edges and clusters of a graph.
struct Contents {
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  /// The clusters, outer before inner.
  private(set) var clusters: [Graph] = []

  init(of graph: Graph) {
    var node = cg_first_node(graph)
    while let found = node {
      nodes.append(found)
      var edge = cg_first_edge_out(graph, found)
      while let leaving = edge {
        edges.append(leaving)
        edge = cg_next_edge_out(graph, leaving)
      }
      node = cg_next_node(graph, found)
    }
    addClusters(in: graph)
  }

  private mutating func addClusters(in graph: Graph) {
    var next = cg_first_subgraph(graph)
    while let subgraph = next {
      if String(cString: cg_graph_name(subgraph)).hasPrefix("cluster") { clusters.append(subgraph) }
      addClusters(in: subgraph)
      next = cg_next_subgraph(subgraph)
    }
  }

  /// Returns the clusters at any depth that the layout has a box for, which are those that are drawn.
  static func boxes(in graph: Graph) -> Set<Graph> {
    var boxes: Set<Graph> = []
    for index in 0..<max(0, cg_box_count(graph)) {
      guard let box = cg_box(graph, index + 1) else { continue }
      if cg_width(box) > 0, cg_height(box) > 0 { boxes.insert(box) }
      boxes.formUnion(Self.boxes(in: box))
    }
    return boxes
  }

  /// Returns the edge's `id`, or its ends where it has none.
  static func name(of edge: Edge) -> String {
    if let id = cg_edge_value(edge, "id"), id.pointee != 0 { return String(cString: id) }
    return String(cString: cg_node_name(cg_tail(edge)))
      + " -> " + String(cString: cg_node_name(cg_head(edge)))
  }
}
