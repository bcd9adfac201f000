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

  @Flag(
    help: """
      Draw tables of transitions, as SQL queries return them, instead of traces: CSV or JSON with the \
      columns source_type and target_type.
      """)
  var fromTable = false

  @OptionGroup
  var arguments: RenderArguments

  init() {}

  /// Creates a command that draws traces, without a command line.
  init(traces: [String], arguments: RenderArguments) {
    self.traces = traces
    self.fromTable = false
    self.arguments = arguments
  }

  func validate() throws {
    guard !arguments.diagram.hasDepthAlone else {
      throw ValidationError("--depth needs --focus.")
    }
    guard !fromTable || !arguments.view.elements.contains(.sequence) else {
      throw ValidationError("--view sequence needs traces: a table has no sessions.")
    }
    try arguments.watch.expectFiles(traces)
  }

  func run() async throws {
    try await arguments.watch.run(on: inputs) { try await draw() }
  }

  private var inputs: [String] {
    traces + arguments.diagram.theme.files
      + (arguments.thumbnails.map(Thumbnails.inputs) ?? [])
  }

  /// The files to write, once the options are known to fit together.
  ///
  /// - Throws: `ValidationError` where they don't, and the error of a theme that can't be read.
  func plan() throws -> OutputPlan {
    let plan = try OutputPlan(
      views: arguments.view.elements, formats: arguments.format?.elements, name: arguments.output)
    if OutputFile(path: arguments.output).isTerminal,
      let format = plan.formats.first(where: \.isBinary)
    {
      throw ValidationError(
        "Can't write \(format.name) to a terminal. Pass a file with --output.")
    }
    try expectWhatThereIs(plan)
    _ = try arguments.diagram.theme.theme()
    return plan
  }

  private func draw() async throws {
    let plan = try plan()
    let queue = RenderQueue(
      jobs: try jobs(plan), inputs: FileIdentities(of: traces + arguments.diagram.theme.files))
    let results = await queue.run()
    guard plan.isByTrace else { return try results[0].report() }
    for (trace, result) in zip(traces, results) { result.report(of: trace) }
    try RenderResult.exit(results)
  }

  /// - Throws: `ValidationError` where options contradict one another.
  private func expectWhatThereIs(_ plan: OutputPlan) throws {
    let options =
      arguments.diagram.given + arguments.pictures.given
      + (arguments.thumbnails == nil ? [] : ["thumbnails"])
    guard plan.views.contains(.sequence) else {
      try arguments.sequence.expectNone()
      let view = plan.views == [.map] ? [] : ["view"]
      return try OptionEffect.expect(view + options, on: plan.formats, plan.views)
    }
    guard plan.views.count == 1, plan.formats.count == 1 else {
      throw ValidationError(
        "--view sequence can't be combined with other views, or with several formats.")
    }
    try arguments.sequence.expect(plan.formats[0])
    try OptionEffect.expect(options, on: plan.formats, plan.views)
  }

  /// A job for all traces, or one for each.
  private func jobs(_ plan: OutputPlan) throws -> [RenderJob] {
    let renderer =
      plan.hasPictures
      ? Result { () throws(GraphvizError) in try arguments.pictures.renderer() } : nil
    let thumbnails = try arguments.thumbnails.map { try Thumbnails(folder: $0) } ?? .none
    func job(_ traces: [String], _ plan: OutputPlan) -> RenderJob {
      RenderJob(
        traces: traces, areTables: fromTable, plan: plan, sequence: arguments.sequence,
        diagram: arguments.diagram,
        pictures: arguments.pictures, thumbnails: thumbnails,
        renderer: renderer)
    }
    guard plan.isByTrace else { return [job(traces, plan)] }
    return try TraceName.all(traces).map { job([$0.path], plan.named(trace: $0.name)) }
  }
}
