#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads a trace, chunk by chunk, and gives its records on as it goes.
///
/// A line that is not what the format says is reported with its place and skipped; the rest is
/// read. A last line that was cut off, as when the app was killed, is reported as a warning.
/// Memory is bounded by the longest line and by the number of objects in a session.
///
/// ```swift
/// var reader = TraceReader(file: "raypets.trace")
/// try reader.read(bytes) { record in builder.add(record) }
/// try reader.finish { record in builder.add(record) }
/// reader.diagnostics.forEach { print($0) }
/// ```
public struct TraceReader {
  /// No first line is longer, in bytes.
  private static let longestHeader = 1 << 20

  /// What some editors put before UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let file: String?
  private var partial: [UInt8] = []
  private var line = 0
  private var hasHeader = false
  private var skippedNewer = 0
  private var object = TraceObject()
  private var register = ObjectRegister()

  /// The first line, once it was read. Where traces were put one behind the other, the latest.
  public private(set) var header: TraceHeader?

  /// What was wrong so far, in the order of the lines.
  public private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter file: what to call the trace in diagnostics.
  public init(file: String? = nil) {
    self.file = file
  }

  /// Reads the next bytes of the trace.
  ///
  /// - Throws: ``TraceError`` when this is not a trace, or one of another major version, and
  ///   whatever `body` throws.
  public mutating func read(
    _ bytes: some Collection<UInt8>, _ body: (TraceRecord) throws -> Void
  ) throws {
    try bytes.withContiguousStorageIfAvailable { try readLines($0, body) }
      ?? Array(bytes).withUnsafeBufferPointer { try readLines($0, body) }
    guard header != nil || partial.count <= Self.longestHeader else {
      throw TraceError.notATrace(file: file, line: line + 1, reason: "the line does not end")
    }
  }

  /// Reads the lines that end here, and keeps what is left.
  private mutating func readLines(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (TraceRecord) throws -> Void
  ) throws {
    var rest = bytes
    while let end = Self.endOfLine(in: rest) {
      let line = UnsafeBufferPointer(rebasing: rest[..<end])
      rest = UnsafeBufferPointer(rebasing: rest[(end + 1)...])
      if partial.isEmpty {
        try readLine(line, body)
      } else {
        let whole = partial + line
        partial.removeAll(keepingCapacity: true)
        try whole.withUnsafeBufferPointer { try readLine($0, body) }
      }
    }
    partial += rest
  }

  private static func endOfLine(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress,
      let end = memchr(start, Int32(UInt8(ascii: "\n")), bytes.count)
    else { return nil }
    return UnsafeRawPointer(end) - UnsafeRawPointer(start)
  }

  /// Reads what stands behind the last line's end, and says what the trace lacks.
  ///
  /// - Throws: as ``read(_:_:)`` does; an empty trace is none.
  public mutating func finish(_ body: (TraceRecord) throws -> Void) throws {
    if !partial.isEmpty {
      let rest = partial
      partial = []
      try rest.withUnsafeBufferPointer { bytes in
        if header != nil, (try? object.read(bytes)) == nil {
          line += 1
          report(.warning, "the last line was cut off and is left out")
        } else {
          try readLine(bytes, body)
        }
      }
    }
    guard header != nil else { throw TraceError.empty(file: file) }
    if skippedNewer > 0 {
      diagnostics.append(
        Diagnostic(
          .warning, file: file,
          "\(skippedNewer) lines tell events of a later version and are left out"))
    }
  }

  private mutating func readLine(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (TraceRecord) throws -> Void
  ) throws {
    line += 1
    var bytes = bytes
    if line == 1, bytes.starts(with: Self.byteOrderMark) {
      bytes = UnsafeBufferPointer(rebasing: bytes[Self.byteOrderMark.count...])
    }
    guard bytes.contains(where: { $0 > 0x20 }) else { return }
    let record: TraceRecord
    do {
      try object.read(bytes)
      if !hasHeader || object.isHeader { return try readHeader() }
      guard let name = try object.eventName() else { return try skipEvent() }
      record = try object.record(name)
      try register.admit(record.event, of: object)
    } catch let failure as JSONScanner.Failure {
      guard header != nil else {
        throw TraceError.notATrace(file: file, line: line, reason: failure.message)
      }
      report(.error, "\(failure.message); the line is skipped", column: failure.offset + 1)
      return
    }
    try body(record)
  }

  private mutating func readHeader() throws {
    let header = try object.header()
    guard header.version.major == TraceHeader.Version.current.major else {
      throw TraceError.version(header.version, file: file)
    }
    self.header = header
    hasHeader = true
    register = ObjectRegister()
  }

  /// Passes over an event that this version does not know.
  private mutating func skipEvent() throws {
    if let version = header?.version, version.minor > TraceHeader.Version.current.minor {
      skippedNewer += 1
      return
    }
    let name = try object.string(.event)
    let names = TraceEventName.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    throw object.fail(.event, "\"event\" must be one of \(names), not \"\(name)\"")
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ message: String, column: Int? = nil
  ) {
    diagnostics.append(Diagnostic(severity, file: file, line: line, column: column, message))
  }
}

extension Trace {
  /// Reads a whole trace from memory.
  ///
  /// - Returns: the trace and what was wrong with it.
  /// - Throws: ``TraceError`` when this is not a trace, or one of another major version.
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

  /// The trace as it stands in a file.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    // Most lines are shorter than this.
    bytes.reserveCapacity(128 * (records.count + 1))
    header.appendLine(to: &bytes)
    for record in records {
      record.appendLine(to: &bytes)
    }
    return bytes
  }
}
