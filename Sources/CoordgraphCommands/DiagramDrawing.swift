import CommandSupport
import FlowDiagram
import GraphvizExport

/// A diagram and its DOT.
struct DiagramDrawing: Sendable {
  var diagram: Diagram
  var dot: String

  /// Draws it.
  ///
  /// - Throws: `GraphvizError`.
  func rendering(
    as format: GraphvizFormat, _ pictures: PictureArguments, on renderer: GraphvizRenderer
  ) async throws(GraphvizError) -> GraphvizRendering {
    try await renderer.render(
      diagram, dot: dot, as: format, scale: Double(pictures.scale), links: pictures.links)
  }

  /// Draws it; warnings go to standard error.
  ///
  /// - Throws: `GraphvizError`.
  func picture(
    as format: GraphvizFormat, _ pictures: PictureArguments
  ) async throws(GraphvizError) -> [UInt8] {
    let rendering = try await rendering(as: format, pictures, on: pictures.renderer())
    for warning in rendering.warnings { StandardError.write("warning: \(warning)") }
    return rendering.bytes
  }
}
