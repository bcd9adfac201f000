import FlowDiagram

/// One drawing to be made: what of, as what, and the ways to try.
struct DrawingJob: Sendable {
  /// Pixels to an inch where a point of the screen is a pixel.
  private static let pixelsPerInch = 96.0

  var dot: String
  var format: GraphvizFormat
  var scale: Double
  var ladder: [GraphvizRung]
  /// Nil for DOT of others, whose picture is left as it is.
  var finish: PictureFinish?
  /// What must be in the drawing; nil for what cgraph reads.
  var names: DrawnNames?

  var dpi: Double { Self.pixelsPerInch * scale }

  /// What the worker is told.
  func arguments(on rung: GraphvizRung) -> [String] {
    ["-T\(format.device)"] + rung.arguments + (format.isBitmap ? ["--dpi=\(dpi)"] : [])
  }

  /// Makes the worker's answer the picture, or says what is missing in it.
  func picture(
    _ bytes: [UInt8], _ report: LayoutReport
  ) throws(GraphvizError) -> PictureFinish.Outcome {
    var missing = report.missing.clauses
    if missing.isEmpty, let names { missing = names.missing(from: report.drawn) }
    guard missing.isEmpty else { return .missing(missing) }
    return try finish?.finish(bytes, as: format) ?? .finished(bytes)
  }
}
