import FlowGraph
import FlowReading
import FlowTrace

extension FlowGraph {
  /// The graph of some events, folded.
  package static func folding(_ events: [TraceEvent], app: String = "App") -> FlowGraph {
    FlowReading.folding(events, app: app, parts: .graphOnly).graph
  }
}

extension FlowReading {
  /// The reading of some events.
  package static func folding(
    _ events: [TraceEvent], app: String = "App", parts: Parts = .all
  ) -> FlowReading {
    FlowReading(
      Trace(header: TraceHeader(app: app), records: TraceRecord.make(events)), parts: parts)
  }
}
