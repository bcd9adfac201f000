public import FlowDiagram
public import FlowGraph

/// The format of a snapshot: ``DOTSnapshot``, ``OutlineSnapshot``,
/// ``MermaidSnapshot``, ``JSONSnapshot``, or one of your own.
///
/// Equal graphs must have equal texts, in every process.
public protocol FlowSnapshotFormat: Sendable {
  /// The ending of a file's name, without the dot.
  var ending: String { get }

  /// Whether the text is a stored graph, from which changes can be described in words. Where it is
  /// not, the graph is stored beside it.
  var holdsGraph: Bool { get }

  /// Returns the flow as text.
  ///
  /// - Parameters:
  ///   - graph: the flow.
  ///   - view: the kind of diagram.
  ///   - options: what the diagram shows besides.
  /// - Throws: when the format cannot hold it, with a sentence that gives the reason.
  func text(of graph: FlowGraph, view: DiagramView, options: DiagramOptions) throws -> String
}

extension FlowSnapshotFormat {
  /// False: the graph is stored beside the text.
  public var holdsGraph: Bool { false }
}
