import CommandSupport
import FlowDiagram
import FlowEmbedding
import FlowGraph
import FlowPaths
import FlowReading

/// Draws what places ask for; what several are drawn from is read once.
struct EmbedDrawer {
  /// What a place is to show.
  struct Result {
    var diagram: EmbeddedDiagram
    /// What its picture is drawn from, where it has one.
    var drawing: DiagramDrawing?
    /// What its page is drawn from, where it has one.
    var page: PageDrawings?
    /// The flow that it shows; nil for a sequence.
    var flow: EmbedFlow?
  }

  private struct Key: Hashable {
    var sources: [String]
    var naming: ScreenNaming
    /// Whether sessions are needed, too.
    var isForPage: Bool
  }

  private var graphs: [Key: GraphReader.Found] = [:]
  /// Whether nothing of the traces had to be skipped.
  private(set) var isWhole = true

  /// - Throws: as `GraphReader`, `SequenceArguments` and `DiagramWriter` do.
  mutating func draw(_ request: EmbedRequest) throws -> Result {
    let arguments = request.arguments
    let language = arguments.format.fenceLanguage ?? ""
    guard let view = arguments.view.diagramView else {
      let found = try session(for: request)
      switch try found.content(as: arguments.format.render, arguments.diagram) {
      case .text(let text): return Result(diagram: .text(text, language: language))
      case .picture(let drawing, _):
        let alt = AltText.from(outline: found.sequence.outline())
        return Result(diagram: .picture(alt: alt, link: request.link), drawing: drawing)
      }
    }
    _ = try arguments.diagram.theme.theme()
    let found = try graph(for: request)
    let flow = EmbedFlow(found: found, view: view, arguments: arguments)
    guard arguments.format.picture != nil else {
      let text = try flow.text(of: found.graph)
      return Result(diagram: .text(text, language: language), flow: flow)
    }
    let writer = DiagramWriter(arguments: arguments.diagram)
    let alt = AltText.from(outline: try writer.text(of: found, view: view, as: .outline))
    return Result(
      diagram: .picture(alt: alt, link: request.link, page: request.pageLink),
      drawing: try writer.drawing(of: found, view: view),
      page: request.page == nil
        ? nil : try PageDrawings(of: found, by: writer, first: view, report: StandardError.write),
      flow: flow)
  }

  private mutating func session(for request: EmbedRequest) throws -> SequenceArguments.Found {
    let arguments = request.arguments
    let found = try arguments.sequence.read(
      request.sources, for: arguments.format.render, arguments.diagram)
    isWhole = isWhole && found.isWhole
    return found
  }

  private mutating func graph(for request: EmbedRequest) throws -> GraphReader.Found {
    var key = Key(
      sources: request.sources, naming: request.arguments.diagram.naming, isForPage: true)
    if let found = graphs[key] { return found }
    key.isForPage = false
    let known = graphs[key]
    if let known, request.page == nil { return known }

    key.isForPage = request.page != nil
    let parts: FlowReading.Parts = key.isForPage ? [.verdicts, .paths, .sequences] : .verdicts
    let found = try GraphReader.read(key.sources, parts: parts, naming: key.naming) { line in
      // What is wrong with the files is printed once.
      if known == nil { StandardError.write(line) }
    }
    isWhole = isWhole && found.isWhole
    graphs[key] = found
    return found
  }
}
