import CGraphviz

extension Drawing {
  /// Moves the legend of a laid out graph to where the paper stays smallest, and cuts the paper to
  /// size.
  func placeLegend(_ contents: Contents, in graph: Graph) {
    guard let legend = Legend(in: graph, contents) else { return }
    let old = legend.box
    let surroundings = legend.surroundings
    let drawn = surroundings.reduce(old) { $0.union($1) }
    let place = LegendPlacement(legend: old, parts: surroundings).place()
    legend.shift(right: place.center.x - old.center.x, up: place.center.y - old.center.y)
    let content = surroundings.reduce(place) { $0.union($1) }
    setPaper(of: graph, around: content, insteadOf: drawn)
  }

  /// Keeps the room that the title has above or below what is drawn.
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

  /// What Graphviz keeps free beside a title.
  private static let titleMargin = 16.0
}
