import ArgumentParser
import CommandSupport
import FlowTrace

/// Reads trace files one behind the other, record by record.
enum TraceFiles {
  /// Reads the traces at `paths`, and reports on standard error what is wrong with them.
  ///
  /// - Parameters:
  ///   - paths: traces, or none to read standard input.
  ///   - record: is given every record, in order.
  /// - Returns: whether nothing had to be skipped.
  /// - Throws: `FileError`, `TraceError`, and `ValidationError` when there is nothing to read.
  static func read(
    _ paths: [String], record: (TraceRecord) -> Void
  ) throws -> Bool {
    if paths.isEmpty, InputFile.standardInput.isTerminal {
      throw ValidationError("Name a trace, or pipe one in.")
    }
    var isWhole = true
    for path in paths.isEmpty ? [InputFile.standardInput.path] : paths {
      let file = InputFile(path: path)
      var reader = TraceReader(file: file.name)
      try file.read { chunk in try reader.read(chunk, record) }
      try reader.finish(record)
      for diagnostic in reader.diagnostics {
        StandardError.write(diagnostic.description)
        isWhole = isWhole && diagnostic.severity != .error
      }
    }
    return isWhole
  }
}
