import ArgumentParser
import CommandSupport
import FlowReading
import FlowTrace

/// Writes traces as flat rows.
struct Columns: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "columns",
    abstract: "Write traces as a table for DuckDB and other programs that query tables.",
    usage: "coordgraph columns [<options>] [<files> ...]",
    discussion: """
      Each line is a JSON object with the same columns: a launch, a transition, or the end of a \
      coordinator's flow. The rows have types and kinds of triggers, but no titles, labels or other \
      texts. A file that can't be read is reported and left out whole.

      Exit status: 0 on success, 1 if something was left out, 2 on an error.

        coordgraph columns --app-version 2.4 traces/ -o events.jsonl
      """
  )

  @Argument(help: "Traces and folders of them, also compressed (.gz, .zst); '-' is standard input.")
  var files: [String] = []

  @Option(
    help: ArgumentHelp("The app's version that the traces come from.", valueName: "number"))
  var appVersion: String?

  @OptionGroup var output: OutputArgument

  func run() async throws {
    let appVersion = appVersion ?? ""
    try await ConvertedFiles(paths: files, output: output.file).write {
      try await $0.rows(appVersion: appVersion)
    } bytes: {
      $0
    }
  }
}

extension FoldedFile {
  /// Reads a trace as rows of a table. O(*n*).
  ///
  /// - Parameter appVersion: the version of the app; empty where it is not known.
  /// - Throws: when the file can't be read to its end, so that none of its rows are used.
  fileprivate func rows(
    appVersion: String
  ) async throws -> (lines: [UInt8], problems: Problems) {
    var reader = TraceReader(file: name)
    var table = SessionTable(file: path, appVersion: appVersion)
    try await read {
      try reader.read(
        $0, onHeader: { table.beginTrace(app: $0.app) }, onRecord: { table.take($0) })
    }
    try reader.finish(
      onHeader: { table.beginTrace(app: $0.app) }, onRecord: { table.take($0) })
    table.endSession()
    let problems = Problems(
      diagnostics: reader.diagnostics + table.diagnostics,
      count: reader.problemCount + table.diagnostics.count)
    return (table.lines, problems)
  }
}
