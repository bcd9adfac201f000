import CGraphviz

/// The sides at which edges leave the rows of their cards, where the graph does not say.
///
/// Down the page, dot draws such an edge along the border of its card. A first layout shows to which
/// side each edge turns below its card; in the next one it leaves there.
struct RowSides {
  /// The most edges with which a second layout is made: it takes a millisecond for each ten.
  private static let mostEdges = 150

  /// By the name of the edge, its port with the side.
  private var ports: [String: String] = [:]

  /// Nil where no edge needs a side, or where there are too many.
  init?(of contents: Contents) {
    guard contents.edges.count <= Self.mostEdges else { return nil }
    for edge in contents.edges {
      guard let port = cg_edge_value(edge, "tailport").map({ String(cString: $0) }), !port.isEmpty,
        !port.contains(":"), let tail = cg_tail(edge), let head = cg_head(edge)
      else { continue }
      let card = Box(cg_node_box(tail))
      let turn =
        Curve(edge).points.first { $0.y < card.minY } ?? Box(cg_node_box(head)).center
      ports[Contents.name(of: edge)] = port + (turn.x < card.center.x ? ":w" : ":e")
    }
    if ports.isEmpty { return nil }
  }

  /// Sets the sides in a graph that was not laid out.
  func set(in contents: Contents) {
    for edge in contents.edges {
      guard let port = ports[Contents.name(of: edge)] else { continue }
      cg_set_edge_value(edge, "tailport", port)
    }
  }
}
