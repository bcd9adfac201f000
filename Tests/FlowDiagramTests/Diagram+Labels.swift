import FlowDiagram

extension Diagram {
  /// Returns the label that drawings show of a node.
  func label(of node: Node) -> String { Labels(of: self).text(of: node) }

  /// Returns the label that drawings show of a cluster.
  func label(of cluster: Cluster) -> String { Labels(of: self).text(of: cluster) }

  /// Returns the label that drawings show of an edge.
  func label(of edge: Edge) -> String { Labels(of: self).text(of: edge) }

  /// The labels of all edges, in their order.
  var edgeLabels: [String] { edges.map(label(of:)) }
}
