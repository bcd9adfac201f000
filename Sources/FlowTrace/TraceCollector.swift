/// Keeps a trace in memory.
///
/// ```swift
/// let collector = TraceCollector()
/// let recorder = FlowRecorder(app: "RayPets", clock: .stepping, sink: collector)
/// recorder.record(.launch(.init()))
/// print(collector.trace.records.count)  // 1
/// ```
public final class TraceCollector: TraceSink {
  private let collected = Locked(Trace(header: TraceHeader(app: ""), records: []))

  public init() {}

  /// All that was recorded so far.
  public var trace: Trace { collected.withLock { $0 } }

  /// Hands over what was recorded since the last time, and forgets it.
  ///
  /// - Parameter records: what was handed over before, whose memory is used again.
  package func takeRecords(into records: inout [TraceRecord]) {
    records.removeAll(keepingCapacity: true)
    collected.withLock { swap(&$0.records, &records) }
  }

  public func write(_ header: TraceHeader) {
    collected.withLock { $0.header = header }
  }

  public func write(_ record: TraceRecord) {
    collected.withLock { $0.records.append(record) }
  }

  public func write(_ records: [TraceRecord]) {
    collected.withLock { $0.records.append(contentsOf: records) }
  }
}
