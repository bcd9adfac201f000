import ArgumentParser
import CommandSupport
import GraphvizExport

/// Draws diagrams of traces.
struct Render: AsyncParsableCommand, Sendable {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw diagrams of traces.",
    discussion: """
      Several traces are drawn as one graph. If the output's name has {trace}, each is drawn by \
      itself.

        samples run RayPets | coordgraph render -o raypets.svg
        coordgraph render --view flow --format png first.trace second.trace > flow.png
        coordgraph render my.trace --view map,flow --format dot,svg -o '{app}-{view}.{format}'
        coordgraph render traces/*.trace --format svg,png -o 'docs/{trace}-{view}.{format}'
        coordgraph render --view sequence --session 3 my.trace -o session.svg
      """
  )

  @Argument(help: "Traces or stored graphs; '-' or none is standard input.")
  var traces: [String] = []

  @Option(
    help: """
      The view: \(RenderedView.list). Separate several with commas; sequence stands alone, and in one \
      format. (default: map)
      """,
    transform: CommaList.init(parsing:))
  var view = CommaList<RenderedView>([.map])

  @Option(
    help: """
      The output format: \(RenderFormat.list). Separate several with commas. (default: from the \
      output file's name, or dot)
      """,
    transform: CommaList.init(parsing:))
  var format: CommaList<RenderFormat>?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The output file; '-' is standard output. {app}, {view} and {format} are replaced, and {trace} \
      by the name of each trace's file without its extension.
      """,
      valueName: "file"))
  var output = "-"

  @OptionGroup
  var watch: WatchArgument

  @OptionGroup
  var sequence: SequenceArguments

  @OptionGroup(title: "Diagram options")
  var diagram: DiagramArguments

  @OptionGroup(title: "Picture options")
  var pictures: PictureArguments

  func validate() throws {
    guard !diagram.hasDepthAlone else {
      throw ValidationError("--depth needs --focus.")
    }
    try watch.expectFiles(traces)
  }

  func run() async throws {
    try await watch.run(on: traces + diagram.theme.files) { try await draw() }
  }

  private func draw() async throws {
    let plan = try OutputPlan(views: view.elements, formats: format?.elements, name: output)
    if OutputFile(path: output).isTerminal, let format = plan.formats.first(where: \.isBinary) {
      throw ValidationError(
        "Can't write \(format.name) to a terminal. Pass a file with --output.")
    }
    try expectWhatThereIs(plan)
    _ = try diagram.theme.theme()
    let queue = RenderQueue(
      jobs: try jobs(plan), inputs: FileIdentities(of: traces + diagram.theme.files))
    let results = await queue.run()
    guard plan.isByTrace else { return try results[0].report() }
    for (trace, result) in zip(traces, results) { result.report(of: trace) }
    try RenderResult.exit(results)
  }

  /// - Throws: `ValidationError` where options contradict one another.
  private func expectWhatThereIs(_ plan: OutputPlan) throws {
    let options = diagram.given + pictures.given
    guard plan.views.contains(.sequence) else {
      try sequence.expectNone()
      let view = plan.views == [.map] ? [] : ["view"]
      return try OptionEffect.expect(view + options, on: plan.formats, plan.views)
    }
    guard plan.views.count == 1, plan.formats.count == 1 else {
      throw ValidationError(
        "--view sequence can't be combined with other views, or with several formats.")
    }
    try sequence.expect(plan.formats[0])
    try OptionEffect.expect(options, on: plan.formats, plan.views)
  }

  /// A job for all traces, or one for each.
  private func jobs(_ plan: OutputPlan) throws -> [RenderJob] {
    let renderer =
      plan.hasPictures
      ? Result { () throws(GraphvizError) in try pictures.renderer() } : nil
    func job(_ traces: [String], _ plan: OutputPlan) -> RenderJob {
      RenderJob(
        traces: traces, plan: plan, sequence: sequence, diagram: diagram, pictures: pictures,
        renderer: renderer)
    }
    guard plan.isByTrace else { return [job(traces, plan)] }
    return try TraceName.all(traces).map { job([$0.path], plan.named(trace: $0.name)) }
  }
}
