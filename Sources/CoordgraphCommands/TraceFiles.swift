import ArgumentParser
import CommandSupport
import FlowGraph
import FlowTrace

/// Reads trace files, and reports what is wrong with them.
enum TraceFiles {
  /// Hands each file at `paths` to `read`, and reports what it returns.
  ///
  /// - Parameters:
  ///   - paths: files, or none to read standard input.
  ///   - report: is given what is wrong, line by line.
  /// - Returns: whether nothing had to be skipped.
  /// - Throws: as `read` does, and `ValidationError` when somebody would have to type the file.
  static func forEach(
    _ paths: [String], report: (String) -> Void = StandardError.write,
    read: (InputFile) throws -> [Diagnostic]
  ) throws -> Bool {
    if paths.isEmpty, InputFile.standardInput.isTerminal {
      throw ValidationError("Pass a trace, or pipe one in.")
    }
    var isWhole = true
    for path in paths.isEmpty ? [InputFile.standardInput.path] : paths {
      for diagnostic in try read(InputFile(path: path)) {
        report(diagnostic.description)
        isWhole = isWhole && diagnostic.severity != .error
      }
    }
    return isWhole
  }

  /// Reads the traces at `paths`, one behind the other.
  ///
  /// - Parameters:
  ///   - paths: traces, or none to read standard input.
  ///   - record: is given every record, in order.
  /// - Returns: whether nothing had to be skipped.
  /// - Throws: as ``read(_:record:)`` of one file and ``forEach(_:read:)`` do.
  static func read(_ paths: [String], record: (TraceRecord) -> Void) throws -> Bool {
    try forEach(paths) { try read($0, record: record).diagnostics }
  }

  /// Reads one trace.
  ///
  /// - Returns: the app's name, and what was wrong.
  /// - Throws: `FileError` and `Diagnostics`.
  static func read(
    _ file: InputFile, record: (TraceRecord) -> Void
  ) throws -> (app: String, diagnostics: [Diagnostic]) {
    var reader = TraceReader(file: file.name)
    try file.read { chunk in
      guard reader.header != nil || !FlowGraph.isStored(in: chunk) else {
        throw Diagnostics(
          Diagnostic(
            .error, file: file.name,
            """
            a stored graph has no sessions. Use the trace from which it was made; \
            coordgraph render, diff, baseline and embed also read stored graphs.
            """))
      }
      try reader.read(chunk, record)
    }
    try reader.finish(record)
    return (reader.header?.app ?? "", reader.diagnostics)
  }
}
