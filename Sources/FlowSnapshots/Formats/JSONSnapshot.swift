public import FlowDiagram
public import FlowGraph

/// The graph itself, counts included, which `coordgraph` reads in place of a trace; the view and
/// its options make no difference.
public struct JSONSnapshot: FlowSnapshotFormat {
  public init() {}

  public var ending: String { "json" }
  public var holdsGraph: Bool { true }

  public func text(of graph: FlowGraph, view: DiagramView, options: DiagramOptions) -> String {
    graph.json
  }
}

extension FlowSnapshotFormat where Self == JSONSnapshot {
  /// The graph itself, counts included.
  public static var json: Self { JSONSnapshot() }
}
