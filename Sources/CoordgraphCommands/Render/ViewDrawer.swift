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

  /// How many nodes a picture has whose graph is too large to be drawn whole.
  private static let nodesOfOverview = 200

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
  /// - Throws: `UnknownName`, `MermaidError`, `Diagnostics`, `FileError`, `GraphvizError`.
  mutating func content(
    as format: RenderFormat, report: (String) -> Void
  ) throws -> Content {
    switch format.content {
    case .graph: return .text(try writer.json(of: found))
    case .reading: return .text(try writer.reading(of: found))
    case .text(let format):
      return .text(try writer.text(of: found, view: view, as: format, report: report))
    case .drawing: return try Self.content(of: drawing(report: report), as: format)
    case .picture, .page: return try Self.content(of: pictured(report: report), as: format)
    }
  }

  /// Returns a drawing in a format that Graphviz reads or draws.
  ///
  /// - Throws: `GraphvizError`.
  static func content(
    of drawing: DiagramDrawing, as format: RenderFormat
  ) throws(GraphvizError) -> Content {
    if let picture = format.picture { return .picture(drawing, picture) }
    try GraphvizJudge.check(drawing.dot, against: drawing.diagram)
    return .text(drawing.dot)
  }

  /// What a picture shows: an overview where the whole has too many parts to be laid out.
  mutating func pictured(report: (String) -> Void) throws -> DiagramDrawing {
    let whole = try drawing(report: report)
    let count = whole.diagram.partCount
    guard count > GraphvizRenderer.largestDiagram, writer.arguments.overview == nil else {
      return whole
    }
    var overview = writer
    overview.arguments.overview = Self.nodesOfOverview
    report(
      "warning: \(count) nodes, rows, clusters and edges are too many to be laid out; drawn as with "
        + "--overview \(Self.nodesOfOverview)")
    return try overview.drawing(of: found, view: view, report: report)
  }

  private mutating func drawing(report: (String) -> Void) throws -> DiagramDrawing {
    if let drawn { return drawn }
    let drawing = try writer.drawing(of: found, view: view, report: report)
    drawn = drawing
    return drawing
  }
}
