import CGraphviz

extension Drawing {
  /// More arrows than this are laid out fast rather than prettily.
  private static let mostArrows = 400

  /// Moves the names of frames along the edge they stand at, out of the way of arrows.
  func placeNames(_ contents: Contents) {
    guard contents.edges.count <= Self.mostArrows else { return }
    let curves = contents.edges.map { Curve($0) }
    let named = contents.clusters.compactMap { cluster in
      cg_graph_label(cluster).map { (frame: Box(cg_cluster_box(cluster)), label: $0) }
    }
    let nodes = contents.nodes.map { Box(cg_node_box($0)) }
    for (frame, label) in named {
      let others = named.filter { $0.label != label }.map { Box($0.label) }
      let placement = NamePlacement(boxes: nodes + others, curves: curves)
      let place = placement.place(of: Box(label), in: frame)
      cg_move_label(label, place.center.x, place.center.y)
    }
  }

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
