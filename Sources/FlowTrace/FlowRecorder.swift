/// Stamps events with the time and hands them to a sink, in order.
///
/// ```swift
/// let recorder = try FlowRecorder(app: "RayPets", sink: .file("raypets.trace"))
/// recorder.record(.launch(.init()))
/// ```
///
/// A recorder keeps nothing of what it records.
public final class FlowRecorder: Sendable {
  private let clock: any TraceClock
  private let sink: Locked<any TraceSink>

  /// - Parameters:
  ///   - app: the app's name, which titles its diagrams.
  ///   - clock: what time it is; a ``SteppingClock`` makes traces that can be compared.
  public init(app: String, clock: any TraceClock = .monotonic, sink: some TraceSink) {
    self.clock = clock
    self.sink = Locked(sink)
    sink.write(TraceHeader(app: app))
  }

  /// Records that `event` happens now.
  public func record(_ event: TraceEvent) {
    sink.withLock { $0.write(TraceRecord(at: clock.now(), event: event)) }
  }

  /// Records that what `records` tell happens now, in this order, and hands it over in one piece.
  ///
  /// - Parameter records: get the time.
  package func record(all records: inout [TraceRecord]) {
    sink.withLock { sink in
      for index in records.indices {
        records[index].at = clock.now()
      }
      sink.write(records)
    }
  }
}
