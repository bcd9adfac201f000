import CGraphviz

/// Corrections of a finished layout, for legibility: they widen clusters, move their names, and interrupt
/// edges below those. The layout stays complete whatever they do.
extension Drawing {
  /// The most edges with which clusters are widened, and names are moved.
  private static let mostEdgesAroundNames = 400
  /// The most edges with which edges are interrupted.
  private static let mostInterruptedEdges = 20_000

  /// Makes all corrections of a laid out graph.
  func placeParts(_ contents: Contents, in graph: Graph) {
    let names = contents.clusters.compactMap(ClusterName.init)
    if contents.edges.count <= Self.mostEdgesAroundNames {
      let curves = contents.edges.map { Curve($0) }
      let nodes = contents.nodes.map { Box(cg_node_box($0)) }
      var frames = Frames(contents, nodes: nodes, in: graph)
      frames.widen(around: curves)
      place(names, in: frames, curves: curves, nodes: nodes)
    }
    interruptEdges(contents, below: names)
  }

  /// Moves the labels of clusters into their corners, and along their borders, away from edges.
  private func place(_ names: [ClusterName], in frames: Frames, curves: [Curve], nodes: [Box]) {
    for name in names {
      let others = nodes + names.filter { $0.label != name.label }.map { Box($0.label) }
      let corner = Box(name.label).moved(by: frames.shift(of: name.cluster))
      if !others.contains(where: { $0.overlap(with: corner) > 0 }) {
        cg_move_label(name.label, corner.center.x, corner.center.y)
      }
      let placement = NamePlacement(boxes: others, curves: curves)
      let place = placement.place(
        of: Box(name.label), lines: name.lineBoxes, in: Box(cg_cluster_box(name.cluster)))
      cg_move_label(name.label, place.center.x, place.center.y)
    }
  }
}

extension Drawing {
  /// The longest gap in points: three lines of text, crossed diagonally.
  private static let longestGap = 60.0
  /// How much higher than its line text with the space around it is, and how much less deep, in points:
  /// letters stand in the upper part of a line.
  private static let rise = (above: 0.5, below: -2.0)

  /// Interrupts edges where they cross text: Graphviz draws an edge over the labels of the clusters
  /// that it crosses.
  private func interruptEdges(_ contents: Contents, below names: [ClusterName]) {
    guard contents.edges.count <= Self.mostInterruptedEdges else { return }
    let texts = names.flatMap(\.lineBoxes)
      .map { $0.grown(above: Self.rise.above, below: Self.rise.below) }
    for edge in contents.edges where cg_edge_spline_count(edge) == 1 {
      let parts = Curve(edge).parts(outside: texts, longest: Self.longestGap)
      guard parts.count > 1 else { continue }
      let points = parts.joined().map { pointf(x: $0.x, y: $0.y) }
      _ = cg_set_spline_parts(edge, points, parts.map { CInt($0.count) }, CInt(parts.count))
    }
  }
}
