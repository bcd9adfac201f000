/// A destination of what a recorder records.
///
/// A recorder calls its sink from one thread at a time, with the header first and once.
public protocol TraceSink: Sendable {
  /// Writes the first line of the trace.
  func write(_ header: TraceHeader)
  /// Writes the next record.
  func write(_ record: TraceRecord)
  /// Writes the next records, which one change of the app caused.
  ///
  /// By default it writes them one by one.
  func write(_ records: [TraceRecord])
}

extension TraceSink {
  /// Writes the records one by one.
  public func write(_ records: [TraceRecord]) {
    for record in records {
      write(record)
    }
  }
}

/// A sink that keeps a trace in memory.
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

  /// Everything that was recorded so far.
  public var trace: Trace { collected.withLock { $0 } }

  /// Moves the records since the last call into an array and removes them from the trace.
  ///
  /// - Parameter records: the array; its former content is dropped and its memory reused.
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
