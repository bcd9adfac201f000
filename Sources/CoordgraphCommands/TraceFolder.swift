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
  /// - Throws: as ``TraceFiles`` does.
  static func fold<Builder: TraceFolding>(
    _ paths: [String], _ body: (Builder) -> Void
  ) throws -> Bool {
    var isWhole = true
    for file in try TraceFiles.named(paths) {
      var builder = Builder(app: "")
      let header = try TraceFiles.read(file, isWhole: &isWhole) { builder.add($0) }
      builder.app = header?.app ?? ""
      isWhole = TraceFiles.report(builder.diagnostics) && isWhole
      body(builder)
    }
    return isWhole
  }
}
