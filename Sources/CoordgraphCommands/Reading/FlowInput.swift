import ArgumentParser
import CommandSupport
import FlowGraph
import FlowReading
import FlowTrace

/// Reads the files that a command is given into one reading.
enum FlowInput {
  /// What the files hold together.
  struct Found: Sendable {
    var reading: FlowReading
    /// Whether nothing had to be skipped.
    var isWhole: Bool
    /// All of it by version of the app; nil where a file is no summary.
    var summary: FlowSummary?
    /// The graph of each file, by the file's name; none where there are too many to choose from.
    var graphs: [(file: String, graph: FlowGraph)] = []

    /// - Throws: `ValidationError` where nothing was recorded that could be shown or checked.
    func expectRecords() throws {
      guard reading.graph.coordinators.isEmpty, reading.graph.screens.isEmpty else { return }
      throw ValidationError("Nothing was recorded: no coordinator and no screen.")
    }
  }

  /// The most files whose graphs are kept.
  private static let mostGraphs = 40

  /// Reads traces, stored readings, summaries and stored graphs, and reports what is wrong with them.
  ///
  /// - Parameters:
  ///   - paths: files, or none to read standard input.
  ///   - parts: what to make besides the graph.
  ///   - optionalParts: those of the parts that summaries need not have.
  ///   - naming: how screens of one class are distinguished.
  ///   - takesGraphs: whether a graph is enough; else a stored graph is refused.
  ///   - report: is given what is wrong with the files, line by line.
  /// - Throws: as `FlowFileReader` does, `FileError`, and `ValidationError` when somebody would
  ///   have to type the file.
  static func read(
    _ paths: [String], parts: FlowReading.Parts, optionalParts: FlowReading.Parts = [],
    naming: ScreenNaming = .byClass, takesGraphs: Bool = true,
    report: (String) -> Void = StandardError.write
  ) throws -> Found {
    if paths.isEmpty, InputFile.standardInput.isTerminal {
      throw ValidationError("Pass a trace, or pipe one in.")
    }
    var found: Found?
    let keepsGraphs = 2...Self.mostGraphs ~= paths.count
    for path in paths.isEmpty ? [InputFile.standardInput.path] : paths {
      let file = InputFile(path: path)
      var reader = FlowFileReader(file: file.name, parts: parts, naming: naming)
      try file.read { try reader.read($0) }
      let reading = try reader.finish()
      guard takesGraphs || reading.isTraced else {
        throw Diagnostics(
          Diagnostic(
            .error, file: file.name,
            """
            a stored graph has no sessions. Use the trace from which it was made; \
            coordgraph render, diff, baseline and embed also read stored graphs.
            """))
      }
      guard
        reader.summary == nil
          || reading.parts.isSuperset(of: parts.subtracting(optionalParts))
      else {
        throw Diagnostics(
          Diagnostic(
            .error, file: file.name,
            """
            a summary has no sessions, so it has no paths, sequences, stored readings, pages of changes \
            or rules about what comes before a screen. Use the traces, or a part that \
            'coordgraph fold' wrote without --summary.
            """))
      }
      if let summary = reader.summary, summary.leastSessions > 1, paths.count > 1 {
        throw Diagnostics(
          Diagnostic(
            .error, file: file.name,
            """
            what fewer than \(summary.leastSessions) sessions show was left out of it, so it can't \
            be added up. Pass it alone, or the parts that it was made of.
            """))
      }
      Diagnostics.report(
        reader.diagnostics, of: reader.problemCount, in: file.name, to: report)
      let isWhole = reader.diagnostics.allSatisfy { $0.severity != .error }
      guard var all = found else {
        found = Found(
          reading: reading, isWhole: isWhole, summary: reader.summary,
          graphs: keepsGraphs ? [(file.name, reading.graph)] : [])
        continue
      }
      all.reading.merge(reading)
      all.isWhole = all.isWhole && isWhole
      if let summary = reader.summary { all.summary?.merge(summary) } else { all.summary = nil }
      if keepsGraphs { all.graphs.append((file.name, reading.graph)) }
      found = all
    }
    guard let found else { throw ValidationError("Pass a trace, or pipe one in.") }
    return found
  }
}
