import ArgumentParser

/// The options of a mark: those of `coordgraph render`, without their hyphens.
struct EmbedArguments: ParsableArguments, Sendable {
  @Option(help: "The trace or stored graph to draw; several are drawn as one.")
  var trace: [String] = []

  @Option(help: "The same as trace.")
  var graph: [String] = []

  @Option(help: "The view.")
  var view: RenderedView = .map

  @Option(help: "The output format.")
  var format: EmbedFormat = .mermaid

  @Option(help: "The picture's file. (default: from the trace's name and the view)")
  var file: String?

  @OptionGroup
  var sequence: SequenceArguments

  @OptionGroup
  var diagram: DiagramArguments

  var sources: [String] { trace + graph }
}
