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
  private struct Output {
    var sink: any TraceSink
    /// Nil where events are recorded as they are.
    var redactor: TraceRedactor?
  }

  private let clock: any TraceClock
  private let output: Locked<Output>
  private let standIns: Set<String>

  /// Whether this launch is recorded; ``RecordingMode/sampling`` decides it. Otherwise nothing is
  /// written, not even a header, and a tracer does not start.
  public let isRecording: Bool

  /// Creates a recorder and writes the trace's header to its sink.
  ///
  /// - Parameters:
  ///   - app: the app's name, the title of its diagrams.
  ///   - mode: what is recorded; `.full` by default.
  ///   - sampling: which launches are recorded; those of the mode by default.
  ///   - clock: the clock that gives events their times; with a ``SteppingClock`` the same events
  ///     make the same trace, byte for byte.
  ///   - sink: the sink that events are written to: a ``TraceFile``, a ``TraceCollector``, or one of
  ///     your own.
  public convenience init(
    app: String, mode: RecordingMode = .full, sampling: TraceSampling? = nil,
    clock: any TraceClock = .monotonic, sink: some TraceSink
  ) {
    self.init(
      app: app, mode: mode, sampling: sampling, clock: clock, standIns: [], sink: sink)
  }

  /// Creates a recorder that marks some screens as stand-ins.
  ///
  /// - Parameter standIns: the classes of the screens, as events name them.
  package init(
    app: String, mode: RecordingMode = .full, sampling: TraceSampling? = nil,
    clock: any TraceClock, standIns: Set<String>, sink: some TraceSink
  ) {
    self.clock = clock
    self.standIns = standIns
    isRecording = (sampling ?? mode.sampling).isRecorded
    output = Locked(Output(sink: sink, redactor: mode.isRedacted ? TraceRedactor() : nil))
    if isRecording { sink.write(TraceHeader(app: app, isRedacted: mode.isRedacted)) }
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
    guard isRecording else { return }
    let event = marked(event)
    output.withLock { output in
      let recorded = output.redactor == nil ? event : output.redactor?.redact(event)
      guard let recorded else { return }
      output.sink.write(TraceRecord(at: clock.now(), event: recorded))
    }
  }

  /// Records that the events of `records` happen now, in this order, and writes them at once.
  ///
  /// - Parameter records: the records, whose times are set.
  package func record(all records: inout [TraceRecord]) {
    guard isRecording else { return }
    if !standIns.isEmpty {
      for index in records.indices { records[index].event = marked(records[index].event) }
    }
    output.withLock { output in
      if output.redactor != nil {
        records = records.compactMap { record in
          output.redactor?.redact(record.event).map { TraceRecord(at: 0, event: $0) }
        }
      }
      for index in records.indices {
        records[index].at = clock.now()
      }
      output.sink.write(records)
    }
  }

  /// The event with the mark of a stand-in, if it declares one.
  private func marked(_ event: TraceEvent) -> TraceEvent {
    guard !standIns.isEmpty, case .screen(var screen) = event, isStandIn(screen.type)
    else { return event }
    screen.isStandIn = true
    return .screen(screen)
  }

  /// Whether a class is that of a stand-in, or one of the app's own that hosts it: `Host<CartView>`.
  private func isStandIn(_ type: String) -> Bool {
    if standIns.contains(type) { return true }
    guard type.hasSuffix(">"), let bracket = type.firstIndex(of: "<") else { return false }
    return standIns.contains(String(type[bracket...].dropFirst().dropLast()))
  }
}
