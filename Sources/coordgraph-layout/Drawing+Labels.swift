import CGraphviz

extension Drawing {
  /// More arrows than this are laid out fast rather than prettily.
  private static let mostArrows = 400

  /// Moves the labels of a laid out graph to where they can be read, and makes the paper large
  /// enough for them.
  func placeLabels(_ contents: Contents, in graph: Graph) {
    let labelled = contents.edges.compactMap { edge in
      cg_edge_label(edge).map { (edge: edge, label: $0) }
    }
    guard !labelled.isEmpty, contents.edges.count <= Self.mostArrows else { return }
    let names = contents.clusters.compactMap { cg_graph_label($0) }
    var placement = LabelPlacement(
      labels: labelled.map { .init(box: Box($0.label), curve: Curve($0.edge)) },
      boxes: contents.nodes.map { Box(cg_node_box($0)) } + names.map { Box($0) },
      frames: contents.clusters.map { Box(cg_cluster_box($0)) },
      curves: contents.edges.map { Curve($0) },
      bounds: Box(cg_paper(graph)))
    var paper = Box(cg_paper(graph))
    for (box, (_, label)) in zip(placement.place(), labelled) {
      cg_move_label(label, box.center.x, box.center.y)
      paper = paper.union(box)
    }
    cg_set_paper(
      graph,
      cg_box_t(x: paper.center.x, y: paper.center.y, width: paper.width, height: paper.height))
  }
}
