public import FlowDiagram

/// Says whether Graphviz reads out of a DOT text what a diagram says.
public enum GraphvizJudge {
  /// Loads the DOT with cgraph and compares what it read with the diagram: node for node, edge
  /// for edge, cluster for cluster, label for label, byte for byte. A label of the whole graph
  /// must be the title; it need not have one.
  ///
  /// - Throws: ``GraphvizError/unreadable(_:)`` with cgraph's message, or
  ///   ``GraphvizError/misread(_:)`` with everything that differs.
  /// - Complexity: Proportional to the text's length, times the depth of the clusters.
  public static func check(_ dot: String, against diagram: Diagram) throws(GraphvizError) {
    let found = try GraphvizReading(of: dot)
    let title = GraphvizThing.Value.text(Array(diagram.title.utf8))
    var differences = GraphvizThing.differences(
      expected: GraphvizThing.things(in: diagram), found: found.things)
    if found.title != .text([]), found.title != title {
      differences.append("the title reads \(found.title) instead of \(title)")
    }
    guard differences.isEmpty else { throw .misread(differences) }
  }
}
