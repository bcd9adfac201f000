import FlowDiagram
import FlowGraph
import GraphvizExport

/// Draws a view of a graph up in several formats, and makes what they share once.
struct ViewDrawer {
  /// What a file is to hold.
  enum Content: Sendable {
    case text(String)
    /// Graphviz has to draw it.
    case picture(DiagramDrawing, GraphvizFormat)
  }

  private let writer: DiagramWriter
  private let found: GraphReader.Found
  private let view: DiagramView
  private var drawn: DiagramDrawing?

  init(_ writer: DiagramWriter, _ found: GraphReader.Found, view: DiagramView) {
    self.writer = writer
    self.found = found
    self.view = view
  }

  /// - Parameter report: is given warnings.
  /// - Throws: `UnknownName`, `MermaidError`, `DiagramThemeErrors`, `FileError`, `GraphvizError`.
  mutating func content(
    as format: OutputFormat, report: (String) -> Void
  ) throws -> Content {
    switch format {
    case .json: return .text(try writer.json(of: found))
    case .reading: return .text(try writer.reading(of: found))
    case .mermaid:
      return .text(try writer.diagram(of: found, view: view, report: report).mermaid())
    case .outline: return .text(try writer.outline(of: found, view: view, report: report))
    case .dot, .svg, .png, .pdf, .xdot: break
    }
    let drawing = try drawn ?? writer.drawing(of: found, view: view, report: report)
    drawn = drawing
    if let picture = format.graphvizFormat { return .picture(drawing, picture) }
    try GraphvizJudge.check(drawing.dot, against: drawing.diagram)
    return .text(drawing.dot)
  }
}
