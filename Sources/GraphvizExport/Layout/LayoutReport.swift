/// The line of JSON that the worker writes before the drawing.
struct LayoutReport: Decodable, Sendable {
  struct Names: Decodable, Sendable {
    var nodes: [String]
    var edges: [String]
    var clusters: [String]
    /// The edges and clusters whose label is not in the drawing.
    var labels: [String]

    /// The names, a clause each.
    var clauses: [String] {
      nodes.map { "node \"\($0)\"" } + edges.map { "edge \"\($0)\"" }
        + clusters.map { "cluster \"\($0)\"" } + labels.map { "the label of \"\($0)\"" }
    }
  }

  enum Failure: String, Decodable, Sendable {
    case unreadable, engine, trouble, size, format
  }

  /// The longest side of a drawing, in points, that a worker may answer.
  private static let longestSide = 1e9

  var graphviz: String
  var failure: Failure?
  var drawn: Names
  var missing: Names
  /// The drawing's width in points.
  var width: Double
  /// The drawing's height in points.
  var height: Double
  /// Characters of the drawing that no font has, each once.
  var fontless: String
  /// The number of bytes after the line.
  var count: Int

  /// Whether a drawing can have the size; that of a worker that was taken over can be any number.
  var hasPossibleSize: Bool {
    [width, height].allSatisfy { $0.magnitude <= Self.longestSide }
  }
}
