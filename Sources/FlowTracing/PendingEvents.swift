import FlowTrace

/// The events of a turn, until they are handed to the recorder in one piece.
@MainActor
final class PendingEvents {
  /// The records, whose times the recorder sets.
  var records: [TraceRecord] = []

  /// Appends an event.
  func add(_ event: consuming TraceEvent) {
    records.add(event)
  }

  /// Hands all events to the recorder, and keeps the memory that they were in.
  ///
  /// What the recorder's sink causes to be recorded meanwhile waits for the next time.
  func handOver(to recorder: FlowRecorder) {
    guard !records.isEmpty else { return }
    var finished: [TraceRecord] = []
    swap(&finished, &records)
    recorder.record(all: &finished)
    finished.empty()
    if records.isEmpty { swap(&finished, &records) }
  }
}

extension [TraceRecord] {
  /// Appends an event whose time is to be set.
  mutating func add(_ event: consuming TraceEvent) {
    append(TraceRecord(at: 0, event: event))
  }
}
