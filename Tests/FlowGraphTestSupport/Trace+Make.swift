import FlowGraph
import FlowReading
import FlowTrace

extension TraceRecord {
  /// Records of these events, a millisecond apart.
  package static func make(_ events: [TraceEvent]) -> [TraceRecord] {
    events.enumerated().map { TraceRecord(at: UInt64($0) * 1000, event: $1) }
  }
}

extension TraceEvent {
  package static func coordinator(
    _ id: ObjectID, _ type: String, label: String? = nil, parent: ObjectID? = nil
  ) -> Self {
    .coordinator(.init(id: id, type: type, label: label, parent: parent))
  }

  package static func screen(_ id: ObjectID, _ type: String, label: String? = nil) -> Self {
    .screen(.init(id: id, type: type, label: label))
  }

  package static func transition(
    _ from: ObjectID?, _ to: ObjectID, _ kind: TransitionKind, _ trigger: String,
    row: String? = nil, by: Responsible, tabRoot: ObjectID? = nil, tabIndex: Int? = nil
  ) -> Self {
    .transition(
      .init(
        from: from, to: to, kind: kind, trigger: trigger, row: row, by: by, tabRoot: tabRoot,
        tabIndex: tabIndex))
  }
}

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
