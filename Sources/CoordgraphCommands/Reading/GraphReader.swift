import ArgumentParser
import CommandSupport
import FlowGraph
import FlowReading
import FlowVerdicts
import FlowViewer

/// Reads files into one graph, for commands that show it.
enum GraphReader {
  /// What files hold together.
  struct Found: Sendable {
    var graph: FlowGraph
    /// What is wrong, by the traces among the files; nothing where that was not asked for.
    var verdicts: [Verdict]
    /// All that was read.
    var reading: FlowReading
    /// Whether nothing had to be skipped.
    var isWhole: Bool
    /// Whether a table was read, which has nothing but counts.
    var isTable = false
    /// The files, where there are several that a page can show one by one.
    var traces: [ViewerTrace] = []
    /// All of it by version of the app; nil where a file is no summary.
    var summary: FlowSummary?
    /// Whether all files have sessions, so that the verdicts are all that is wrong.
    var isTraced: Bool { reading.isTraced }
  }

  /// Reads traces, stored readings and stored graphs, and reports what is wrong with them.
  ///
  /// - Parameters:
  ///   - paths: files, or none to read standard input.
  ///   - parts: what to make besides the graph. Verdicts take longer than all the rest.
  ///   - optionalParts: those of the parts that summaries need not have.
  ///   - naming: how screens of one class are distinguished.
  ///   - report: is given what is wrong with the files, line by line.
  /// - Throws: as `FlowInput` does, and `ValidationError` when there is nothing to draw.
  static func read(
    _ paths: [String], parts: FlowReading.Parts = .verdicts,
    optionalParts: FlowReading.Parts = [], naming: ScreenNaming = .byClass,
    report: (String) -> Void = StandardError.write
  ) throws -> Found {
    let found = try FlowInput.read(
      paths, parts: parts, optionalParts: optionalParts, naming: naming, report: report)
    try found.expectRecords()
    let graph = found.reading.graph
    if graph.coordinators.isEmpty {
      report(
        "warning: no coordinator was recorded; pass the root coordinator to FlowTracer.start")
    }
    return Found(
      graph: graph,
      verdicts: parts.contains(.verdicts) ? found.reading.verdicts.verdicts : [],
      reading: found.reading, isWhole: found.isWhole, traces: traces(found.graphs),
      summary: found.summary)
  }

  /// Names files without their folders, where that distinguishes them.
  private static func traces(_ graphs: [(file: String, graph: FlowGraph)]) -> [ViewerTrace] {
    let names = graphs.map { String($0.file.split(separator: "/").last ?? "") }
    let isDistinct = Set(names).count == names.count
    return zip(graphs, names).map { given, name in
      ViewerTrace(name: isDistinct ? name : given.file, graph: given.graph)
    }
  }
}
