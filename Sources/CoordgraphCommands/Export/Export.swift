import ArgumentParser
import CommandSupport
import FlowTrace
import TraceExport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes sessions in the formats of other tracing tools.
struct Export: AsyncParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case perfetto, otlp
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write sessions for Perfetto or OpenTelemetry.",
    usage: "coordgraph export --format <format> [<options>] [<files> ...]",
    discussion: """
      perfetto is a trace that ui.perfetto.dev opens: a process for each session, a track for each \
      coordinator, a slice for the time that a screen was on display, and a flow for each transition. \
      otlp is log records in OTLP/JSON, a line for each session. A file that can't be read is reported \
      and left out whole.

      Exit status: 0 on success, 1 if something was left out, 2 on an error.

        coordgraph export --format perfetto shop.trace -o shop.pftrace
        coordgraph export --format otlp --redact --start 2026-11-22T08:00:00Z traces/ -o logs.jsonl
      """
  )

  @Argument(help: "Traces and folders of them, also compressed (.gz, .zst); '-' is standard input.")
  var files: [String] = []

  @Option(help: "The output format: perfetto, otlp.")
  var format: Format

  @Option(
    help: ArgumentHelp(
      "When the app was launched, for otlp: traces have no date. (default: 1970-01-01T00:00:00Z)",
      valueName: "date"),
    transform: Self.nanoseconds)
  var start: UInt64?

  @Option(
    help: ArgumentHelp(
      "The app's version that the traces come from, for otlp.", valueName: "number"))
  var appVersion: String?

  @Flag(help: "Leave titles, labels and all other texts out: types and kinds of triggers stay.")
  var redact = false

  @OptionGroup var output: OutputArgument

  func validate() throws {
    guard format == .otlp || (start == nil && appVersion == nil) else {
      throw ValidationError("--start and --app-version need --format otlp.")
    }
  }

  func run() async throws {
    if format == .perfetto, output.file.isTerminal {
      throw ValidationError("Can't write perfetto to a terminal. Pass a file with --output.")
    }
    let removesTexts = redact
    let converted = ConvertedFiles<[SessionTimeline]>(paths: files, output: output.file)
    let read: @Sendable (FoldedFile) async throws -> ([SessionTimeline], FoldedFile.Problems) = {
      try await $0.timelines(removesTexts: removesTexts)
    }
    switch format {
    case .perfetto:
      var trace = PerfettoTrace()
      try await converted.write(read) { $0.flatMap { trace.bytes(of: $0) } }
    case .otlp:
      if start == nil {
        StandardError.write(
          "note: traces have no date, so times count from 1970. Pass --start for the time of launch."
        )
      }
      let logs = OTLPLogs(
        start: start ?? 0, appVersion: appVersion, toolVersion: Coordgraph.version)
      try await converted.write(read) { $0.flatMap(logs.line) }
    }
  }

  /// Reads a date as nanoseconds since 1970.
  private static func nanoseconds(_ text: String) throws -> UInt64 {
    guard let date = try? Date(text, strategy: .iso8601),
      let seconds = UInt64(exactly: date.timeIntervalSince1970.rounded(.down)),
      seconds < UInt64.max / 1_000_000_000
    else {
      throw ValidationError(
        "'\(text)' is not a date since 1970, such as 2026-11-22T08:00:00Z.")
    }
    return seconds * 1_000_000_000
  }
}

extension FoldedFile {
  /// Reads a trace as timelines of its sessions. O(*n*).
  ///
  /// - Parameter removesTexts: whether titles, labels and other texts are left out.
  /// - Throws: when the file can't be read to its end, so that none of its sessions are used.
  fileprivate func timelines(
    removesTexts: Bool
  ) async throws -> ([SessionTimeline], Problems) {
    var reader = TraceReader(file: name)
    var fold = TimelineFold(file: path, removesTexts: removesTexts)
    try await read {
      try reader.read($0, onHeader: { fold.beginTrace(app: $0.app) }, onRecord: { fold.take($0) })
    }
    try reader.finish(onHeader: { fold.beginTrace(app: $0.app) }, onRecord: { fold.take($0) })
    let problems = Problems(diagnostics: reader.diagnostics, count: reader.problemCount)
    return (fold.finish(), problems)
  }
}
