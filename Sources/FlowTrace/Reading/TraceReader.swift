import PortableC

/// A reader of traces that takes a trace's bytes in chunks and returns its records as it goes.
///
/// A line that the format does not allow is skipped and reported with its place, and so is an
/// incomplete last line, as an app leaves that is killed. Lines that are skipped only because they
/// name an object whose declaration was skipped are counted. Memory is bounded by the longest line and
/// by the number of objects in a session.
///
/// ```swift
/// var reader = TraceReader(file: "raypets.trace")
/// try reader.read(bytes) { record in builder.add(record) }
/// try reader.finish { record in builder.add(record) }
/// reader.diagnostics.forEach { print($0) }
/// ```
public struct TraceReader {
  package typealias HeaderBody = (TraceHeader) throws -> Void
  package typealias RecordBody = (TraceRecord) throws -> Void

  /// The most bytes that a trace's first line may have.
  private static let longestHeader = 1 << 20

  /// The most wrong lines of which each has a diagnostic: a file may have nothing but wrong lines.
  private static let mostDescribed = 1_000

  /// The bytes that some editors put before UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let file: String?
  private let isStrict: Bool
  private var partial: [UInt8] = []
  private var line = 0
  private var hasHeader = false
  private var skippedNewer = 0
  /// Lines that name an object which was reported to be missing before.
  private var skippedAfterMissing = 0
  private var object = TraceObject()
  private var register = ObjectRegister()

  /// The header, once it was read; the last one, where traces are concatenated.
  public private(set) var header: TraceHeader?

  /// Wrong lines without a diagnostic of their own.
  private var skippedUndescribed = 0

  /// The problems found so far, in the order of the lines. Of more than 1,000 wrong lines, the others
  /// are counted in one diagnostic at the end.
  public private(set) var diagnostics: [Diagnostic] = []

  /// How many problems the ``diagnostics`` stand for, once all is read.
  package var problemCount: Int { diagnostics.count + max(0, skippedUndescribed - 1) }

  /// - Parameter file: the trace's name in diagnostics.
  public init(file: String? = nil) {
    self.init(file: file, isStrict: false)
  }

  /// - Parameter isStrict: Whether a wrong line is an error, rather than skipped.
  package init(file: String?, isStrict: Bool) {
    self.file = file
    self.isStrict = isStrict
  }

  /// Reads the next bytes of the trace. O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: the bytes, which may begin and end anywhere in a line.
  ///   - body: a closure that is called with each record, in order.
  /// - Throws: ``Diagnostics`` when this is not a trace, or a trace of another major version, and
  ///   whatever `body` throws.
  public mutating func read(
    _ bytes: some Collection<UInt8>, _ body: (TraceRecord) throws -> Void
  ) throws {
    try read(bytes, onHeader: { _ in }, onRecord: body)
  }

  /// Reads the next bytes of the trace, as ``read(_:_:)`` does, and reports headers as well.
  package mutating func read(
    _ bytes: some Collection<UInt8>, onHeader: HeaderBody, onRecord body: RecordBody
  ) throws {
    try bytes.withContiguousStorageIfAvailable { try readLines($0, onHeader, body) }
      ?? Array(bytes).withUnsafeBufferPointer { try readLines($0, onHeader, body) }
    guard header != nil || partial.count <= Self.longestHeader else {
      throw notATrace(
        "the first line is longer than \(Self.longestHeader) bytes", line: line + 1)
    }
  }

  /// Reads the lines that end in these bytes, and keeps the rest for later.
  private mutating func readLines(
    _ bytes: UnsafeBufferPointer<UInt8>, _ onHeader: HeaderBody, _ body: RecordBody
  ) throws {
    var rest = bytes
    while let end = Self.endOfLine(in: rest) {
      let line = UnsafeBufferPointer(rebasing: rest[..<end])
      rest = UnsafeBufferPointer(rebasing: rest[(end + 1)...])
      if partial.isEmpty {
        try readLine(line, onHeader, body)
      } else {
        let whole = partial + line
        partial.removeAll(keepingCapacity: true)
        try whole.withUnsafeBufferPointer { try readLine($0, onHeader, body) }
      }
    }
    partial += rest
  }

  /// Returns the index of the first line feed. (`memchr` looks at many bytes at a time.)
  private static func endOfLine(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress,
      let end = memchr(start, Int32(UInt8(ascii: "\n")), bytes.count)
    else { return nil }
    return UnsafeRawPointer(end) - UnsafeRawPointer(start)
  }

  /// Reads the last line, where no line break ends it, and reports what was skipped.
  ///
  /// - Parameter body: a closure that is called with the last record.
  /// - Throws: as ``read(_:_:)`` does, also for an empty file.
  public mutating func finish(_ body: (TraceRecord) throws -> Void) throws {
    try finish(onHeader: { _ in }, onRecord: body)
  }

