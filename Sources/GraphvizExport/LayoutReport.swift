/// The line of JSON the worker writes ahead of the drawing.
struct LayoutReport: Decodable, Sendable {
  struct Names: Decodable, Sendable {
    var nodes: [String]
    var edges: [String]
    var clusters: [String]
    /// The names of edges and clusters whose label has no place.
    var labels: [String]

    /// One clause each.
    var clauses: [String] {
      nodes.map { "node \"\($0)\"" } + edges.map { "edge \"\($0)\"" }
        + clusters.map { "cluster \"\($0)\"" } + labels.map { "the label of \"\($0)\"" }
    }
  }

  enum Failure: String, Decodable, Sendable {
    case unreadable, engine, trouble, size, format
  }

  var graphviz: String
  var failure: Failure?
  var drawn: Names
  var missing: Names
  /// Points.
  var width: Double
  /// Points.
  var height: Double
  /// Bytes after the line.
  var count: Int
}
