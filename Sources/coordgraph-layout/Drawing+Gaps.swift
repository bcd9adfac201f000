import CGraphviz

extension Drawing {
  /// More arrows than this are laid out fast rather than prettily.
  private static let mostArrows = 800
  /// How long a gap may be, in points: three lines of words, crossed aslant.
  private static let longestGap = 60.0
  /// How much is empty above and below words, in points.
  private static let leading = 1.5

  /// Interrupts the arrows of a laid out graph where they run through words, so that these can be
  /// read: Graphviz draws an arrow over the names of the frames that it crosses.
  func interruptArrows(_ contents: Contents) {
    guard contents.edges.count <= Self.mostArrows else { return }
    let names = contents.clusters.compactMap { cg_graph_label($0) }
    let labels = contents.edges.flatMap { [cg_edge_label($0), cg_edge_outside_label($0)] }
    let words = (names + labels.compactMap(\.self)).flatMap {
      Box.lines(of: $0, in: Box($0).grown(above: -Self.leading, below: -Self.leading))
    }
    for edge in contents.edges where cg_edge_spline_count(edge) == 1 {
      let parts = Curve(edge).parts(outside: words, longest: Self.longestGap)
      guard parts.count > 1 else { continue }
      let points = parts.joined().map { pointf(x: $0.x, y: $0.y) }
      _ = cg_set_spline_parts(edge, points, parts.map { CInt($0.count) }, CInt(parts.count))
    }
  }
}
