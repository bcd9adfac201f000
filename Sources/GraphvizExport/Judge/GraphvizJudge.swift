import CGraphviz
public import FlowDiagram

/// A check that Graphviz reads the diagram in a DOT text.
public enum GraphvizJudge {
  /// Whether libcgraph is installed. Without it, nothing is checked; only the commands of a release,
  /// which load it when it is first needed, start without.
  public static var isAvailable: Bool { cg_memory_reader() != nil }

  /// Reads DOT with cgraph, and compares its nodes, edges, clusters, words and rows with the diagram's, byte
  /// for byte. The graph's label must be the title and the legend.
  ///
  /// - Parameters:
  ///   - dot: the DOT.
  ///   - diagram: the diagram.
  /// - Throws: ``GraphvizError/unreadable(_:)`` with cgraph's message, or
  ///   ``GraphvizError/misread(_:)`` with everything that differs.
  /// - Complexity: O(*n* × *d*) in the length of the DOT and the depth of its clusters.
  public static func check(_ dot: String, against diagram: Diagram) throws(GraphvizError) {
    guard isAvailable else { return }
    let found = try GraphvizReading(of: dot)
    let caption = Labels(of: diagram).caption
    let title = caption.title + CardMarkup.legendText(caption.rows)
    var differences = GraphvizPart.differences(
      expected: GraphvizPart.parts(in: diagram), found: found.parts)
    if found.title != .lines(title) {
      differences.append(
        "the title reads \(found.title) instead of \(GraphvizPart.Value.lines(title))")
    }
    guard differences.isEmpty else { throw .misread(differences) }
  }
}
