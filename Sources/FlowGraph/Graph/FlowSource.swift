/// What a flow can be taken from: a recorded trace, an exploration, a graph, or a type of your own.
public protocol FlowSource {
  /// Returns the flow as a graph.
  ///
  /// - Throws: when there is none, with a sentence that gives the reason.
  func flowGraph() throws -> FlowGraph

  /// Why the flow may lack parts, in a sentence; nil, which is the default, when it does not.
  ///
  /// A flow that may lack parts is not recorded as a reference unless a test allows it.
  var incompleteness: String? { get }
}

extension FlowSource {
  /// Nil: the flow does not lack parts.
  public var incompleteness: String? { nil }
}

extension FlowGraph: FlowSource {
  /// Returns itself.
  public func flowGraph() -> FlowGraph { self }
}
