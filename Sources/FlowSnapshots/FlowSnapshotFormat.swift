public import FlowDiagram
public import FlowGraph

/// How a flow is written into a snapshot: ``DOTSnapshot``, ``OutlineSnapshot``,
/// ``MermaidSnapshot``, ``JSONSnapshot``, or one of your own.
///
/// Equal graphs must have equal texts, in every process.
public protocol FlowSnapshotFormat: Sendable {
  /// What the names of such files end in, without the dot.
  var ending: String { get }

  /// Whether the text is a stored graph, from which changes can be told in words. Where it is not,
  /// the graph is stored beside it.
  var holdsGraph: Bool { get }

  /// The flow as text.
  ///
  /// - Throws: when the format cannot hold it, with a sentence that says why.
  func text(of graph: FlowGraph, view: DiagramView, options: DiagramOptions) throws -> String
}

extension FlowSnapshotFormat {
  public var holdsGraph: Bool { false }
}
