import ArgumentParser
import CommandSupport
import FlowGraph
import FlowTrace

/// Traces in, what is wrong out.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say which coordinators outlive their screens, and which way out they missed.",
    discussion: """
      Exit status: 0 when nothing is wrong, 1 when something is, 2 when it could not be done.

        samples run RayPets | coordgraph check
        coordgraph check app.trace --known accepted.txt --rules app.rules --format github
      """
  )

  @Argument(help: "Trace files; - or none is standard input.")
  var traces: [String] = []

  @Option(help: "What to write: \(CheckFormat.list).")
  var format: CheckFormat = .text

  @Option(help: "A file of accepted findings, one id a line; # begins a comment.")
  var known: String?

  @Option(help: "A file of rules that have to hold, one a line.")
  var rules: String?

  @Flag(help: "Tell how every flow ended, too.")
  var exits = false

  @Flag(help: "Count what heals by itself as wrong.")
  var strict = false

  func run() async throws {
    let known = try known.map { KnownVerdicts(try text(of: $0)) } ?? .none
    let rules = try rules.map { (file: InputFile(path: $0).name, text: try text(of: $0)) }
    var finder = VerdictFinder()
    var builder = FlowGraphBuilder(app: "")
    var reaches = FirstReaches()
    let isWhole = try TraceFiles.read(traces) { record in
      finder.add(record)
      guard rules != nil else { return }
      builder.add(record)
      reaches.add(record)
    }
    let found = finder.report
    var violations: [RuleViolation] = []
    if let rules {
      let parsed = try RuleParser(graph: builder.graph, file: rules.file).parse(rules.text)
      violations = RuleJudge(graph: builder.graph, reaches: reaches, verdicts: found.verdicts)
        .violations(of: parsed)
    }
    let report = CheckReport(found, known: known, violations: violations, showsExits: exits)
    print(format.render(report), terminator: "")
    if !report.isClean(strict: strict) || !isWhole {
      throw ExitCode(1)
    }
  }

  private func text(of path: String) throws -> String {
    var bytes: [UInt8] = []
    try InputFile(path: path).read { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
