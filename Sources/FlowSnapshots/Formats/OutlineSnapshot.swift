public import FlowDiagram
public import FlowGraph

/// The flow as sentences, one a line: the easiest to read in a review.
public struct OutlineSnapshot: FlowSnapshotFormat {
  public init() {}

  public var ending: String { "txt" }

  public func text(of graph: FlowGraph, view: DiagramView, options: DiagramOptions) -> String {
    var options = options
    options.wrapsLabels = false
    return Diagram.make(from: graph, view: view, options: options).diagram.outline()
  }
}

extension FlowSnapshotFormat where Self == OutlineSnapshot {
  /// The flow as sentences, one a line.
  public static var outline: Self { OutlineSnapshot() }
}
