import ArgumentParser
import CommandSupport
import FlowGraph
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

  @Flag(help: "Also list how every flow ended.")
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
    var finder = VerdictFinder()
    var builder = FlowGraphBuilder(app: "")
    var reaches = FirstReaches()
    let isWhole = try TraceFiles.read(traces) { record in
      finder.add(record)
      guard rules != nil || baseline != nil else { return }
      builder.add(record)
      reaches.add(record)
    }
    let found = finder.report
    if let accepted = baseline?.accepted(of: found.verdicts) {
      known = KnownVerdicts(ids: known.ids + accepted)
    }
    var violations: [RuleViolation] = []
    if let rules {
      let parsed = try RuleParser(graph: builder.graph, file: rules.file).parse(rules.text)
      violations = RuleJudge(
        graph: builder.graph, reaches: reaches, verdicts: known.open(of: found.verdicts)
      )
      .violations(of: parsed)
    }
    let report = CheckReport(
      found, known: known, violations: violations, showsExits: exits,
      drift: baseline?.drift(to: builder.graph, verdicts: found.verdicts))
    print(format.render(report), terminator: "")
    if !report.isClean(strict: strict) || !isWhole {
      throw ExitCode(1)
    }
  }
}
