import FlowGraph
import FlowTrace

extension FlowReading {
  /// The reading as a file, whose name ends in `.flow` by convention.
  ///
  ///     {"format":"flowreading","version":"1.0","trace":"1.2","apps":["Shop"],"sessions":1}
  ///     {"app":"Shop","starts":[0,5210],"events":2}
  ///     {"at":0,"event":"launch","label":"physical"}
  ///     {"at":1,"event":"screen","id":1,"type":"Shop.CartViewController"}
  ///
  /// It has every different session once, with the times at which it began; everything else is made
  /// of these when the file is read. Equal readings have equal bytes. O(*n* log *n*).
  ///
  /// - Precondition: ``parts`` contains `.records`, and ``isTraced`` is true.
  public var stored: [UInt8] { stored(countsEqualSessions: true) }

  /// Returns the reading as a file.
  ///
  /// - Parameter countsEqualSessions: whether sessions that began at the same time and hold the same
  ///   count each; else they count as one that was recorded several times.
  package func stored(countsEqualSessions: Bool) -> [UInt8] {
    precondition(parts.contains(.records), "the reading was made without records")
    precondition(isTraced, "a stored graph has no sessions")
    var starts: [Digest: [UInt64]] = [:]
    for (key, count) in sessionsInOrder {
      starts[key.content, default: []] += repeatElement(
        key.start, count: countsEqualSessions ? count : 1)
    }
    let order = starts.map { SessionKey(start: $1[0], content: $0) }.sorted()
    var bytes: [UInt8] = []
    StoredReading.appendHeader(apps: graph.apps, sessions: order.count, to: &bytes)
    for key in order {
      guard let log = logs[key.content] else { continue }
      StoredReading.append(log, starts: starts[key.content] ?? [], to: &bytes)
    }
    return bytes
  }
}

/// The file that holds a reading.
enum StoredReading {
  /// The value of `format`.
  static let format = "flowreading"

  /// The version that this library writes: a reader refuses another major version, and passes over
  /// what a later minor version added.
  static let version = TraceHeader.Version(major: 1, minor: 0)

  static func appendHeader(apps: Set<ExactString>, sessions: Int, to bytes: inout [UInt8]) {
    let version = JSONText.quoted(version.description)
    let trace = JSONText.quoted(TraceHeader.Version.current.description)
    let names = apps.sorted().map { JSONText.quoted($0.string) }.joined(separator: ",")
    let line =
      "{\"format\":\(JSONText.quoted(format)),\"version\":\(version),\"trace\":\(trace),"
      + "\"apps\":[\(names)],\"sessions\":\(sessions)}\n"
    bytes += line.utf8
  }

  static func append(_ log: SessionLog, starts: [UInt64], to bytes: inout [UInt8]) {
    let times = starts.map(String.init).joined(separator: ",")
    let line =
      "{\"app\":\(JSONText.quoted(log.app.string)),\"starts\":[\(times)],\"events\":\(log.count)}\n"
    bytes += line.utf8
    bytes += log.lines
  }

  /// Whether bytes begin like a stored reading, rather than like a trace.
  ///
  /// - Parameter prefix: the first bytes, some kilobytes or all there are. O(*n*).
  static func isStored(in prefix: [UInt8]) -> Bool { format(of: prefix) == format }

  /// The `format` that the first line states; nil where it is not an object with one.
  static func format(of prefix: [UInt8]) -> String? {
    let line = prefix.prefix { $0 != UInt8(ascii: "\n") }
    return Array(line).withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes)
      return try? JSONRow(&scanner).string("format")
    }
  }

  /// Reads the file into a reader.
  ///
  /// - Throws: `Diagnostics`, which name the first line that is wrong.
  static func read(_ bytes: [UInt8], file: String?, into flow: inout FlowReader) throws {
    try bytes.withUnsafeBufferPointer { bytes in
      var lines = Lines(bytes, file: file)
      let (apps, sessionCount) = try lines.header()
      for app in apps { flow.beginTrace(app: app) }
      for _ in 0..<sessionCount { try lines.session(into: &flow) }
      try lines.end()
    }
  }
}

