import FlowGraph
package import FlowReading
import FlowTrace

/// Reads a trace while it is written, and passes on what happens: each record at once, and the page
/// whenever there is time for it.
package actor LiveFeed {
  /// Draws the page of what was read.
  package typealias Drawing = @Sendable (FlowReading) async throws -> [UInt8]

  /// The shortest time between two pages; between long ones, three times as long as they take.
  private static let pause = Duration.milliseconds(250)
  /// The most problems of a trace that are reported.
  private static let mostReported = 20

  private let name: String
  private let naming: ScreenNaming
  private let log: LiveLog
  private let draw: Drawing
  private let report: @Sendable (String) -> Void

  private var reader: TraceReader
  private var flow: FlowReader
  private var rows = LiveRows()
  private var records = 0
  private var reported = 0
  /// Whether what is read is no trace, so that the rest of it is skipped.
  private var isRefused = false
  private var run = 0
  private var drawn: (run: Int, records: Int) = (0, 0)
  private var lastFailure: String?

  /// The page as it is now; nil where nothing was recorded yet.
  package private(set) var page: [UInt8]?

  /// - Parameters:
  ///   - name: what to call the trace in messages.
  ///   - naming: how screens of one class are distinguished.
  ///   - log: what viewers are sent.
  ///   - draw: draws the page.
  ///   - report: is given what is wrong.
  package init(
    name: String, naming: ScreenNaming, log: LiveLog, draw: @escaping Drawing,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.name = name
    self.naming = naming
    self.log = log
    self.draw = draw
    self.report = report
    reader = TraceReader(file: name)
    flow = Self.flow(naming)
  }

  private static func flow(_ naming: ScreenNaming) -> FlowReader {
    FlowReader(app: "", parts: [.verdicts, .paths, .sequences], naming: naming)
  }

  /// Takes in the next piece of the trace.
  package func take(_ piece: TracePiece) {
    switch piece {
    case .note(let sentence): report(sentence)
    case .begin: begin()
    case .connection: connect()
    case .bytes(let bytes): read(bytes)
    }
  }

  private func begin() {
    reader = TraceReader(file: name)
    flow = Self.flow(naming)
    rows = LiveRows()
    records = 0
    reported = 0
    isRefused = false
    run += 1
    page = nil
    log.begin()
  }

  /// What was sent before and is no trace does not keep this connection's from being read.
  private func connect() {
    isRefused = false
    if reader.header == nil { reader = TraceReader(file: name) }
  }

  private func read(_ bytes: [UInt8]) {
    guard !isRefused else { return }
    let before = records
    do {
      try reader.read(
        bytes, onHeader: { flow.beginTrace(app: $0.app) },
        onRecord: { record in
          flow.take(record)
          rows.add(record)
          records += 1
        })
    } catch {
      isRefused = true
      report("\(error)")
    }
    reportProblems()
    guard records > before else { return }
    log.add(
      "trace", data: rows.take(records: records - before, display: flow.display), records: records)
  }

  private func reportProblems() {
    let new = reader.diagnostics.dropFirst(reported)
    for problem in new.prefix(max(0, Self.mostReported - reported)) { report("\(problem)") }
    reported += new.count
  }

  /// Draws the page again and again while something happens, until the task is cancelled.
  ///
  /// - Throws: `CancellationError`.
  package func keepDrawing() async throws {
    let clock = ContinuousClock()
    while true {
      let start = clock.now
      if drawn != (run, records) { await drawPage() }
      try await Task.sleep(for: max(Self.pause, start.duration(to: clock.now) * 3))
    }
  }

  private func drawPage() async {
    let now = (run: run, records: records)
    drawn = now
    let reading = flow.reading
    guard !reading.graph.screens.isEmpty || !reading.graph.coordinators.isEmpty else { return }
    do {
      let page = try await draw(reading)
      guard run == now.run else { return }
      self.page = page
      lastFailure = nil
      log.add("page", data: #"{"records":\#(now.records)}"#, records: records)
    } catch {
      let failure = "\(error)"
      if failure != lastFailure { report("The page was not drawn: \(failure)") }
      lastFailure = failure
    }
  }
}
