public import FlowDiagram

/// A check that Graphviz reads the diagram in a DOT text.
public enum GraphvizJudge {
  /// Reads DOT with cgraph, and compares its nodes, edges, clusters and labels with the diagram's, byte
  /// for byte. A label of the graph must be the diagram's title.
  ///
  /// - Parameters:
  ///   - dot: the DOT.
  ///   - diagram: the diagram.
  /// - Throws: ``GraphvizError/unreadable(_:)`` with cgraph's message, or
  ///   ``GraphvizError/misread(_:)`` with everything that differs.
  /// - Complexity: O(*n* × *d*) in the length of the DOT and the depth of its clusters.
  public static func check(_ dot: String, against diagram: Diagram) throws(GraphvizError) {
    let found = try GraphvizReading(of: dot)
    let title = GraphvizPart.Value.text(Array(Labels(of: diagram).title.utf8))
    var differences = GraphvizPart.differences(
      expected: GraphvizPart.parts(in: diagram), found: found.parts)
    if found.title != .text([]), found.title != title {
      differences.append("the title reads \(found.title) instead of \(title)")
    }
    guard differences.isEmpty else { throw .misread(differences) }
  }
}
