import ArgumentParser
import CommandSupport
import FlowChanges
import FlowDiagram
import FlowGraph
import FlowReading
import GraphvizExport

/// Compares two flows.
struct Diff: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two traces or stored graphs.",
    discussion: """
      Exit status: 0 even if they differ (1 with --exit-code), 1 if part of a trace was skipped, 2 on \
      an error.

        coordgraph diff old.trace new.trace
        coordgraph diff main.json branch.json --format markdown > comment.md
        coordgraph diff main.json branch.json -o changes.svg
        coordgraph diff old.trace new.trace -o changes.html
      """
  )

  @Argument(help: "The old trace or stored graph; '-' is standard input.")
  var old: String

  @Argument(help: "The new trace or stored graph; '-' is standard input.")
  var new: String

  @Option(
    help: "The output format: \(DiffFormat.list). (default: from the output file's name, or text)")
  var format: DiffFormat?

  @OptionGroup
  var output: OutputArgument

  @Flag(help: "Exit with 1 if they differ.")
  var exitCode = false

  @Flag(help: "Separate screens of one class that have different titles.")
  var instances = false

  @OptionGroup
  var watch: WatchArgument

  @OptionGroup(title: "Diagram options")
  var drawing: DiffDrawing

  @OptionGroup(title: "Picture options")
  var pictures: PictureArguments

  func validate() throws {
    guard old != "-" || new != "-" else {
      throw ValidationError("Only one of the two can be standard input.")
    }
    try watch.expectFiles([old, new])
  }

  func run() async throws {
    try await watch.run(on: [old, new] + drawing.theme.files) { try await compare() }
  }

  private func compare() async throws {
    let format = try self.format ?? .inferred(from: output.path, standardOutput: .text)
    try drawing.expect(format, pictures)
    if format == .png, output.file.isTerminal {
      throw ValidationError("Can't write png to a terminal. Pass a file with --output.")
    }
    let naming: ScreenNaming = instances ? .byTitle : .byClass
    let parts: FlowReading.Parts =
      format.isPage ? [.verdicts, .paths, .sequences] : .verdicts
    let (before, after) = (
      try GraphReader.read([old], parts: parts, naming: naming),
      try GraphReader.read([new], parts: parts, naming: naming)
    )
    let graphs = Self.comparable(before.graph, after.graph)
    let diff = FlowDiff(
      from: graphs.old, to: graphs.new,
      oldVerdicts: before.isTraced ? before.verdicts : nil,
      newVerdicts: after.isTraced ? after.verdicts : nil)
    let file = output.file
    try file.keepApart(from: [old, new] + drawing.theme.files)
    if !before.isTraced || !after.isTraced {
      StandardError.write("note: Verdicts are not compared, because a stored graph has none.")
    }
    // Without texts, sessions don't have the names of the graphs.
    let isReduced = before.graph.isRedacted != after.graph.isRedacted
    let found =
      isReduced
      ? (FlowReading(graphs.old), FlowReading(graphs.new)) : (before.reading, after.reading)
    try file.write(try await bytes(of: diff, found, as: format))
    if exitCode && !diff.isEmpty || !before.isWhole || !after.isWhole {
      throw ExitCode(1)
    }
  }

  /// Returns both graphs, or where one of them is redacted, both without texts.
  private static func comparable(
    _ old: FlowGraph, _ new: FlowGraph
  ) -> (old: FlowGraph, new: FlowGraph) {
    guard old.isRedacted != new.isRedacted else { return (old, new) }
    StandardError.write(
      """
      note: One of the two is redacted, so labels, titles and what triggers are about are not \
      compared: a tap on another button is no change.
      """)
    return (old.withoutTexts, new.withoutTexts)
  }

  private func bytes(
    of diff: FlowDiff, _ found: (old: FlowReading, new: FlowReading), as format: DiffFormat
  ) async throws -> [UInt8] {
    let files = [old, new]
    switch format.content {
    case .text(let text): return Array(text(diff, drawing, files).utf8)
    case .drawing:
      let drawing = try self.drawing.drawing(of: diff, in: files)
      try GraphvizJudge.check(drawing.dot, against: drawing.diagram)
      return Array(drawing.dot.utf8)
    case .picture(let format):
      let drawing = try self.drawing.pictured(diff, in: files)
      let renderer = try pictures.renderer()
      let rendering = try await ProgressLine.show("Drawing \(drawing.diagram.partCount) parts") {
        try await drawing.rendering(as: format, pictures, on: renderer)
      }
      for warning in rendering.warnings { StandardError.write("warning: \(warning)") }
      return rendering.bytes
    case .page:
      return try await DiffPage(diff, found, in: files).html(drawing, pictures)
    }
  }
}
