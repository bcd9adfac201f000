/// A whole drawing: every node, edge, cluster and label of the diagram is in it.
public struct GraphvizRendering: Sendable, Hashable {
  /// The file's contents. SVG and PNG hold the DOT they were drawn from: see ``CanonicalDOT``.
  public var bytes: [UInt8]
  /// How the diagram was laid out.
  public var rung: GraphvizRung
  /// The Graphviz that drew it, as it calls itself ("2.43.0" is Debian 12's 2.42).
  public var graphvizVersion: String
  /// What became of the rungs tried before, with all that Graphviz said about them.
  public var failures: [GraphvizFailure]
  /// One sentence each: the failures in short, then everything Graphviz said about this drawing.
  public var warnings: [String]
}

extension GraphvizRendering {
  /// Whether it would not have come out better with more time.
  package var isBest: Bool { !failures.contains(where: \.isShortOfTime) }
}