/// The lines of a stored reading, from the first to the last.
private struct Lines {
  private var rest: UnsafeBufferPointer<UInt8>.SubSequence
  private let file: String?
  private var number = 0
  /// Reads the events; it is given a line for each line of the file, so that it counts the same.
  private var events: TraceReader
  private var traceVersion = ""

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String?) {
    rest = bytes[...]
    self.file = file
    events = TraceReader(file: file, isStrict: true)
  }

  /// The next line, its end included.
  private mutating func next() throws(Diagnostics) -> UnsafeBufferPointer<UInt8> {
    number += 1
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
      throw fail(rest.isEmpty ? "the file ends too early" : "the last line was cut off")
    }
    let line = UnsafeBufferPointer(rebasing: rest[...end])
    rest = rest[(end + 1)...]
    return line
  }

  private func fail(_ reason: String) -> Diagnostics {
    Diagnostics(
      Diagnostic(.error, file: file, line: number, "not a valid stored reading: \(reason)"))
  }

  private func fail(
    _ failure: JSONScanner.Failure, in line: UnsafeBufferPointer<UInt8>
  ) -> Diagnostics {
    let column = String(decoding: line.prefix(failure.offset), as: UTF8.self).count + 1
    return Diagnostics(
      Diagnostic(
        .error, file: file, line: number, columns: column..<(column + failure.length),
        of: String(decoding: line.dropLast(), as: UTF8.self),
        "not a valid stored reading: \(failure.message)"))
  }

  private mutating func row<T>(
    _ body: (JSONRow) throws(JSONScanner.Failure) -> T
  ) throws(Diagnostics) -> T {
    let line = try next()
    do throws(JSONScanner.Failure) {
      var scanner = JSONScanner(line)
      let row = try JSONRow(&scanner)
      try scanner.expectEnd()
      return try body(row)
    } catch {
      throw fail(error, in: line)
    }
  }

  /// Reads the first line.
  ///
  /// - Returns: the apps, and how many sessions follow.
  mutating func header() throws -> (apps: [String], sessions: Int) {
    let header = try row { (row) throws(JSONScanner.Failure) in
      (
        format: try row.string("format"), version: try row.string("version"),
        trace: try row.string("trace"), apps: try row.strings("apps"),
        sessions: try row.number("sessions")
      )
    }
    guard header.format == StoredReading.format else {
      throw fail("'format' must be '\(StoredReading.format)'")
    }
    guard header.version.split(separator: ".").first == "\(StoredReading.version.major)" else {
      throw Diagnostics(
        Diagnostic(
          .error, file: file, line: number,
          """
          unsupported reading format version \(header.version). \
          This program reads version \(StoredReading.version.major).x.
          """))
    }
    traceVersion = header.trace
    try feedTraceHeader(app: "")
    return (header.apps, header.sessions)
  }

  /// Reads a session's own line and its events.
  mutating func session(into flow: inout FlowReader) throws {
    let session = try row { (row) throws(JSONScanner.Failure) in
      var starts: [UInt64] = []
      try row.each("starts") { (scanner) throws(JSONScanner.Failure) in
        let offset = scanner.offset
        guard case .integer(let start) = try scanner.value().content else {
          throw scanner.fail("'starts' must hold whole numbers", at: offset)
        }
        starts.append(start)
      }
      guard !starts.isEmpty else { throw row.fail("starts", "must have a time") }
      return (app: try row.string("app"), starts: starts, events: try row.count("events"))
    }
    try feedTraceHeader(app: session.app)
    flow.beginTrace(app: session.app)
    flow.beginSession(starts: session.starts)
    let start = session.starts.min() ?? 0
    for index in 0..<session.events {
      let line = try next()
      var record: TraceRecord?
      try events.read(line) { record = $0 }
      guard var record, index == 0 || !record.isLaunch else {
        if record == nil, hasNewerEvents { continue }
        throw fail("expected an event of the session")
      }
      record.at &+= start
      flow.take(record)
    }
  }

  /// Whether the file may have events of a later version, which are skipped.
  private var hasNewerEvents: Bool {
    (events.header?.version.minor ?? 0) > TraceHeader.Version.current.minor
  }

  private mutating func feedTraceHeader(app: String) throws {
    let version = JSONText.quoted(traceVersion)
    let header =
      "{\"format\":\"flowtrace\",\"version\":\(version),\"app\":\(JSONText.quoted(app))}\n"
    try events.read(Array(header.utf8)) { _ in }
  }

  /// Expects that nothing follows.
  mutating func end() throws(Diagnostics) {
    number += 1
    guard rest.isEmpty else { throw fail("unexpected line after the last session") }
  }
}

extension TraceRecord {
  fileprivate var isLaunch: Bool {
    if case .launch = event { true } else { false }
  }
}
