import CGraphviz

/// Corrections of a finished layout, for legibility: they move labels and the legend, and interrupt
/// edges below text. The layout stays complete whatever they do.
extension Drawing {
  /// The most edges with which labels are moved.
  private static let mostLabelledEdges = 400
  /// The most edges with which edges are interrupted.
  private static let mostInterruptedEdges = 800

  /// Makes all corrections of a laid out graph.
  func placeParts(_ contents: Contents, in graph: Graph) {
    placeNames(contents)
    placeLabels(contents, in: graph)
    placeLegend(contents, in: graph)
    interruptEdges(contents)
  }

  /// Moves the labels of clusters along their borders, away from edges.
  private func placeNames(_ contents: Contents) {
    guard contents.edges.count <= Self.mostLabelledEdges else { return }
    let curves = contents.edges.map { Curve($0) }
    let named = contents.clusters.compactMap { cluster in
      cg_graph_label(cluster).map { (cluster: Box(cg_cluster_box(cluster)), label: $0) }
    }
    let nodes = contents.nodes.map { Box(cg_node_box($0)) }
    for (cluster, label) in named {
      let others = named.filter { $0.label != label }.map { Box($0.label) }
      let placement = NamePlacement(boxes: nodes + others, curves: curves)
      let place = placement.place(of: Box(label), in: cluster)
      cg_move_label(label, place.center.x, place.center.y)
    }
  }

  /// Moves the labels of edges to where they can be read, and extends the drawing for them.
  private func placeLabels(_ contents: Contents, in graph: Graph) {
    let labelled = contents.edges.compactMap { edge in
      cg_edge_label(edge).map { (edge: edge, label: $0) }
    }
    guard !labelled.isEmpty, contents.edges.count <= Self.mostLabelledEdges else { return }
    let names = contents.clusters.compactMap { cg_graph_label($0) }
    var placement = LabelPlacement(
      labels: labelled.map { .init(box: Box($0.label), curve: Curve($0.edge)) },
      boxes: contents.nodes.map { Box(cg_node_box($0)) } + names.map { Box($0) },
      clusters: contents.clusters.map { Box(cg_cluster_box($0)) },
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

extension Drawing {
  /// Moves the legend to where the drawing stays smallest, and fits the drawing's size.
  private func placeLegend(_ contents: Contents, in graph: Graph) {
    guard let legend = Legend(in: graph, contents) else { return }
    let old = legend.box
    let surroundings = legend.surroundings
    let drawn = surroundings.reduce(old) { $0.union($1) }
    let place = LegendPlacement(legend: old, parts: surroundings).place()
    legend.shift(right: place.center.x - old.center.x, up: place.center.y - old.center.y)
    let content = surroundings.reduce(place) { $0.union($1) }
    setPaper(of: graph, around: content, insteadOf: drawn)
  }

  /// Sets the drawing's size, with the room for the title above or below.
  private func setPaper(of graph: Graph, around content: Box, insteadOf drawn: Box) {
    let old = Box(cg_paper(graph))
    let title = cg_graph_label(graph)
    let width = title.map { Box($0).width + Self.titleMargin } ?? 0
    let paper = content.grown(
      above: max(0, old.maxY - drawn.maxY), below: max(0, drawn.minY - old.minY), toWidth: width)
    if let title {
      let box = Box(title)
      let isAbove = box.center.y > drawn.center.y
      let y = isAbove ? paper.maxY - old.maxY : paper.minY - old.minY
      let x =
        switch cg_graph_value(graph, "labeljust").map({ String(cString: $0) }) {
        case "l": paper.minX - old.minX
        case "r": paper.maxX - old.maxX
        default: paper.center.x - old.center.x
        }
      cg_move_label(title, box.center.x + x, box.center.y + y)
    }
    cg_set_paper(
      graph,
      cg_box_t(x: paper.center.x, y: paper.center.y, width: paper.width, height: paper.height))
  }

  /// The room that Graphviz leaves beside a title, in points.
  private static let titleMargin = 16.0
}

extension Drawing {
  /// The longest gap in points: three lines of text, crossed diagonally.
  private static let longestGap = 60.0
  /// The empty space above and below text, in points.
  private static let leading = 1.5

  /// Interrupts edges where they cross text: Graphviz draws an edge over the labels of the clusters
  /// that it crosses.
  private func interruptEdges(_ contents: Contents) {
    guard contents.edges.count <= Self.mostInterruptedEdges else { return }
    let names = contents.clusters.compactMap { cg_graph_label($0) }
    let labels = contents.edges.flatMap { [cg_edge_label($0), cg_edge_outside_label($0)] }
    let texts = (names + labels.compactMap(\.self)).flatMap {
      Box.lines(of: $0, in: Box($0).grown(above: -Self.leading, below: -Self.leading))
    }
    for edge in contents.edges where cg_edge_spline_count(edge) == 1 {
      let parts = Curve(edge).parts(outside: texts, longest: Self.longestGap)
      guard parts.count > 1 else { continue }
      let points = parts.joined().map { pointf(x: $0.x, y: $0.y) }
      _ = cg_set_spline_parts(edge, points, parts.map { CInt($0.count) }, CInt(parts.count))
    }
  }
}
