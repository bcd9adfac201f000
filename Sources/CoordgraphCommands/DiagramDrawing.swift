import CommandSupport
import FlowDiagram
import GraphvizExport

/// A diagram as Graphviz gets it.
struct DiagramDrawing: Sendable {
  var diagram: Diagram
  var dot: String

  /// Draws it; warnings go to standard error.
  ///
  /// - Throws: `GraphvizError`.
  func picture(
    as format: GraphvizFormat, _ pictures: PictureArguments
  ) async throws -> [UInt8] {
    let rendering = try await pictures.renderer().render(
      diagram, dot: dot, as: format, scale: Double(pictures.scale), links: pictures.links)
    for warning in rendering.warnings { StandardError.write("warning: \(warning)") }
    return rendering.bytes
  }
}
