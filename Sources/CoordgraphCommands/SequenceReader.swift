import ArgumentParser
import CommandSupport
import FlowGraph
import FlowTrace

/// Reads one session out of trace files.
enum SequenceReader {
  /// Reads the traces at `paths`, one after the other, and reports on standard error what is wrong
  /// with them.
  ///
  /// - Parameters:
  ///   - paths: traces, or none to read standard input.
  ///   - session: which of all their sessions, from 1; nil for the first, with a note where there
  ///     are more.
  /// - Returns: the session, and whether nothing had to be skipped.
  /// - Throws: `FileError`, `TraceError`, and `ValidationError` when there is no such session.
  static func read(
    _ paths: [String], session: Int?
  ) throws -> (sequence: FlowSequence, isWhole: Bool) {
    var builder = FlowSequenceBuilder(app: "", session: session ?? 1)
    let isWhole = try TraceFiles.forEach(paths) { file in
      let before = builder.sessionCount
      let (app, diagnostics) = try read(file, into: &builder)
      if before < builder.session, builder.session <= builder.sessionCount { builder.app = app }
      return diagnostics
    }
    for diagnostic in builder.diagnostics { StandardError.write(diagnostic.description) }
    let count = builder.sessionCount
    guard builder.session <= count else {
      throw ValidationError(
        count == 0
          ? "There is nothing to tell: no launch was recorded."
          : "There is no session \(builder.session): the last one is session \(count).")
    }
    if session == nil, count > 1 {
      StandardError.write(
        "note: this is the first of \(count) sessions; --session 1 to --session \(count) choose one"
      )
    }
    return (builder.sequence, isWhole && builder.diagnostics.isEmpty)
  }

  private static func read(
    _ file: InputFile, into builder: inout FlowSequenceBuilder
  ) throws -> (app: String, diagnostics: [Diagnostic]) {
    var reader = TraceReader(file: file.name)
    try file.read { chunk in
      guard reader.header != nil || !FlowGraph.isStored(in: chunk) else {
        throw ValidationError(
          "\(file.name) is a graph: it does not say what happened when. Name a trace.")
      }
      try reader.read(chunk) { builder.add($0) }
    }
    try reader.finish { builder.add($0) }
    return (reader.header?.app ?? "", reader.diagnostics)
  }
}
