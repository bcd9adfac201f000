import ArgumentParser
import CommandSupport
import FlowChanges
import FlowGraph

/// Traces in, sorted facts out.
struct Baseline: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Write what the flow is, one fact a line, for coordgraph check --baseline.",
    discussion: """
      Keep the file in the repository: a change of the flow then shows in review.

        samples run Shop | coordgraph baseline -o shop.baseline
        samples run Shop | coordgraph check --baseline shop.baseline
      """
  )

  @Argument(help: "Traces, or graphs stored as JSON; - or none is standard input.")
  var traces: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; - is standard output.", valueName: "file"))
  var output = "-"

  @Flag(help: "Tell what people and the program did, too; it changes with every wording.")
  var triggers = false

  @Flag(help: "Tell how often, too; it changes with every walk.")
  var counts = false

  @Flag(help: "Tell what was found wrong, too.")
  var verdicts = false

  func run() async throws {
    let found = try GraphReader.read(traces)
    guard !verdicts || found.isTraced else {
      throw ValidationError("--verdicts needs traces: a stored graph does not tell what is wrong.")
    }
    let baseline = FlowBaseline(of: found.graph, verdicts: found.verdicts, detail: detail)
    try OutputFile(path: output).write(Array(baseline.text.utf8), apartFrom: traces)
    if !found.isWhole {
      throw ExitCode(1)
    }
  }

  private var detail: BaselineDetail {
    var detail: BaselineDetail = []
    if triggers { detail.insert(.triggers) }
    if counts { detail.insert(.counts) }
    if verdicts { detail.insert(.verdicts) }
    return detail
  }
}
