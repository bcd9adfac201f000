import CommandSupport
import FlowGraph
import FlowTrace

/// A file that holds a graph: a trace to fold, or one stored as JSON. What it begins with tells.
struct GraphInput {
  private enum Content {
    case trace(TraceReader, FlowGraphBuilder)
    case graph([UInt8])
  }

  private let file: InputFile
  private let instances: Bool
  private var content: Content?

  /// Reads the file.
  ///
  /// - Parameter instances: whether a trace's screens of one class with different titles stay apart.
  /// - Returns: the graph, and what was wrong with the file.
  /// - Throws: `FileError`, `TraceError` and `FlowGraphFileError`.
  static func read(
    _ file: InputFile, instances: Bool
  ) throws -> (graph: FlowGraph, diagnostics: [Diagnostic]) {
    var input = GraphInput(file: file, instances: instances)
    try file.read { try input.read($0) }
    return try input.finish()
  }

  private init(file: InputFile, instances: Bool) {
    self.file = file
    self.instances = instances
  }

  private mutating func read(_ chunk: [UInt8]) throws {
    switch content ?? start(chunk) {
    case .trace(var reader, var builder):
      content = nil
      try reader.read(chunk) { builder.add($0) }
      content = .trace(reader, builder)
    case .graph(var bytes):
      content = nil
      bytes += chunk
      content = .graph(bytes)
    }
  }

  private func start(_ chunk: [UInt8]) -> Content {
    FlowGraph.isStored(in: chunk)
      ? .graph([]) : .trace(TraceReader(file: file.name), FlowGraphBuilder(app: "", instances: instances))
  }

  private func finish() throws -> (FlowGraph, [Diagnostic]) {
    switch content ?? start([]) {
    case .trace(var reader, var builder):
      try reader.finish { builder.add($0) }
      builder.app = reader.header?.app ?? ""
      return (builder.graph, reader.diagnostics + builder.diagnostics)
    case .graph(let bytes):
      return (try FlowGraph(json: bytes, file: file.name), [])
    }
  }
}
