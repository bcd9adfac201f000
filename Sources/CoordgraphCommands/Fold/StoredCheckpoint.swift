import CommandSupport
import FlowGraph
import FlowReading
import FlowTrace

/// A checkpoint as a file: a header, a line for each file that was folded, and the part.
///
///     {"format": "flowfold", "version": "1.0", "options": ["--summary"], "files": 1}
///     {"path": "/traces/1.trace", "size": 20311, "modified": [1795421693, 301000000]}
///     {"format": "flowsummary", "version": "1.0", "lines": 7}
struct StoredCheckpoint {
  private static let format = "flowfold"
  private static let version = TraceHeader.Version(major: 1, minor: 0)

  private(set) var entries: [FoldCheckpoint.Entry] = []
  private(set) var part: FlowPart

  static func bytes(
    _ entries: [FoldCheckpoint.Entry], _ part: FlowPart, _ kind: FlowPart.Kind
  ) -> [UInt8] {
    let options = kind.options.map(JSONText.quoted).joined(separator: ", ")
    let header = JSONText.object([
      ("format", JSONText.quoted(format)), ("version", JSONText.quoted(version.description)),
      ("options", "[\(options)]"), ("files", "\(entries.count)"),
    ])
    let rows = entries.map { entry in
      JSONText.object(
        [
          ("path", JSONText.quoted(entry.path)), ("size", "\(entry.size)"),
          ("modified", "\(entry.modified)"),
        ] + (entry.isDamaged ? [("damaged", "true")] : []))
    }
    return Array(([header] + rows).map { $0 + "\n" }.joined().utf8) + part.resumable
  }

  /// Reads a checkpoint.
  ///
  /// - Parameters:
  ///   - file: its path.
  ///   - kind: what is folded now.
  /// - Throws: `FileError`, and `Diagnostics` for another file, or one of a fold with other options.
  init(file: String, kind: FlowPart.Kind) throws {
    var bytes: [UInt8] = []
    try InputFile(path: file).read { bytes += $0 }
    var lines = Lines(bytes, file: file)
    let count = try lines.next { (row) throws(JSONScanner.Failure) in
      guard try row.string("format") == Self.format else {
        throw row.fail("format", "must be '\(Self.format)'")
      }
      let version = try row.string("version")
      guard version.split(separator: ".").first == "\(Self.version.major)" else {
        throw row.fail("version", "is \(version). This program reads \(Self.version.major).x")
      }
      guard try row.strings("options") == kind.options else {
        throw row.fail("options", "are not those of this run. Repeat them, or name another file")
      }
      return try row.number("files")
    }
    for _ in 0..<count {
      entries.append(try lines.next(Self.entry))
    }
    var reader = FlowFileReader(file: file, parts: kind.readingParts)
    try reader.read(Array(lines.rest))
    let reading = try reader.finish()
    part = FlowPart(continuing: reading, summary: reader.summary, kind: kind)
  }

  private static func entry(
    _ row: JSONRow
  ) throws(JSONScanner.Failure) -> FoldCheckpoint.Entry {
    FoldCheckpoint.Entry(
      path: try row.string("path"), size: try row.number("size"),
      modified: try row.numbers("modified"), isDamaged: try row.flag("damaged"))
  }
}

/// The lines before the part.
private struct Lines {
  private(set) var rest: ArraySlice<UInt8>
  private let file: String
  private var number = 0

  init(_ bytes: [UInt8], file: String) {
    rest = bytes[...]
    self.file = file
  }

  mutating func next<Value>(
    _ body: (JSONRow) throws(JSONScanner.Failure) -> Value
  ) throws(Diagnostics) -> Value {
    number += 1
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
      throw fail("the file ends too early")
    }
    let line = Array(rest[..<end])
    rest = rest[(end + 1)...]
    var result: Value?
    try line.withUnsafeBufferPointer { (bytes) throws(Diagnostics) in
      do throws(JSONScanner.Failure) {
        var scanner = JSONScanner(bytes)
        result = try body(JSONRow(&scanner))
      } catch {
        throw fail(error.message)
      }
    }
    guard let result else { throw fail("the line is empty") }
    return result
  }

  private func fail(_ message: String) -> Diagnostics {
    Diagnostics(
      Diagnostic(
        .error, file: file, line: number,
        "not a file that 'coordgraph fold --continue' can continue: \(message)"))
  }
}
