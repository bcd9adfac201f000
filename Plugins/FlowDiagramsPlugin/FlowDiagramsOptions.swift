import PackagePlugin

/// The options of `swift package flow-diagrams`.
struct FlowDiagramsOptions {
  static let help = """
    OVERVIEW: Trace this package's apps, draw their flow, and embed it in Markdown.

    USAGE: swift package --allow-writing-to-package-directory flow-diagrams [options] [FILE...]

    Executable products whose names end in -traces are built and run. Each writes its trace to the
    file that the environment variable FLOW_TRACE names, or prints it.

    ARGUMENTS:
      FILE                 Markdown files, into which coordgraph embed puts diagrams.

    OPTIONS:
      --product NAME       An executable product that traces an app. May be repeated.
                           (default: those whose names end in -traces)
      --output FOLDER      Where traces and diagrams go. (default: docs/flows)
      --view VIEWS         What to show: map, hierarchy, flow; several with commas. (default: map)
      --format FORMATS     What to write; several with commas. (default: svg)
      --help               Show this.

    """

  var products: [String]
  var output: String
  /// For `coordgraph render`.
  var drawing: [String]
  /// Markdown files.
  var pages: [String]
  var wantsHelp: Bool

  /// - Throws: ``FlowDiagramsError`` for an option that there is not.
  init(_ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    products = extractor.extractOption(named: "product")
    output = extractor.extractOption(named: "output").last ?? "docs/flows"
    let view = extractor.extractOption(named: "view").last ?? "map"
    let format = extractor.extractOption(named: "format").last ?? "svg"
    drawing = ["--view", view, "--format", format]
    wantsHelp = extractor.extractFlag(named: "help") > 0
    pages = extractor.remainingArguments
    if let option = pages.first(where: { $0.hasPrefix("-") }) {
      throw FlowDiagramsError.unknownOption(option)
    }
  }
}
