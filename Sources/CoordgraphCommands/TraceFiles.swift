import CommandSupport
import FlowTrace

/// Reads trace files record by record.
enum TraceFiles {
  /// Reads the traces at `paths`, one behind the other, and reports on standard error what is wrong
  /// with them.
  ///
  /// - Parameters:
  ///   - paths: traces, or none to read standard input.
  ///   - record: is given every record, in order.
  /// - Returns: whether nothing had to be skipped.
  /// - Throws: `FileError`, `TraceError`, and `ValidationError` when there is nothing to read.
  static func read(_ paths: [String], record: (TraceRecord) -> Void) throws -> Bool {
    try TraceFolder.forEach(paths) { file in
      var reader = TraceReader(file: file.name)
      try file.read { chunk in try reader.read(chunk, record) }
      try reader.finish(record)
      return reader.diagnostics
    }
  }
}
