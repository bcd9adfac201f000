import ArgumentParser
import CommandSupport
import FlowGraph
import FlowVerdicts

/// Reads files into one graph.
enum GraphReader {
  /// What files hold together.
  struct Found: Sendable {
    var graph: FlowGraph
    /// The verdicts of the traces; empty if they were not requested.
    var verdicts: [Verdict]
    /// Whether all files are traces, so that the verdicts are complete.
    var isTraced: Bool
    /// Whether nothing had to be skipped.
    var isWhole: Bool
  }

  /// Reads the traces and stored graphs at `paths`, and reports what is wrong with them.
  ///
  /// - Parameters:
  ///   - paths: traces and stored graphs, or none to read standard input.
  ///   - instances: whether screens of one class with different titles stay apart.
  ///   - findsVerdicts: whether to look for what is wrong, which takes longer than all the rest.
  ///   - report: is given what is wrong with the files, line by line.
  /// - Throws: as `GraphInput` does, and `ValidationError` when there is nothing to draw.
  static func read(
    _ paths: [String], instances: Bool = false, findsVerdicts: Bool = true,
    report: (String) -> Void = StandardError.write
  ) throws -> Found {
    var graph: FlowGraph?
    var verdicts = findsVerdicts ? VerdictFinder(instances: instances) : nil
    var isTraced = true
    let isWhole = try TraceFiles.forEach(paths, report: report) { file in
      let (read, isStored, diagnostics) = try GraphInput.read(
        file, instances: instances, verdicts: &verdicts)
      isTraced = isTraced && !isStored
      graph = graph?.merging(read) ?? read
      return diagnostics
    }
    guard let graph, !graph.coordinators.isEmpty || !graph.screens.isEmpty else {
      throw ValidationError("Nothing to draw: no coordinator and no screen was recorded.")
    }
    if graph.coordinators.isEmpty {
      report(
        "warning: no coordinator was recorded; pass the root coordinator to FlowTracer.start")
    }
    return Found(
      graph: graph, verdicts: verdicts?.report.verdicts ?? [], isTraced: isTraced, isWhole: isWhole)
  }
}
