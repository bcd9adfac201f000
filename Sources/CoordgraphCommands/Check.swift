import ArgumentParser
import CommandSupport
import FlowGraph
import FlowReading
import FlowTrace
import FlowVerdicts

/// Checks traces for leaks and broken rules.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find coordinators and screens that outlive their use, and the exits that cause it.",
    usage: "coordgraph check [<options>] [<traces> ...]",
    discussion: """
      Exit status: 0 if nothing is wrong, 1 if something is or part of a trace was skipped, 2 on an \
      error.

        samples run RayPets | coordgraph check
        coordgraph check app.trace --known accepted.txt --rules app.rules --format github
        coordgraph check app.trace --baseline app.baseline
      """
  )

  @Argument(help: "Traces; '-' or none is standard input.")
  var traces: [String] = []

  @Option(help: "The output format: \(CheckFormat.list).")
  var format: CheckFormat = .text

  @Option(
    help: ArgumentHelp(
      "A file of accepted findings, one id on each line; # begins a comment.", valueName: "file"))
  var known: String?

  @Option(
    help: ArgumentHelp("A file of rules that must hold, one on each line.", valueName: "file"))
  var rules: String?

  @Option(
    help: ArgumentHelp(
      "A baseline that the flow must match, written by 'coordgraph baseline'.", valueName: "file"))
  var baseline: String?

  @Flag(
    help: """
      Also list how every flow ended; of a summary, also how often its coordinator was retained, by \
      version of the app.
      """)
  var exits = false

  @Flag(help: "Also fail on notes: leftovers that the next coordinator replaces.")
  var strict = false

  func run() async throws {
    let baseline = try baseline.map { try BaselineFile(path: $0) }
    var known =
      try known.map { try KnownVerdicts(parsing: InputFile(path: $0).text(), file: $0) }
      ?? .none
    let rules = try rules.map {
      (file: InputFile(path: $0).name, text: try InputFile(path: $0).text())
    }
    let found = try FlowInput.read(
      traces, parts: rules == nil ? .verdicts : [.verdicts, .reaches], takesGraphs: false)
    try found.expectRecords()
    let reading = found.reading
    let verdicts = reading.verdicts.verdicts
    if let accepted = baseline?.accepted(of: verdicts) {
      known = KnownVerdicts(ids: known.ids + accepted)
    }
    var report = reading.check(
      known: known,
      rules: try rules.map { try RuleParser(graph: reading.graph, file: $0.file).parse($0.text) }
        ?? [],
      showsExits: exits, rates: exits ? found.summary?.retainedRates : nil,
      drift: baseline?.drift(to: reading.graph, verdicts: verdicts))
    report.isPartial = !found.isWhole
    try OutputFile(path: "-").write(Array(format.render(report).utf8))
    if !report.isClean(strict: strict) || report.isPartial {
      throw ExitCode(1)
    }
  }
}

/// What `coordgraph check` can write.
struct CheckFormat: FormatChoice {
  let name: String
  /// None: the report is printed, never written to a named file.
  let fileExtensions: [String] = []
  /// Returns a report in this format.
  let render: @Sendable (CheckReport) -> String

  static let text = Self(name: "text") { $0.text }
  static let json = Self(name: "json") { $0.json }
  static let markdown = Self(name: "markdown") { $0.markdown }
  /// Annotations of a pull request.
  static let github = Self(name: "github") { $0.github }

  /// In the order in which help lists them.
  static let allCases = [text, json, markdown, github]

  private init(name: String, render: @escaping @Sendable (CheckReport) -> String) {
    self.name = name
    self.render = render
  }
}
