import ArgumentParser
import CommandSupport

/// Folds traces into a part, which adds up with others.
struct Fold: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fold",
    abstract: "Fold many traces into one file, whole or as a summary that doesn't grow.",
    usage: "coordgraph fold [<options>] [<files> ...]",
    discussion: """
      Files are read on all cores. A file that can't be read is reported and left out whole. \
      'coordgraph merge' adds up the results of several runs.

      Exit status: 0 on success, 1 if something was left out, 2 on an error.

        coordgraph fold traces/ -o week.flow
        coordgraph fold --summary --app-version 2.4 'traces/*.trace.gz' -o part.flow
        coordgraph fold --continue week.fold traces/ -o week.flow
      """
  )

  @Argument(
    help: "Traces, parts and folders of them, also compressed (.gz, .zst); '-' is standard input.")
  var files: [String] = []

  @Flag(help: "Write counts, findings and times without any session's steps.")
  var summary = false

  @Option(
    help: ArgumentHelp(
      "The app's version that the traces come from, for --summary.", valueName: "number"))
  var appVersion: String?

  @Flag(help: "Leave titles, labels and all other texts out: types and kinds of triggers stay.")
  var redact = false

  @Flag(
    help: """
      Count equal sessions that began at the same time as one. Keeps all sessions in memory.
      """)
  var distinct = false

  @Option(
    help: ArgumentHelp(
      "Keep what is folded in this file, and continue from it after a stop.", valueName: "file"))
  var `continue`: String?

  @OptionGroup var output: OutputArgument

  func validate() throws {
    guard summary || appVersion == nil else {
      throw ValidationError("--app-version needs --summary: whole sessions have no version.")
    }
    if let `continue`, files.isEmpty || files.contains("-") || `continue` == "-" {
      throw ValidationError("--continue needs files, which can be read again, not a pipe.")
    }
  }

  func run() async throws {
    if files.isEmpty, InputFile.standardInput.isTerminal {
      throw ValidationError("Pass traces or folders, or pipe a trace in.")
    }
    let kind = FlowPart.Kind(
      isSummary: summary, appVersion: appVersion ?? "", removesTexts: redact, isDistinct: distinct)
    let paths = files.isEmpty ? ["-"] : files
    try await FoldRun(
      paths: paths, kind: kind, output: output.file, checkpoint: `continue`
    ).run()
  }
}

/// Adds up parts.
struct Merge: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Add up the results of 'coordgraph fold', in any order and grouping.",
    usage: "coordgraph merge [<options>] <parts> ...",
    discussion: """
      The parts are all whole, or all summaries. The result has the same bytes as one fold of all \
      their sessions.

        coordgraph merge monday.flow tuesday.flow -o week.flow
        coordgraph merge --at-least 20 'parts/*.flow' -o public.flow
      """
  )

  @Argument(help: "Files that 'coordgraph fold' wrote, and folders of them.")
  var parts: [String]

  @Option(
    help: ArgumentHelp(
      """
      Leave out what fewer than this many sessions show. For summaries only; the result can't be merged again.
      """,
      valueName: "sessions"))
  var atLeast: Int = 1

  @OptionGroup var output: OutputArgument

  func validate() throws {
    guard atLeast >= 1 else { throw ValidationError("--at-least takes a number from 1.") }
  }

  func run() async throws {
    guard !parts.contains("-") else {
      throw ValidationError("merge reads files, not standard input.")
    }
    let isSummary = try await isSummary()
    guard isSummary || atLeast == 1 else {
      throw ValidationError("--at-least needs summaries: whole sessions are kept one by one.")
    }
    let kind = FlowPart.Kind(
      isSummary: isSummary, takesOnlySummaries: isSummary, leastSessions: atLeast)
    try await FoldRun(paths: parts, kind: kind, output: output.file).run()
  }

  /// Whether the first part that can be read is a summary.
  private func isSummary() async throws -> Bool {
    for file in try FoldedFiles(parts).files {
      if let isSummary = await file.isSummary() { return isSummary }
    }
    return false
  }
}
