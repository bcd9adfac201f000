import FlowDiagram
import FlowReading
import FlowViewer
import GraphvizExport

/// Draws the page of a trace again and again. A view is laid out again only where its diagram differs:
/// where a node, a row or an edge is new.
///
/// Verdicts are not in the pictures; the page marks them.
actor LiveDrawer {
  private struct Drawn: Sendable {
    var dot: String
    var picture: ViewerPicture
  }

  private let diagram: DiagramArguments
  private let renderer: GraphvizRenderer
  private var drawn: [DiagramView: Drawn] = [:]

  /// - Parameter diagram: how to draw.
  /// - Throws: `GraphvizError`.
  init(diagram: DiagramArguments) throws(GraphvizError) {
    self.diagram = diagram
    renderer = try GraphvizRenderer(timeout: .seconds(60), memory: 2048, cache: nil)
  }

  /// Returns the page of what was read so far.
  ///
  /// - Throws: as `ViewDrawer.content` does.
  func page(of reading: FlowReading) async throws -> [UInt8] {
    var arguments = diagram
    arguments.verdicts = false
    let writer = DiagramWriter(arguments: arguments)
    let found = GraphReader.Found(
      graph: reading.graph, verdicts: [], reading: reading, isWhole: true)
    var pictures: [ViewerPicture] = []
    for view in DiagramView.allCases {
      var drawer = ViewDrawer(writer, found, view: view)
      pictures.append(try await picture(of: drawer.pictured { _ in }, view: view))
    }
    let data = ViewerData(reading, showsVerdicts: diagram.verdicts, isLive: true)
    return ViewerPage(pictures: pictures, data: data).html
  }

  private func picture(of drawing: DiagramDrawing, view: DiagramView) async throws -> ViewerPicture
  {
    if let known = drawn[view], known.dot == drawing.dot {
      var picture = known.picture
      picture.diagram = drawing.diagram
      return picture
    }
    let rendering = try await renderer.render(
      drawing.diagram, dot: drawing.dot, as: .svg, scale: 1, links: nil)
    let picture = ViewerPicture(
      name: view.rawValue, diagram: drawing.diagram, svg: rendering.bytes)
    drawn[view] = Drawn(dot: drawing.dot, picture: picture)
    return picture
  }
}
