import ArgumentParser
import CommandSupport
import FlowTrace

/// Reads trace files record by record, and reports on standard error what is wrong with them.
enum TraceFiles {
  /// The files at `paths`, or standard input where there are none.
  ///
  /// - Throws: `ValidationError` when somebody would have to type the trace.
  static func named(_ paths: [String]) throws -> [InputFile] {
    if paths.isEmpty, InputFile.standardInput.isTerminal {
      throw ValidationError("Name a trace, or pipe one in.")
    }
    return paths.isEmpty ? [.standardInput] : paths.map { InputFile(path: $0) }
  }

  /// Reads the traces at `paths`, one behind the other.
  ///
  /// - Parameters:
  ///   - paths: traces, or none to read standard input.
  ///   - record: is given every record, in order.
  /// - Returns: whether nothing had to be skipped.
  /// - Throws: `FileError`, `TraceError`, and `ValidationError` as ``named(_:)`` does.
  static func read(_ paths: [String], record: (TraceRecord) -> Void) throws -> Bool {
    var isWhole = true
    for file in try named(paths) {
      try read(file, isWhole: &isWhole, record)
    }
    return isWhole
  }

  /// Reads one trace.
  ///
  /// - Parameter isWhole: becomes false when something had to be skipped.
  /// - Returns: the trace's header.
  @discardableResult
  static func read(
    _ file: InputFile, isWhole: inout Bool, _ record: (TraceRecord) -> Void
  ) throws -> TraceHeader? {
    var reader = TraceReader(file: file.name)
    try file.read { chunk in try reader.read(chunk, record) }
    try reader.finish(record)
    isWhole = report(reader.diagnostics) && isWhole
    return reader.header
  }

  /// Says what was wrong; returns whether nothing had to be skipped for it.
  static func report(_ diagnostics: [Diagnostic]) -> Bool {
    for diagnostic in diagnostics { StandardError.write(diagnostic.description) }
    return diagnostics.allSatisfy { $0.severity != .error }
  }
}
