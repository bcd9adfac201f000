import FlowChanges
import FlowDiagram
import FlowGraph

/// What a place shows, compared with what it showed before.
struct EmbedFlow: Sendable {
  let found: GraphReader.Found
  let view: DiagramView
  let arguments: EmbedArguments

  /// What it is drawn from: canonical DOT, or the text that stands in the place.
  func text(of graph: FlowGraph) throws -> String {
    var found = found
    found.graph = graph
    let writer = DiagramWriter(arguments: arguments.diagram)
    return switch arguments.format.render.content {
    case .text(let format): try writer.text(of: found, view: view, as: format)
    case .graph: try writer.json(of: found)
    case .reading: try writer.reading(of: found)
    case .drawing, .picture, .page: try writer.drawing(of: found, view: view).dot
    }
  }

  /// Returns what changed in the flow since an old text was made, in sentences; nil where the old
  /// text does not show enough.
  func sentences(since old: String) -> [String]? {
    let before = drawnFormat?.flow(writtenAs: old, before: found.graph) { try text(of: $0) }
    return before.map { FlowDiff(from: $0, to: found.graph).sentences }
  }

  /// What reads the old text back.
  private var drawnFormat: (any DrawnFormat)? {
    switch arguments.format.render.content {
    case .text(let format): format as? any DrawnFormat
    case .drawing, .picture, .page: DOTFormat.dot
    case .graph, .reading: nil
    }
  }
}
