public import FlowGraph

/// The graph itself as JSON, counts included, which `coordgraph` reads in place of a trace.
///
/// The view and its options make no difference: all of the graph is written.
public struct JSONFormat: FlowFormat {
  public init() {}

  /// `json`, also the extension.
  public var name: String { "json" }
  /// `json`, for highlighting.
  public var fenceLanguage: String { "json" }
  /// True: the text is the graph.
  public var storesGraph: Bool { true }

  /// Returns `FlowGraph.json`.
  public func text(of graph: FlowGraph, view: DiagramView, options: DiagramOptions) -> String {
    graph.json
  }
}

extension TextFormat where Self == JSONFormat {
  /// The graph itself as JSON, counts included.
  public static var json: Self { JSONFormat() }
}
