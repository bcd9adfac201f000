import ArgumentParser
import CommandSupport
import FlowEmbedding

/// Updates the diagrams in Markdown files.
struct Embed: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed",
    abstract: "Update the diagrams in Markdown files.",
    discussion: """
      Two comments, each on a line of its own, mark the place of a diagram:

        <!-- coordgraph: trace=traces/shop.trace view=flow format=svg -->
        <!-- /coordgraph -->

      A mark takes the options of 'coordgraph render' without hyphens. The formats are mermaid (the \
      default), svg, png, outline and dot. Paths are relative to the Markdown file. A picture is \
      drawn again if its DOT has changed; fonts and versions of Graphviz make no difference.

      Exit status: 0 on success, 1 if --check found something out of date or part of a trace was \
      skipped, 2 if something failed; the rest is done even then.

        coordgraph embed README.md docs/*.md
        coordgraph embed --check README.md docs/*.md
      """
  )

  @Argument(help: "Markdown files; '-' reads standard input and writes standard output.")
  var files: [String]

  @Flag(help: "Write nothing; report what is out of date, and how it differs.")
  var check = false

  @Flag(help: "Draw all pictures again: for other fonts, another scale or other links.")
  var redraw = false

  @Option(
    help: ArgumentHelp(
      "The folder below which pictures are written. (default: the folder of each page)",
      valueName: "folder"))
  var root: String?

  @Flag(help: "Replace pictures that coordgraph did not make.")
  var force = false

  @OptionGroup
  var watch: WatchArgument

  @OptionGroup(title: "Picture options")
  var pictures: PictureArguments

  func validate() throws {
    let drawing = (redraw ? ["redraw"] : []) + (force ? ["force"] : []) + pictures.given
    if check, let option = drawing.first {
      throw ValidationError("--\(option) has no effect with --check, which draws nothing.")
    }
    try watch.expectFiles(files)
  }

  func run() async throws {
    try await watch.run(on: EmbedPlan.inputs(of: files)) { try await update() }
  }

  private func update() async throws {
    var plan = EmbedPlan(files)
    plan.noteMissingMarks()
    plan.draw()
    plan.settlePictures(root: root, force: force, isCheck: check)
    if check {
      plan.report()
    } else {
      await plan.write(pictures, redraw: redraw)
    }
    try plan.exit()
  }
}
