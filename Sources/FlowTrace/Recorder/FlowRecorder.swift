#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes events to a sink, in order, each with the time at which it was recorded.
///
/// ```swift
/// let recorder = try FlowRecorder(app: "RayPets", sink: .file("raypets.trace"))
/// recorder.record(.launch(.init()))
/// ```
///
/// A recorder keeps no events. It may be used from any thread.
public final class FlowRecorder: Sendable {
  private let clock: any TraceClock
  private let sink: Locked<any TraceSink>

  /// Creates a recorder and writes the trace's header to its sink.
  ///
  /// - Parameters:
  ///   - app: the app's name, the title of its diagrams.
  ///   - clock: the clock that gives events their times; with a ``SteppingClock`` the same events
  ///     make the same trace, byte for byte.
  ///   - sink: the sink that events are written to: a ``TraceFile``, a ``TraceCollector``, or one of
  ///     your own.
  public init(app: String, clock: any TraceClock = .monotonic, sink: some TraceSink) {
    self.clock = clock
    self.sink = Locked(sink)
    sink.write(TraceHeader(app: app))
  }

  /// Returns a recorder that writes to the file named by an environment variable, or nil where the
  /// variable is not set, so that tracing is off by default.
  ///
  /// ```swift
  /// let recorder = try FlowRecorder.environment(app: "RayPets")  // FLOW_TRACE=/tmp/raypets.trace
  /// ```
  ///
  /// - Parameters:
  ///   - app: the app's name, the title of its diagrams.
  ///   - variable: the environment variable's name.
  ///   - clock: the clock that gives events their times.
  /// - Throws: ``TraceFileError`` when the file cannot be opened for writing.
  public static func environment(
    app: String, variable: String = "FLOW_TRACE", clock: any TraceClock = .monotonic
  ) throws(TraceFileError) -> FlowRecorder? {
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else {
      return nil
    }
    return FlowRecorder(app: app, clock: clock, sink: try TraceFile(path: path))
  }

  /// Records that `event` happens now.
  public func record(_ event: TraceEvent) {
    sink.withLock { $0.write(TraceRecord(at: clock.now(), event: event)) }
  }

  /// Records that the events of `records` happen now, in this order, and writes them at once.
  ///
  /// - Parameter records: the records, whose times are set.
  package func record(all records: inout [TraceRecord]) {
    sink.withLock { sink in
      for index in records.indices {
        records[index].at = clock.now()
      }
      sink.write(records)
    }
  }
}
