import FlowDiagram
import FlowReading
import FlowVerdicts
import FlowViewer
import GraphvizExport

/// The drawings of a page: every view of one graph, each as `--format svg` draws it, and maps with
/// coordinators closed.
struct PageDrawings: Sendable {
  /// A finished page.
  struct Page: Sendable {
    var bytes: [UInt8]
    var warnings: [String]
    /// Whether more time would not have made better pictures.
    var isBest: Bool
  }

  private struct NamedDrawing: Sendable {
    var name: String
    var drawing: DiagramDrawing
  }

  /// The most nodes of a map that is drawn with coordinators closed, too: those maps together are
  /// about as large again.
  private static let nodesOfLayouts = 150

  private let drawings: [NamedDrawing]
  private let data: ViewerData

  /// - Parameters:
  ///   - found: what was read.
  ///   - writer: makes the diagrams.
  ///   - first: the view that the page begins with.
  ///   - report: is given warnings.
  /// - Throws: as `ViewDrawer.content` does.
  init(
    of found: GraphReader.Found, by writer: DiagramWriter, first: DiagramView,
    report: (String) -> Void
  ) throws {
    let views = [first] + DiagramView.allCases.filter { $0 != first }
    var drawings = try views.map { view in
      var drawer = ViewDrawer(writer, found, view: view)
      return NamedDrawing(name: view.rawValue, drawing: try drawer.pictured(report: report))
    }
    if let map = drawings.first(where: { $0.name == DiagramView.map.rawValue }),
      map.drawing.diagram.nodes.count <= Self.nodesOfLayouts, writer.arguments.isPlain,
      // Each map would have the photographs again.
      !writer.thumbnails.hasPhotographs
    {
      drawings += try PageLayouts(of: found.graph).all.map { layout in
        var closing = writer
        closing.arguments.collapse = layout.collapsed
        let drawing = try closing.drawing(of: found, view: .map) { _ in }
        return NamedDrawing(name: layout.name, drawing: drawing)
      }
    }
    self.drawings = drawings
    data = ViewerData(
      found.reading, showsVerdicts: writer.arguments.verdicts, traces: found.traces,
      versions: found.summary?.viewerVersions ?? [], isLive: false)
  }

  /// The canonical DOT of the first picture.
  var dot: String { drawings[0].drawing.dot }

  /// The data of the page, as `ViewerPage.contents`.
  var contents: String {
    let pictures = drawings.map {
      ViewerPicture(name: $0.name, diagram: $0.drawing.diagram, svg: [])
    }
    return ViewerPage(pictures: pictures, data: data).contents
  }

  /// Draws everything, as much at a time as there are cores, and writes the page.
  ///
  /// - Throws: `GraphvizError`.
  func page(
    _ arguments: PictureArguments, on renderer: GraphvizRenderer
  ) async throws -> Page {
    let renderings = try await withThrowingTaskGroup(of: (Int, GraphvizRendering).self) { group in
      for (index, drawing) in drawings.enumerated() {
        group.addTask {
          (index, try await drawing.drawing.rendering(as: .svg, arguments, on: renderer))
        }
      }
      return try await group.reduce(into: [Int: GraphvizRendering]()) { $0[$1.0] = $1.1 }
    }
    var pictures: [ViewerPicture] = []
    var warnings: [String] = []
    var isBest = true
    for (index, drawing) in drawings.enumerated() {
      guard let rendering = renderings[index] else { continue }
      pictures.append(
        ViewerPicture(
          name: drawing.name, diagram: drawing.drawing.diagram, svg: rendering.bytes))
      warnings += rendering.warnings.filter { !warnings.contains($0) }
      isBest = isBest && rendering.isBest
    }
    let page = ViewerPage(pictures: pictures, data: data)
    return Page(bytes: page.html, warnings: warnings, isBest: isBest)
  }
}

extension FlowSummary {
  /// Each version of the app, in the order of releases.
  fileprivate var viewerVersions: [ViewerVersion] {
    let rates = retainedRates.rows
    return appVersions.compactMap { version in
      self[version].map { reading in
        ViewerVersion(
          name: version, graph: reading.graph, uses: DiagramUses(reading),
          retained: rates.filter { $0.appVersion == version })
      }
    }
  }
}

extension DiagramArguments {
  /// Whether the whole graph is drawn, with every coordinator open.
  fileprivate var isPlain: Bool { isWhole && collapse.isEmpty && overview == nil }
}
