import Escaping
import FlowGraph
public import FlowTrace

/// Reads a file that holds a flow, chunk by chunk: a trace, a stored reading, a stored summary, or a
/// graph stored as JSON. The first bytes decide which.
///
///     var reader = FlowFileReader(file: "raypets.trace")
///     try reader.read(bytes)
///     let reading = try reader.finish()
///     reader.diagnostics.forEach { print($0) }
///
/// Each line of a trace is decoded once, whatever the reading is to have.
public struct FlowFileReader {
  private enum Content {
    case trace(TraceReader)
    /// What is read when all of it is there.
    case stored([UInt8], Stored)
  }

  private enum Stored: String {
    case reading, summary, graph
  }

  /// The most bytes of what is read when all of it is there.
  private static let limit = 1 << 30

  private let file: String?
  private let parts: FlowReading.Parts
  private var content: Content?
  package private(set) var flow: FlowReader
  /// What is missing by the headers, each different note once.
  private var notes: [Diagnostic] = []
  private var knownNotes: Set<Diagnostic> = []

  /// Whether titles, labels and other texts are left out of what traces and readings hold.
  package var removesTexts: Bool {
    get { flow.removesTexts }
    set { flow.removesTexts = newValue }
  }

  /// The summary that the file holds, by versions of the app; nil for any other file, and until all
  /// of it was read.
  public private(set) var summary: FlowSummary?

  /// What was wrong, in the order of the lines, and then what is missing by the headers.
  public private(set) var diagnostics: [Diagnostic] = []

  /// How many problems the ``diagnostics`` stand for: see ``TraceReader/problemCount``.
  package private(set) var problemCount = 0

  /// - Parameters:
  ///   - file: what to call the file in errors.
  ///   - parts: what to make besides the graph.
  ///   - naming: how screens of one class are distinguished.
  public init(file: String? = nil, parts: FlowReading.Parts = .all, naming: ScreenNaming = .byClass)
  {
    self.file = file
    self.parts = parts
    flow = FlowReader(app: "", parts: parts, naming: naming)
  }

  /// Reads the next bytes of the file.
  ///
  /// - Parameter bytes: the bytes; the first ones have to have the whole first line.
  /// - Throws: `Diagnostics` when this is none of the four, or a trace of another major version.
  public mutating func read(_ bytes: [UInt8]) throws {
    switch try content ?? Self.content(beginning: bytes, file: file) {
    case .trace(var reader):
      content = nil
      try reader.read(
        bytes, onHeader: { begin($0) }, onRecord: { flow.take($0) })
      content = .trace(reader)
    case .stored(var all, let kind):
      content = nil
      all += bytes
      guard all.count <= Self.limit else {
        throw Diagnostics(
          Diagnostic(
            .error, file: file, "a stored \(kind.rawValue) has at most 1 GiB"))
      }
      content = .stored(all, kind)
    }
  }

  /// Reads what stands behind the last line's end.
  ///
  /// - Returns: what the file holds.
  /// - Throws: `Diagnostics`, which name the place.
  public mutating func finish() throws -> FlowReading {
    switch try content ?? Self.content(beginning: [], file: file) {
    case .trace(var reader):
      try reader.finish(onHeader: { begin($0) }, onRecord: { flow.take($0) })
      let unknown = flow.diagnostics
      diagnostics = reader.diagnostics + unknown + notes
      problemCount = reader.problemCount + unknown.count + notes.count
      return flow.reading
    case .stored(let bytes, .graph):
      return FlowReading(try FlowGraph(json: bytes, file: file))
    case .stored(let bytes, .summary):
      let summary = try FlowSummary(stored: bytes, file: file)
      self.summary = summary
      let reading =
        summary.reading ?? FlowReading(parts: FlowSummary.parts, graph: flow.reading.graph)
      // Drawings of a summary show its tallies, whatever else was asked for.
      return reading.limited(to: parts.union(.tallies))
    case .stored(let bytes, .reading):
      try StoredReading.read(bytes, file: file, into: &flow)
      return flow.reading
    }
  }

  private mutating func begin(_ header: TraceHeader) {
    flow.beginTrace(app: header.app)
    if header.isRedacted {
      note("the trace is redacted: it has no titles and labels, and its triggers are numbered")
    }
    if header.dropped > 0 {
      note("its first \(header.dropped) events were dropped, and what they led to is missing")
    }
    if let limit = header.limit {
      note(
        "the exploration was cut off by its limit of \(TerminalText.escaped(limit)): what is missing "
          + "may be in the app")
    }
  }

  private mutating func note(_ message: String) {
    let note = Diagnostic(.note, file: file, message)
    if knownNotes.insert(note).inserted { notes.append(note) }
  }

  /// How files begin that gzip has compressed (RFC 1952, 2.3.1).
  private static let gzipSignature: [UInt8] = [0x1F, 0x8B]

  private static func content(beginning bytes: [UInt8], file: String?) throws -> Content {
    guard !bytes.starts(with: gzipSignature) else {
      throw Diagnostics(
        Diagnostic(
          .error, file: file,
          "compressed by gzip. Decompress it first, or pipe it in with 'gunzip -c'."))
    }
    return switch StoredReading.format(of: bytes) {
    case StoredReading.format: .stored([], .reading)
    case StoredSummary.format: .stored([], .summary)
    default:
      FlowGraph.isStored(in: bytes) ? .stored([], .graph) : .trace(TraceReader(file: file))
    }
  }
}

extension FlowReading {
  /// Reads a trace, a stored reading, summary or graph from memory. O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: what the file holds.
  ///   - file: what to call it in errors.
  ///   - parts: what to make besides the graph.
  ///   - naming: how screens of one class are distinguished.
  /// - Returns: the reading, and what was wrong with the file. Of a stored summary, it has
  ///   ``FlowSummary/parts`` at most.
  /// - Throws: as ``FlowFileReader`` does.
  public static func read(
    _ bytes: [UInt8], file: String? = nil, parts: Parts = .all, naming: ScreenNaming = .byClass
  ) throws -> (reading: FlowReading, diagnostics: [Diagnostic]) {
    var reader = FlowFileReader(file: file, parts: parts, naming: naming)
    try reader.read(bytes)
    let reading = try reader.finish()
    return (reading, reader.diagnostics)
  }
}
