import FlowDiagram
import FlowEmbedding

/// Draws what places ask for; what several are drawn from is read once.
struct EmbedDrawer {
  /// What a place is to show.
  struct Result {
    var diagram: EmbeddedDiagram
    /// What its picture is drawn from, where it has one.
    var drawing: DiagramDrawing?
    /// The flow that it shows; nil for a sequence.
    var flow: EmbedFlow?
  }

  private struct Key: Hashable {
    var sources: [String]
    var instances: Bool
  }

  private var graphs: [Key: GraphReader.Found] = [:]
  /// Whether nothing of the traces had to be skipped.
  private(set) var isWhole = true

  /// - Throws: as `GraphReader`, `SequenceArguments` and `DiagramWriter` do.
  mutating func draw(_ request: EmbedRequest) throws -> Result {
    let arguments = request.arguments
    let language = arguments.format.fenceLanguage ?? ""
    guard let view = arguments.view.diagramView else {
      let (text, isWhole) = try arguments.sequence.text(
        of: request.sources, as: arguments.format.render)
      self.isWhole = self.isWhole && isWhole
      return Result(diagram: .text(text, language: language))
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
      diagram: .picture(alt: alt, link: request.link),
      drawing: try writer.drawing(of: found, view: view), flow: flow)
  }

  private mutating func graph(for request: EmbedRequest) throws -> GraphReader.Found {
    let key = Key(sources: request.sources, instances: request.arguments.diagram.instances)
    if let found = graphs[key] { return found }
    let found = try GraphReader.read(key.sources, instances: key.instances)
    isWhole = isWhole && found.isWhole
    graphs[key] = found
    return found
  }
}
