import ArgumentParser
import CommandSupport
import FlowGraph

/// Traces in, a diagram out.
struct Render: AsyncParsableCommand, Sendable {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a diagram of what traces recorded.",
    discussion: """
      Several traces are drawn as one graph.

        samples run RayPets | coordgraph render -o raypets.svg
        coordgraph render --view flow --format png first.trace second.trace > flow.png
        coordgraph render my.trace --view map,flow --format dot,svg -o '{app}-{view}.{format}'
        coordgraph render --view sequence --format outline my.trace
      """
  )

  @Argument(help: "Traces, or graphs stored as JSON; - or none is standard input.")
  var traces: [String] = []

  @Option(help: "What to show: \(RenderedView.list); several with commas.")
  var view = CommaList<RenderedView>([.map])

  @Option(
    help: """
      What to write: \(OutputFormat.list); several with commas. (default: by the output file's \
      ending, or dot)
      """)
  var format: CommaList<OutputFormat>?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write; - is standard output. {app}, {view} and {format} become what they are.",
      valueName: "file"))
  var output = "-"

  @OptionGroup
  var sequence: SequenceArguments

  @OptionGroup(title: "What is drawn")
  var diagram: DiagramArguments

  @OptionGroup(title: "Pictures")
  var pictures: PictureArguments

  func validate() throws {
    guard !diagram.hasDepthAlone else {
      throw ValidationError("--depth counts steps from a focus: name one with --focus.")
    }
  }

  func run() async throws {
    let plan = try OutputPlan(views: view.elements, formats: format?.elements, name: output)
    if OutputFile(path: output).isTerminal, let format = plan.formats.first(where: \.isBinary) {
      throw ValidationError(
        "A terminal cannot show \(format.rawValue); name a file with --output.")
    }
    _ = try diagram.theme.theme()
    let isWhole =
      plan.views.contains(.sequence) ? try writeSequence(plan) : try await writeDiagrams(plan)
    if !isWhole {
      throw ExitCode(1)
    }
  }

  /// - Returns: whether nothing of the traces had to be skipped.
  private func writeSequence(_ plan: OutputPlan) throws -> Bool {
    guard plan.views.count == 1, plan.formats.count == 1, let format = plan.formats.first else {
      throw ValidationError("A sequence is written alone: one view, in one format.")
    }
    try diagram.expectNone()
    let (text, isWhole) = try sequence.text(of: traces, as: format)
    try OutputFile(path: output).write(Array(text.utf8), apartFrom: traces)
    return isWhole
  }

  /// - Returns: whether nothing of the traces had to be skipped.
  private func writeDiagrams(_ plan: OutputPlan) async throws -> Bool {
    try sequence.expectNone()
    let found = try GraphReader.read(
      traces, instances: diagram.instances,
      findsVerdicts: diagram.verdicts && plan.formats != [.json])
    let writer = DiagramWriter(arguments: diagram)
    for output in plan.outputs(app: found.graph.app) {
      try OutputFile(path: output.path).keepApart(from: traces)
    }
    try await plan.write(app: found.graph.app) { output in
      guard let view = output.view.diagramView else { return [] }
      return try await writer.bytes(
        of: found, view: view, as: output.format, pictures: pictures)
    }
    return found.isWhole
  }
}
