import FlowGraph
package import FlowTrace
import FlowVerdicts

/// Makes flat rows of sessions for programs that query tables: launches, transitions, and how flows
/// ended.
///
/// A row is a line of JSON with the columns of ``columns``. There are no texts of the app: types, and the
/// kinds of triggers. Memory holds one session and the rows that were not taken out.
package struct SessionTable: Sendable {
  /// The names of the columns, in the order in which each row has them. None is a keyword of SQL.
  package static let columns = TableRow(session: .init(), seq: 0, rowKind: .launch).members
    .map(\.key)

  private let appVersion: String
  private var app = ""
  private var ids: SessionIDs
  private var names = NameResolver(naming: .byClass)
  private var records: [TraceRecord] = []

  /// The rows of the sessions that ended.
  package private(set) var lines: [UInt8] = []

  /// - Parameters:
  ///   - file: what sets the sessions of this file apart from equal ones in others.
  ///   - appVersion: the version of the app; empty where it is not known.
  package init(file: String, appVersion: String) {
    ids = SessionIDs(file: file)
    self.appVersion = appVersion
  }

  /// What could not be resolved; empty for a sound trace.
  package var diagnostics: [Diagnostic] { names.diagnostics }

  /// Begins a trace of an app.
  package mutating func beginTrace(app: String) {
    endSession()
    self.app = app
  }

  /// Takes what happened next.
  package mutating func take(_ record: TraceRecord) {
    if case .launch = record.event { endSession() }
    guard let record = record.withoutTexts else { return }
    ids.take(record)
    records.append(record)
  }

  /// Ends the session.
  package mutating func endSession() {
    guard !records.isEmpty else { return }
    let session = TableRow.Session(id: ids.endSession(), app: app, appVersion: appVersion)
    var rows = SessionRows(session: session)
    for record in records { rows.take(record, names.resolve(record), names) }
    for row in rows.end() { row.appendLine(to: &lines) }
    names.endSession()
    records.removeAll(keepingCapacity: true)
  }
}

/// Makes the rows of one session.
private struct SessionRows {
  private let session: TableRow.Session
  private var rows: [TableRow] = []
  private var start: UInt64?
  private var used: Set<Int32> = []
  /// The row of the transition that led to what is on display, and its time.
  private var latest: (row: Int, at: UInt64)?
  private var verdicts = VerdictFold()

  init(session: TableRow.Session) { self.session = session }

  mutating func take(_ record: TraceRecord, _ resolved: ResolvedNames, _ names: NameResolver) {
    verdicts.take(record, resolved)
    let start = start ?? record.at
    self.start = start
    switch (record.event, resolved) {
    case (.launch, _): append(.launch, at: record.at)
    case (.transition(let event), .transition(let numbers)):
      append(.transition, at: record.at)
      rows[rows.count - 1].use = TableRow.Use(
        names.transition(numbers.number), shown: names.name(numbers.shown ?? numbers.to),
        isFirst: used.insert(numbers.number).inserted)
      // A child of a screen does not take its place.
      if event.kind != .embed { display(at: record.at) }
    default: break
    }
  }

  /// Ends the session.
  ///
  /// - Returns: its rows, in order.
  mutating func end() -> [TableRow] {
    if let latest { rows[latest.row].use?.isLast = true }
    verdicts.endSession(SessionKey(start: 0, content: Digest(of: [])), count: 1)
    for (flow, counts) in verdicts.evidence.exits.sorted(by: { $0.key < $1.key }) {
      for exit in ExitKind.allCases {
        guard let count = counts[exit] else { continue }
        for index in 0..<count.exercised {
          append(.exit, at: nil)
          rows[rows.count - 1].exit = TableRow.Exit(
            flow: flow, kind: exit, isReleased: index < count.released)
        }
      }
    }
    return rows
  }

  private mutating func append(_ kind: TableRow.Kind, at time: UInt64?) {
    var row = TableRow(session: session, seq: rows.count, rowKind: kind)
    if let time, let start, time >= start { row.at = time - start }
    rows.append(row)
  }

  private mutating func display(at time: UInt64) {
    if let latest, time >= latest.at { rows[latest.row].use?.dwell = time - latest.at }
    latest = (rows.count - 1, time)
  }
}
