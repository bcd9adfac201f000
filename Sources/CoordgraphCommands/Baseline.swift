import ArgumentParser
import CommandSupport
import FlowChanges
import FlowGraph
import FlowReading

/// Writes a flow as sorted facts.
struct Baseline: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Write the flow as sorted facts, for 'coordgraph check --baseline'.",
    usage: "coordgraph baseline [<options>] [<traces> ...]",
    discussion: """
      Commit the file, so that changes of the flow show in reviews.

        samples run Shop | coordgraph baseline -o shop.baseline
        samples run Shop | coordgraph check --baseline shop.baseline
      """
  )

  @Argument(help: "Traces or stored graphs; '-' or none is standard input.")
  var traces: [String] = []

  @OptionGroup
  var output: OutputArgument

  @Flag(help: "Include triggers, which change with every text of the app.")
  var triggers = false

  @Flag(help: "Include counts, which change with every walk.")
  var counts = false

  @Flag(help: "Include the findings of 'coordgraph check'.")
  var verdicts = false

  func run() async throws {
    let found = try GraphReader.read(traces, parts: verdicts ? .verdicts : .graphOnly)
    guard !verdicts || found.isTraced else {
      throw ValidationError("--verdicts needs traces; a stored graph has no verdicts.")
    }
    let baseline = FlowBaseline(of: found.graph, verdicts: found.verdicts, detail: detail)
    try output.file.write(Array(baseline.text.utf8), apartFrom: traces)
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
