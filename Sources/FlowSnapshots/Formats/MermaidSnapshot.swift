public import FlowDiagram
public import FlowGraph

/// A Mermaid flowchart, which many sites draw in Markdown.
public struct MermaidSnapshot: FlowSnapshotFormat {
  /// The most that Mermaid draws where the text will be shown.
  public var limits: MermaidLimits

  public init(limits: MermaidLimits = .published) {
    self.limits = limits
  }

  public var ending: String { "mmd" }

  /// - Throws: `MermaidError` when the diagram is larger than Mermaid draws.
  public func text(
    of graph: FlowGraph, view: DiagramView, options: DiagramOptions
  ) throws -> String {
    try Diagram.make(from: graph, view: view, options: options).diagram.mermaid(limits: limits)
  }
}

extension FlowSnapshotFormat where Self == MermaidSnapshot {
  /// A Mermaid flowchart.
  public static var mermaid: Self { MermaidSnapshot() }
}
