import ArgumentParser
import CommandSupport
import GraphvizExport

/// How diagrams are drawn, and where to: the options of render, and of map.
struct RenderArguments: ParsableArguments, Sendable {
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

  @Option(
    help: ArgumentHelp(
      """
      A folder with pictures of screens, to show on their cards in an SVG or a page: by class, \
      HomeViewController.png, or HomeViewController.wireframe as 'samples run --wireframes' writes it.
      """, valueName: "folder"))
  var thumbnails: String?

  @OptionGroup(title: "Picture options")
  var pictures: PictureArguments
}
