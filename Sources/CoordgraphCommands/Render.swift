import ArgumentParser
import CommandSupport
import FlowDiagram
import FlowGraph
import GraphvizExport

/// Traces in, a diagram out.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a diagram of what traces recorded.",
    discussion: """
      Several traces are drawn as one graph.

        samples run RayPets | coordgraph render -o raypets.svg
        coordgraph render --view flow --format png first.trace second.trace > flow.png
      """
  )

  @Argument(help: "Trace files; - or none is standard input.")
  var traces: [String] = []

  @Option(help: "What to show: \(DiagramView.list).")
  var view: DiagramView = .map

  @Option(
    help: "What to write: \(OutputFormat.list). (default: by the output file's ending, or dot)")
  var format: OutputFormat?

  @Option(name: .shortAndLong, help: "Where to write; - is standard output.")
  var output = "-"

  func run() async throws {
    let format = try format ?? OutputFormat(endingOf: output)
    let file = OutputFile(path: output)
    if format.isBinary, file.isTerminal {
      throw ValidationError(
        "A terminal cannot show \(format.rawValue); name a file with --output.")
    }
    let (graph, isWhole) = try GraphReader.read(traces)
    try file.write(try await bytes(of: graph, as: format))
    if !isWhole {
      throw ExitCode(1)
    }
  }

  private func bytes(of graph: FlowGraph, as format: OutputFormat) async throws -> [UInt8] {
    if format == .json {
      return Array(graph.json.utf8)
    }
    let (diagram, warnings) = Diagram.make(from: graph, view: view)
    for warning in warnings { StandardError.write("\(warning)") }
    let dot = diagram.dot()
    guard let picture = format.graphvizFormat else {
      try GraphvizJudge.check(dot, against: diagram)
      return Array(dot.utf8)
    }
    let rendering = try await GraphvizRenderer().render(diagram, dot: dot, as: picture)
    for warning in rendering.warnings { StandardError.write("warning: \(warning)") }
    return rendering.bytes
  }
}

extension DiagramView: ExpressibleByArgument {
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
