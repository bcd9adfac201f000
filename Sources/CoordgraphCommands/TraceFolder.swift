import ArgumentParser
import CommandSupport
import FlowTrace

/// Reads trace files into something that takes them in.
enum TraceFolder {
  /// Reads the traces at `paths`, each into a builder of its own, and reports on standard error
  /// what is wrong with them.
  ///
  /// - Parameters:
  ///   - paths: traces, or none to read standard input.
  ///   - body: is handed each builder when its trace was read.
  /// - Returns: whether nothing had to be skipped.
  /// - Throws: `FileError`, `TraceError`, and `ValidationError` when somebody would have to type
  ///   the trace.
  static func fold<Builder: TraceFolding>(
    _ paths: [String], _ body: (Builder) -> Void
  ) throws -> Bool {
    try forEach(paths) { file in
      let (builder, diagnostics): (Builder, _) = try fold(file)
      body(builder)
      return diagnostics
    }
  }

  /// Hands each file at `paths` to `read`, and reports on standard error what it returns.
  ///
  /// - Returns: whether nothing had to be skipped.
  /// - Throws: as `read` does, and `ValidationError` when somebody would have to type the file.
  static func forEach(
    _ paths: [String], read: (InputFile) throws -> [Diagnostic]
  ) throws -> Bool {
    if paths.isEmpty, InputFile.standardInput.isTerminal {
      throw ValidationError("Name a trace, or pipe one in.")
    }
    var isWhole = true
    for path in paths.isEmpty ? [InputFile.standardInput.path] : paths {
      for diagnostic in try read(InputFile(path: path)) {
        StandardError.write(diagnostic.description)
        isWhole = isWhole && diagnostic.severity != .error
      }
    }
    return isWhole
  }

  private static func fold<Builder: TraceFolding>(
    _ file: InputFile
  ) throws -> (Builder, [Diagnostic]) {
    var reader = TraceReader(file: file.name)
    var builder = Builder(app: "")
    try file.read { chunk in try reader.read(chunk) { builder.add($0) } }
    try reader.finish { builder.add($0) }
    builder.app = reader.header?.app ?? ""
    return (builder, reader.diagnostics + builder.diagnostics)
  }
}
