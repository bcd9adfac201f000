import ArgumentParser
import CommandSupport
import FlowEmbedding

/// Markdown in, the same with its diagrams as they are.
struct Embed: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed",
    abstract: "Put current diagrams into Markdown, where it is marked for them.",
    discussion: """
      A place for a diagram is between two comments, each on a line of its own:

        <!-- coordgraph: trace=traces/shop.trace view=flow format=svg -->
        <!-- /coordgraph -->

      A mark takes the options of 'coordgraph render', without their hyphens. The formats are \
      mermaid (unless another is named), svg, png, outline and dot. Files are named from the \
      Markdown file's folder. A picture is drawn anew when it was drawn from other DOT, whatever \
      the fonts and the version of Graphviz.

      Exit status: 0 when all is good, 1 when --check found something stale or something of a \
      trace had to be skipped, 2 when something could not be done; the rest is done then.

        coordgraph embed README.md docs/*.md
        coordgraph embed --check README.md docs/*.md
      """
  )

  @Argument(help: "Markdown files; - is standard input, and is written to standard output.")
  var files: [String]

  @Flag(help: "Write nothing; say what is stale, and how it differs.")
  var check = false

  @Flag(help: "Draw pictures anew that are current: for other fonts, another scale or links.")
  var redraw = false

  @OptionGroup(title: "Pictures")
  var pictures: PictureArguments

  func run() async throws {
    var plan = EmbedPlan(files)
    plan.draw()
    plan.settlePictures()
    if check {
      plan.report()
    } else {
      await plan.write(pictures, redraw: redraw)
    }
    try plan.exit()
  }
}
