/// A sink that passes everything on to two others, one after the other.
public struct TraceSinks: TraceSink {
  private let first: any TraceSink
  private let second: any TraceSink

  init(_ first: any TraceSink, _ second: any TraceSink) {
    self.first = first
    self.second = second
  }

  public func write(_ header: TraceHeader) {
    first.write(header)
    second.write(header)
  }

  public func write(_ record: TraceRecord) {
    first.write(record)
    second.write(record)
  }

  public func write(_ records: [TraceRecord]) {
    first.write(records)
    second.write(records)
  }
}

extension TraceSink {
  /// Returns a sink that writes to this one, and then to another.
  ///
  /// ```swift
  /// let file = try TraceFile(path: "raypets.trace")
  /// let recorder = FlowRecorder(app: "RayPets", sink: file.and(TraceCollector()))
  /// ```
  ///
  /// - Parameter other: the second sink.
  public func and(_ other: some TraceSink) -> TraceSinks { TraceSinks(self, other) }
}