  /// Reads the last line, as ``finish(_:)`` does, and reports a header as well.
  package mutating func finish(onHeader: HeaderBody, onRecord body: RecordBody) throws {
    if !partial.isEmpty {
      let rest = partial
      partial = []
      try rest.withUnsafeBufferPointer { bytes in
        if header != nil, (try? object.read(bytes)) == nil {
          line += 1
          diagnostics.append(
            Diagnostic(
              .error, file: file, line: line, "the last line is incomplete and was skipped"))
        } else {
          try readLine(bytes, onHeader, body)
        }
      }
    }
    guard header != nil else {
      throw Diagnostics(
        Diagnostic(.error, file: file, "empty trace. \(Self.headerHint)"))
    }
    if skippedUndescribed > 0 {
      let lines = skippedUndescribed == 1 ? "line" : "lines"
      diagnostics.append(
        Diagnostic(.error, file: file, "skipped \(skippedUndescribed) more wrong \(lines)"))
    }
    if skippedAfterMissing > 0 {
      let lines =
        skippedAfterMissing == 1
        ? "1 more line that names" : "\(skippedAfterMissing) more lines that name"
      diagnostics.append(
        Diagnostic(.error, file: file, "skipped \(lines) undeclared objects"))
    }
    if skippedNewer > 0 {
      let events = skippedNewer == 1 ? "event" : "events"
      diagnostics.append(
        Diagnostic(
          .warning, file: file,
          "skipped \(skippedNewer) \(events) from a newer version of the trace format"))
    }
  }

  private mutating func readLine(
    _ bytes: UnsafeBufferPointer<UInt8>, _ onHeader: HeaderBody, _ body: RecordBody
  ) throws {
    line += 1
    var bytes = bytes
    if line == 1, bytes.starts(with: Self.byteOrderMark) {
      bytes = UnsafeBufferPointer(rebasing: bytes[Self.byteOrderMark.count...])
    }
    guard bytes.contains(where: { $0 > 0x20 }) else { return }
    let record: TraceRecord
    var declaration: TraceEventName?
    do {
      try object.read(bytes)
      if !hasHeader || object.isHeader { return try onHeader(try readHeader()) }
      guard let name = try object.eventName() else { return try skipEvent() }
      if name == .coordinator || name == .screen { declaration = name }
      record = try object.record(name)
      guard try register.admit(record.event, of: object) else {
        skippedAfterMissing += 1
        return
      }
    } catch let failure as JSONScanner.Failure {
      guard header != nil else { throw notATrace(failure.message, line: line) }
      guard !isStrict else { throw Diagnostics(diagnostic(failure, in: bytes)) }
      if diagnostics.count < Self.mostDescribed {
        diagnostics.append(diagnostic(failure, in: bytes))
      } else {
        skippedUndescribed += 1
      }
      if declaration != nil, let id = try? object.id(.id) { register.miss(id) }
      return
    }
    try body(record)
  }

  private mutating func readHeader() throws -> TraceHeader {
    let header = try object.header()
    guard header.version.major == TraceHeader.Version.current.major else {
      throw Diagnostics(
        Diagnostic(
          .error, file: file, line: line,
          """
          unsupported trace format version \(header.version). \
          This program reads version \(TraceHeader.Version.current.major).x.
          """))
    }
    self.header = header
    hasHeader = true
    register = ObjectRegister()
    return header
  }

  /// Skips an event of a later version.
  ///
  /// - Throws: a failure where the trace is of no later version.
  private mutating func skipEvent() throws {
    if let version = header?.version, version.minor > TraceHeader.Version.current.minor {
      skippedNewer += 1
      return
    }
    throw object.failUnknown(
      .event, value: try object.string(.event), known: TraceEventName.allCases.map(\.rawValue))
  }

  private static let headerHint =
    "A trace begins with a header such as "
    + #"{"format":"flowtrace","version":"\#(TraceHeader.Version.current)","app":"MyApp"}."#

  private func notATrace(_ reason: String, line: Int) -> Diagnostics {
    Diagnostics(
      Diagnostic(
        .error, file: file, line: line, "not a trace: \(reason). \(Self.headerHint)"))
  }

  /// Describes a line that is wrong.
  private func diagnostic(
    _ failure: JSONScanner.Failure, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Diagnostic {
    // Columns count characters, so the bytes before the place are decoded on their own.
    let start = min(failure.offset, bytes.count)
    let end = min(start + failure.length, bytes.count)
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let column = before.count + 1
    let wrong = String(decoding: bytes[start..<end], as: UTF8.self)
    let after = bytes[end..<min(end + Diagnostic.Excerpt.limit * 4, bytes.count)]
    let text = before + wrong + String(decoding: after, as: UTF8.self)
    return Diagnostic(
      .error, file: file, line: line, columns: column..<(column + wrong.count), of: text,
      isStrict ? failure.message : "\(failure.message). The line is skipped.")
  }
}

extension Trace {
  /// Reads a whole trace from memory. O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: the trace, as it is in a file.
  ///   - file: the trace's name in diagnostics.
  /// - Returns: the trace, and the problems for which lines were skipped.
  /// - Throws: ``Diagnostics`` when this is not a trace, or a trace of another major version.
  public static func read(
    _ bytes: some Collection<UInt8>, file: String? = nil
  ) throws -> (trace: Trace, diagnostics: [Diagnostic]) {
    var reader = TraceReader(file: file)
    var records: [TraceRecord] = []
    try reader.read(bytes) { records.append($0) }
    try reader.finish { records.append($0) }
    let trace = Trace(header: reader.header ?? TraceHeader(app: ""), records: records)
    return (trace, reader.diagnostics)
  }

  /// The trace as a file has it. O(*n*).
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    // Most lines are shorter than 128 bytes.
    bytes.reserveCapacity(128 * (records.count + 1))
    header.appendLine(to: &bytes)
    for record in records {
      record.appendLine(to: &bytes)
    }
    return bytes
  }
}
