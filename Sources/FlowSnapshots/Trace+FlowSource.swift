public import FlowGraph
public import FlowTrace

extension Trace: FlowSource {
  /// The graph of all that was recorded. O(*n*) in the number of records.
  ///
  /// - Throws: ``FlowSnapshotError`` when a record names an object that no earlier one introduced.
  public func flowGraph() throws -> FlowGraph {
    var builder = FlowGraphBuilder(app: header.app)
    for record in records { builder.add(record) }
    if let trouble = builder.diagnostics.first {
      throw FlowSnapshotError.unsoundTrace(trouble.message)
    }
    return builder.graph
  }
}
