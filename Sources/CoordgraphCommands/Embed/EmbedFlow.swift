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
    switch arguments.format {
    case .mermaid: return try writer.diagram(of: found, view: view).mermaid()
    case .outline: return try writer.outline(of: found, view: view)
    case .dot, .svg, .png: return try writer.drawing(of: found, view: view).dot
    }
  }

  /// What changed in the flow since an old text was made, in sentences.
  ///
  /// - Returns: nil where the old text does not tell: what it seems to tell is drawn anew, and has to
  ///   show the same.
  func sentences(since old: String) -> [String]? {
    guard let text = try? text(of: found.graph) else { return nil }
    let was = drawn(old)
    let before = was.flows(before: found.graph, drawn: drawn(text)).first {
      (try? self.text(of: $0)).map(drawn) == was
    }
    return before.map { FlowDiff(from: $0, to: found.graph).sentences }
  }

  private func drawn(_ text: String) -> DrawnFlow {
    switch arguments.format {
    case .mermaid: DrawnFlow(mermaid: text)
    case .outline: DrawnFlow(outline: text)
    case .dot, .svg, .png: DrawnFlow(dot: text)
    }
  }
}
