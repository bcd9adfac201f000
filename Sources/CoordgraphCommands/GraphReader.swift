import ArgumentParser
import CommandSupport
import FlowGraph
import FlowTrace

/// Folds trace files into one graph.
enum GraphReader {
  /// Reads the traces at `paths`, and reports on standard error what is wrong with them.
  ///
  /// - Parameter paths: traces, or none to read standard input.
  /// - Returns: the graph, and whether nothing had to be skipped.
  /// - Throws: `FileError`, `TraceError`, and `ValidationError` when there is nothing to draw.
  static func read(_ paths: [String]) throws -> (graph: FlowGraph, isWhole: Bool) {
    if paths.isEmpty, InputFile.standardInput.isTerminal {
      throw ValidationError("Name a trace, or pipe one in.")
    }
    var graph: FlowGraph?
    var isWhole = true
    for path in paths.isEmpty ? [InputFile.standardInput.path] : paths {
      let (read, diagnostics) = try fold(InputFile(path: path))
      graph = graph?.merging(read) ?? read
      for diagnostic in diagnostics {
        StandardError.write(diagnostic.description)
        isWhole = isWhole && diagnostic.severity != .error
      }
    }
    guard let graph, !graph.coordinators.isEmpty || !graph.screens.isEmpty else {
      throw ValidationError("There is nothing to draw: no coordinator and no screen was recorded.")
    }
    if graph.coordinators.isEmpty {
      StandardError.write(
        "warning: no coordinator was recorded; FlowTracer.start names the one at the root")
    }
    return (graph, isWhole)
  }

  private static func fold(_ file: InputFile) throws -> (FlowGraph, [Diagnostic]) {
    var reader = TraceReader(file: file.name)
    var builder = FlowGraphBuilder(app: "")
    try file.read { chunk in try reader.read(chunk) { builder.add($0) } }
    try reader.finish { builder.add($0) }
    builder.app = reader.header?.app ?? ""
    return (builder.graph, reader.diagnostics + builder.diagnostics)
  }
}
