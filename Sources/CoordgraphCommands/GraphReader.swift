import ArgumentParser
import CommandSupport
import FlowGraph

/// Folds trace files into one graph.
enum GraphReader {
  /// Reads the traces at `paths`, and reports on standard error what is wrong with them.
  ///
  /// - Parameter paths: traces, or none to read standard input.
  /// - Returns: the graph, and whether nothing had to be skipped.
  /// - Throws: as `TraceFolder` does, and `ValidationError` when there is nothing to draw.
  static func read(_ paths: [String]) throws -> (graph: FlowGraph, isWhole: Bool) {
    var graph: FlowGraph?
    let isWhole = try TraceFolder.fold(paths) { (builder: FlowGraphBuilder) in
      graph = graph?.merging(builder.graph) ?? builder.graph
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
}
