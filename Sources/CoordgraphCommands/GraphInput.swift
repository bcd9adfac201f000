import CommandSupport
import FlowGraph
import FlowTrace
import FlowVerdicts

/// A file that holds a graph: a trace, or a graph stored as JSON, which differ in how they begin.
struct GraphInput {
  private enum Content {
    case trace(TraceReader, FlowGraphBuilder)
    case graph([UInt8])
  }

  private let file: InputFile
  private let instances: Bool
  private var verdicts: VerdictFinder?
  private var content: Content?

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - instances: whether a trace's screens of one class with different titles stay apart.
  ///   - verdicts: is given a trace's records besides, unless nil.
  /// - Returns: the graph, whether it was stored rather than traced, and what was wrong with the
  ///   file.
  /// - Throws: `FileError` and `Diagnostics`.
  static func read(
    _ file: InputFile, instances: Bool, verdicts: inout VerdictFinder?
  ) throws -> (graph: FlowGraph, isStored: Bool, diagnostics: [Diagnostic]) {
    var input = GraphInput(file: file, instances: instances, verdicts: verdicts)
    try file.read { try input.read($0) }
    let found = try input.finish()
    verdicts = input.verdicts
    return found
  }

  private init(file: InputFile, instances: Bool, verdicts: VerdictFinder?) {
    self.file = file
    self.instances = instances
    self.verdicts = verdicts
  }

  private mutating func read(_ chunk: [UInt8]) throws {
    switch content ?? start(chunk) {
    case .trace(var reader, var builder):
      content = nil
      try reader.read(chunk) { record in
        builder.add(record)
        verdicts?.add(record)
      }
      content = .trace(reader, builder)
    case .graph(var bytes):
      content = nil
      bytes += chunk
      content = .graph(bytes)
    }
  }

  private func start(_ chunk: [UInt8]) -> Content {
    FlowGraph.isStored(in: chunk)
      ? .graph([])
      : .trace(TraceReader(file: file.name), FlowGraphBuilder(app: "", instances: instances))
  }

  private mutating func finish() throws -> (FlowGraph, Bool, [Diagnostic]) {
    switch content ?? start([]) {
    case .trace(var reader, var builder):
      try reader.finish { record in
        builder.add(record)
        verdicts?.add(record)
      }
      builder.app = reader.header?.app ?? ""
      return (builder.graph, false, reader.diagnostics + builder.diagnostics)
    case .graph(let bytes):
      return (try FlowGraph(json: bytes, file: file.name), true, [])
    }
  }
}
