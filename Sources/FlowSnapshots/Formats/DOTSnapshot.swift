public import FlowDiagram
public import FlowGraph

/// Canonical DOT, which Graphviz draws: what `coordgraph render --no-legend --no-verdicts` writes.
public struct DOTSnapshot: FlowSnapshotFormat {
  /// The colours and fonts.
  public var theme: DiagramTheme

  /// Creates the format with a theme.
  public init(theme: DiagramTheme = .default) {
    self.theme = theme
  }

  public var ending: String { "dot" }

  public func text(of graph: FlowGraph, view: DiagramView, options: DiagramOptions) -> String {
    Diagram.make(from: graph, view: view, options: options).diagram.dot(theme: theme)
  }
}

extension FlowSnapshotFormat where Self == DOTSnapshot {
  /// Canonical DOT, which Graphviz draws.
  public static var dot: Self { DOTSnapshot() }
}
