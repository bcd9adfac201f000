public import FlowDiagram

/// Says whether Graphviz reads out of a DOT text what a diagram says.
public enum GraphvizJudge {
  /// Loads the DOT with cgraph and compares what it read with the diagram: node for node, edge
  /// for edge, cluster for cluster, label for label, byte for byte.
  ///
  /// - Throws: ``GraphvizError/unreadable(_:)`` with cgraph's message, or
  ///   ``GraphvizError/misread(_:)`` with everything that differs.
  /// - Complexity: Proportional to the text's length, times the depth of the clusters.
  public static func check(_ dot: String, against diagram: Diagram) throws(GraphvizError) {
    let found = try GraphvizReading.things(in: dot)
    let differences = GraphvizThing.differences(
      expected: GraphvizThing.things(in: diagram), found: found)
    guard differences.isEmpty else { throw .misread(differences) }
  }
}
