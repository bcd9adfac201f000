import CommandSupport
import FlowChanges
import FlowDiagram
import FlowGraph
import FlowReading
import FlowViewer
import GraphvizExport

/// The page of a comparison: every view of both graphs as one, the changes, and both flows' sessions.
struct DiffPage {
  private let diff: FlowDiff
  private let files: [String]
  private let data: ViewerData

  /// - Parameters:
  ///   - diff: the difference.
  ///   - found: what was read.
  ///   - files: the files that were compared.
  init(_ diff: FlowDiff, _ found: (old: FlowReading, new: FlowReading), in files: [String]) {
    self.diff = diff
    self.files = files
    data = ViewerData(
      found.new,
      comparedWith: ViewerComparison(
        diff: diff, before: found.old, title: DiffDrawing.title(of: diff, in: files),
        names: DiffDrawing.names(of: diff, in: files)))
  }

  /// Draws the page, which begins with the view of the drawing. Warnings go to standard error.
  ///
  /// - Throws: `GraphvizError`, and what is wrong with the theme.
  func html(_ drawing: DiffDrawing, _ arguments: PictureArguments) async throws -> [UInt8] {
    let renderer = try arguments.renderer()
    var pictures: [ViewerPicture] = []
    for view in [drawing.view] + DiagramView.allCases.filter({ $0 != drawing.view }) {
      var other = drawing
      other.view = view
      let drawn = try other.pictured(diff, in: files)
      let rendering = try await drawn.rendering(as: .svg, arguments, on: renderer)
      for warning in rendering.warnings { StandardError.write("warning: \(warning)") }
      pictures.append(
        ViewerPicture(name: view.rawValue, diagram: drawn.diagram, svg: rendering.bytes))
    }
    return ViewerPage(pictures: pictures, data: data).html
  }
}
