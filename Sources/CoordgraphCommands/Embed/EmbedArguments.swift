import ArgumentParser

/// What a mark can say: the options of `coordgraph render`, without their hyphens.
struct EmbedArguments: ParsableArguments, Sendable {
  @Option(help: "The trace, or the stored graph, that is drawn; several are drawn as one.")
  var trace: [String] = []

  @Option(help: "As trace.")
  var graph: [String] = []

  @Option(help: "What to show.")
  var view: RenderedView = .map

  @Option(help: "What to write.")
  var format: EmbedFormat = .mermaid

  @Option(help: "The picture's file. (default: by the trace's name and the view)")
  var file: String?

  @OptionGroup
  var sequence: SequenceArguments

  @OptionGroup
  var diagram: DiagramArguments

  var sources: [String] { trace + graph }
}
