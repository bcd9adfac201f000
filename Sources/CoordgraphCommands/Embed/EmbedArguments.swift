import ArgumentParser
import CommandSupport
import FlowDiagram
import FlowEmbedding
import FlowGraph
import FlowTrace

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

  @Option(help: "The page to search, walk and replay the flow in, to which the picture leads.")
  var page: EmbedPageName?

  @OptionGroup
  var sequence: SequenceArguments

  @OptionGroup
  var diagram: DiagramArguments

  var sources: [String] { trace + graph }
}

extension EmbedArguments {
  /// Parses the options of a mark.
  ///
  /// - Throws: `Diagnostics` for the first option that is wrong.
  static func read(
    _ place: MarkedPlace, of document: MarkedDocument
  ) throws -> EmbedArguments {
    var arguments = try parse([])
    for (index, option) in place.options.enumerated() {
      do {
        arguments = try parse(place.options[...index].map(\.argument))
      } catch {
        throw Diagnostics(
          document.problem(
            at: place, columns: option.columns, sentence(about: error, option: option)))
      }
    }
    if let sentence = arguments.contradiction {
      throw Diagnostics(document.problem(at: place, sentence))
    }
    return arguments
  }

  /// Returns what is wrong with an option, which has no hyphens in a mark.
  private static func sentence(
    about error: any Error, option: MarkedPlace.Option
  ) -> String {
    guard exitCode(for: error) != .success else { return "unknown option '\(option.name)'" }
    let sentence = message(for: error).replacing(/--([a-z-]+)( <[^>]*>)?/) { $0.1 }
    return sentence.asDiagnosticMessage
  }

  /// What is wrong with the options together, if anything.
  private var contradiction: String? {
    if sources.isEmpty {
      return "the mark has no input. Add trace=FILE."
    }
    if view != .sequence, sequence.session != nil {
      return "session= needs view=sequence. Other views show all sessions."
    }
    if diagram.hasDepthAlone {
      return "depth= needs focus=, from which it counts steps."
    }
    if let missing = OptionEffect.missing(of: diagram.given, on: [format.render], [view]) {
      let formats = missing.formats
      guard !formats.isEmpty else {
        let views = missing.views.map(\.rawValue).inWords("or")
        return "\(missing.option) has no effect with view=\(view.rawValue). "
          + "Remove it, or use view=\(views)."
      }
      let names = EmbedFormat.allCases.filter { formats.contains($0.render) }.map(\.name)
      return "\(missing.option) has no effect with format=\(format.name). "
        + "Remove it, or use format=\(names.inWords("or"))."
    }
    return contradictionOfPage ?? contradictionOfFile
  }

  private var contradictionOfPage: String? {
    guard let page else { return nil }
    guard format.picture != nil else {
      return "page= needs a picture that leads to it, and format=\(format.name) is text. "
        + "Use format=svg or format=png."
    }
    guard view.diagramView != nil else {
      return "page= has no effect with view=sequence. Remove it, or use another view."
    }
    if case .file(let file) = page, !file.lowercased().hasSuffix(".html") {
      return "'\(file)' is not a name for a page. Use one that ends in .html."
    }
    return nil
  }

  private var contradictionOfFile: String? {
    guard let file else { return nil }
    guard format.picture != nil else {
      return "file= needs a picture, and format=\(format.name) is text. "
        + "Use format=svg or format=png."
    }
    guard file.lowercased().hasSuffix(".\(format.name)") else {
      return "'\(file)' is not a name for format=\(format.name). "
        + "Use one that ends in .\(format.name)."
    }
    return nil
  }
}

extension MarkedPlace.Option {
  /// The option as ArgumentParser reads it. A bare `page` is beside the picture, and the bare `backs` of
  /// earlier versions draws all of them.
  fileprivate var argument: String {
    let bare = ["backs": Backs.edges.rawValue, "page": EmbedPageName.besidePicture.argument]
    return "--\(name)" + ((value ?? bare[name]).map { "=\($0)" } ?? "")
  }
}
