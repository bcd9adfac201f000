import FlowDiagram

/// A drawing to be made: its DOT, its format, and the rungs to try.
struct DrawingJob: Sendable {
  /// The pixels of an inch at scale 1.
  private static let pixelsPerInch = 96.0

  var dot: String
  var format: GraphvizFormat
  var scale: Double
  var ladder: [GraphvizRung]
  /// Nil for DOT that is not ours, whose picture is left as Graphviz wrote it.
  var finish: PictureFinish?
  /// The parts that must be in the drawing; nil for those that cgraph reads.
  var names: DrawnNames?

  var dpi: Double { Self.pixelsPerInch * scale }

  /// The worker's arguments that depend on the format alone.
  var arguments: [String] {
    Self.arguments(format, scale: scale, isFinished: finish != nil)
  }

  /// Returns the worker's arguments that depend on the format alone.
  ///
  /// - Parameter isFinished: whether the worker's answer will be finished. An SVG is then written here, from
  ///   drawing operations.
  static func arguments(
    _ format: GraphvizFormat, scale: Double, isFinished: Bool
  ) -> [String] {
    let device = format == .svg && isFinished ? "operations" : format.device
    return ["-T\(device)"] + (format.isBitmap ? ["--dpi=\(pixelsPerInch * scale)"] : [])
  }

  /// Returns the finished picture, or the parts that are missing in the worker's answer.
  func picture(
    _ bytes: [UInt8], _ report: LayoutReport
  ) async throws(GraphvizError) -> PictureFinish.Outcome {
    var missing = report.missing.clauses
    if missing.isEmpty, let names { missing = names.missing(from: report.drawn) }
    guard missing.isEmpty else { return .missing(missing) }
    guard let finish else { return .finished(bytes) }
    return try await finish.finish(bytes)
  }
}

/// The names of a diagram's parts, which a drawing must have. They are compared byte for byte.
struct DrawnNames: Sendable {
  private var nodes: [String]
  private var edges: [String]
  private var clusters: [String]

  init(of diagram: Diagram) {
    nodes = diagram.nodes.map(\.id)
    edges = diagram.edges.map(\.id)
    clusters = diagram.clusters.map { "cluster_" + $0.id }
  }

  /// Returns the parts that are missing, a clause each.
  func missing(from drawn: LayoutReport.Names) -> [String] {
    func missing(_ names: [String], _ drawn: [String], _ kind: String) -> [String] {
      let drawn = Set(drawn.map { Array($0.utf8) })
      return names.filter { !drawn.contains(Array($0.utf8)) }.map { "\(kind) \"\($0)\"" }
    }
    return missing(nodes, drawn.nodes, "node") + missing(edges, drawn.edges, "edge")
      + missing(clusters, drawn.clusters, "cluster")
  }
}
