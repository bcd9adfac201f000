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
    as format: RenderFormat, report: (String) -> Void
  ) throws -> Content {
    switch format.content {
    case .graph: return .text(try writer.json(of: found))
    case .reading: return .text(try writer.reading(of: found))
    case .text(let format):
      return .text(try writer.text(of: found, view: view, as: format, report: report))
    case .picture(let picture): return .picture(try drawing(report: report), picture)
    case .drawing:
      let drawing = try drawing(report: report)
      try GraphvizJudge.check(drawing.dot, against: drawing.diagram)
      return .text(drawing.dot)
    }
  }

  private mutating func drawing(report: (String) -> Void) throws -> DiagramDrawing {
    if let drawn { return drawn }
    let drawing = try writer.drawing(of: found, view: view, report: report)
    drawn = drawing
    return drawing
  }
}
