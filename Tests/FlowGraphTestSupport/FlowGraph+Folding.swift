import FlowGraph
import FlowTrace

extension FlowGraph {
  /// The graph of some events, folded.
  package static func folding(_ events: [TraceEvent], app: String = "App") -> FlowGraph {
    var builder = FlowGraphBuilder(app: app)
    for record in TraceRecord.make(events) { builder.add(record) }
    return builder.graph
  }
}
