public import FlowGraph

/// What a flow can be taken of: a recorded trace, a graph, or whatever of yours has one.
public protocol FlowSource {
  /// The flow as a graph.
  ///
  /// - Throws: when there is none to be had, with a sentence that says why.
  func flowGraph() throws -> FlowGraph
}

extension FlowGraph: FlowSource {
  public func flowGraph() -> FlowGraph { self }
}
