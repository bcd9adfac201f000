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
  package func takeRecords() -> [TraceRecord] {
    collected.withLock { trace in
      defer { trace.records = [] }
      return trace.records
    }
  }

  public func write(_ header: TraceHeader) {
    collected.withLock { $0.header = header }
  }

  public func write(_ record: TraceRecord) {
    collected.withLock { $0.records.append(record) }
  }
}
