import ArgumentParser
import CommandSupport
import FlowGraph
import FlowPaths
import FlowTrace

/// Reads one session out of trace files.
enum SequenceReader {
  /// Reads the traces at `paths`, one after the other, and reports what is wrong with them.
  ///
  /// - Parameters:
  ///   - paths: traces, or none to read standard input.
  ///   - session: which of all their sessions, from 1; nil for the first, with a note where there
  ///     are more.
  ///   - report: is given what is wrong, and the note, line by line.
  /// - Returns: the session, and whether nothing had to be skipped.
  /// - Throws: `FileError`, `Diagnostics`, and `ValidationError` when there is no
  ///   such session.
  static func read(
    _ paths: [String], session: Int?, report: (String) -> Void = StandardError.write
  ) throws -> (sequence: FlowSequence, isWhole: Bool) {
    var builder = FlowSequenceBuilder(app: "", session: session ?? 1)
    let isWhole = try TraceFiles.forEach(paths, report: report) { file in
      let before = builder.sessionCount
      let (app, diagnostics) = try TraceFiles.read(file) { builder.add($0) }
      if before < builder.session, builder.session <= builder.sessionCount { builder.app = app }
      return diagnostics
    }
    for diagnostic in builder.diagnostics { report(diagnostic.description) }
    let count = builder.sessionCount
    guard builder.session <= count else {
      throw ValidationError(
        count == 0
          ? "Nothing to show: no launch was recorded."
          : "There is no session \(builder.session); the last one is \(count).")
    }
    if session == nil, count > 1 {
      report(
        "note: showing the first of \(count) sessions; pass --session to choose another"
      )
    }
    return (builder.sequence, isWhole && builder.diagnostics.isEmpty)
  }
}
