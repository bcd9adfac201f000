import FlowGraph
import FlowTrace

/// The records of a session, as lines of a trace with times counted from the first.
struct SessionLog: Sendable, Hashable {
  var app: ExactString
  var lines: [UInt8]
  /// How many lines there are.
  var count: Int
}

/// Identifies sessions by what they hold, and keeps it where that is asked for.
///
/// Each record is written again for that: the lines that were read may have other spaces, escapes,
/// members or an order of members, and their times count from another moment.
struct LogFold: Sendable {
  private let keepsRecords: Bool
  private(set) var logs: [Digest: SessionLog] = [:]
  /// The time of the session's first record.
  private(set) var start: UInt64 = 0
  private var digest = Digest(of: [])
  /// All lines of the session where they are kept, else room for one.
  private var lines: [UInt8] = []
  private var count = 0

  init(keepsRecords: Bool) {
    self.keepsRecords = keepsRecords
  }

  mutating func take(_ record: TraceRecord) {
    if count == 0 { start = record.at }
    count += 1
    if !keepsRecords { lines.removeAll(keepingCapacity: true) }
    let line = lines.count
    TraceRecord(at: record.at &- start, event: record.event).appendLine(to: &lines)
    digest = Digest(of: lines[line...], after: digest)
  }

  /// Ends the session.
  ///
  /// - Returns: the digest of what it held, the app included.
  mutating func endSession(app: ExactString) -> Digest {
    let content = Digest(of: Array(app.string.utf8), after: digest)
    if keepsRecords, logs[content] == nil {
      logs[content] = SessionLog(app: app, lines: lines, count: count)
    }
    lines.removeAll(keepingCapacity: true)
    digest = Digest(of: [])
    count = 0
    return content
  }
}
