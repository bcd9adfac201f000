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
        coordgraph render --view sequence --format outline my.trace
      """
  )

  @Argument(help: "Traces, or graphs stored as JSON; - or none is standard input.")
  var traces: [String] = []

  @Option(help: "What to show: \(RenderedView.list).")
  var view: RenderedView = .map

  @Option(
    help: "What to write: \(OutputFormat.list). (default: by the output file's ending, or dot)")
  var format: OutputFormat?

  @Option(name: .shortAndLong, help: "Where to write; - is standard output.")
  var output = "-"

  @OptionGroup
  var sequence: SequenceArguments

  @OptionGroup(title: "What is drawn")
  var diagram: DiagramArguments

  func run() async throws {
    let format = try format ?? OutputFormat(endingOf: output)
    let file = OutputFile(path: output)
    if format.isBinary, file.isTerminal {
      throw ValidationError(
        "A terminal cannot show \(format.rawValue); name a file with --output.")
    }
    let isWhole: Bool
    if let view = view.diagramView {
      try sequence.expectNone()
      let graph: FlowGraph
      (graph, isWhole) = try GraphReader.read(traces, instances: diagram.instances)
      try file.write(try await bytes(of: graph, view: view, as: format))
    } else {
      let text: String
      (text, isWhole) = try sequence.text(of: traces, as: format)
      try file.write(Array(text.utf8))
    }
    if !isWhole {
      throw ExitCode(1)
    }
  }

  private func bytes(
    of graph: FlowGraph, view: DiagramView, as format: OutputFormat
  ) async throws -> [UInt8] {
    let part = try diagram.narrowed(graph)
    var options = try diagram.options(for: part, of: graph)
    options.wrapsLabels = format != .outline
    if format == .json {
      return Array(part.json.utf8)
    }
    let (plain, warnings) = Diagram.make(from: part, view: view, options: options)
    for warning in warnings { StandardError.write("\(warning)") }
    if format == .mermaid { return Array(try plain.mermaid().utf8) }
    if format == .outline { return Array(plain.outline().utf8) }
    let diagram = self.diagram.legend ? plain.addingLegend() : plain
    let dot = diagram.dot(theme: try self.diagram.theme.theme())
    guard let picture = format.graphvizFormat else {
      try GraphvizJudge.check(dot, against: diagram)
      return Array(dot.utf8)
    }
    let rendering = try await GraphvizRenderer().render(diagram, dot: dot, as: picture)
    for warning in rendering.warnings { StandardError.write("warning: \(warning)") }
    return rendering.bytes
  }
}
