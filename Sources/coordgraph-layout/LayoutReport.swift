/// The report of a drawing, one line of JSON before the drawing's bytes.
struct LayoutReport {
  /// Names of parts: nodes, edges, clusters, and the parts that labels belong to.
  struct Names {
    var nodes: [String] = []
    var edges: [String] = []
    var clusters: [String] = []
    var labels: [String] = []

    var isEmpty: Bool { nodes.isEmpty && edges.isEmpty && clusters.isEmpty && labels.isEmpty }

    fileprivate var json: String {
      let fields = [("nodes", nodes), ("edges", edges), ("clusters", clusters), ("labels", labels)]
      let members = fields.map { name, values in
        quoted(name) + ":[" + values.map(quoted).joined(separator: ",") + "]"
      }
      return "{" + members.joined(separator: ",") + "}"
    }
  }

  /// The reason why there is no drawing, other than missing parts.
  enum Failure: String {
    /// cgraph can't read the DOT.
    case unreadable
    /// Graphviz has no such layout engine.
    case engine
    /// Graphviz reported an error.
    case trouble
    /// The bitmap would be larger than Graphviz can draw.
    case size
    /// Graphviz has no such format, or can't write it.
    case format
  }

  var graphviz = ""
  var failure: Failure?
  /// The parts that are in the layout.
  var drawn = Names()
  /// The parts that cgraph read and that are not in the layout.
  var missing = Names()
  /// The drawing's size, in points.
  var width = 0.0
  var height = 0.0
  /// Characters of the drawing that no font has, each once.
  var fontless = ""
  /// The number of bytes after the line.
  var count = 0

  /// The report as a line of JSON.
  var line: String {
    """
    {"graphviz":\(quoted(graphviz)),"failure":\(failure.map { quoted($0.rawValue) } ?? "null"),\
    "drawn":\(drawn.json),"missing":\(missing.json),\
    "width":\(width),"height":\(height),"fontless":\(quoted(fontless)),"count":\(count)}\n
    """
  }
}

private func quoted(_ text: String) -> String {
  let needsNothing = text.utf8.allSatisfy {
    $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }
  guard !needsNothing else { return "\"\(text)\"" }
  var json = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": json += "\\\(scalar)"
    case "\0"..<" ":
      let digits = String(scalar.value, radix: 16)
      json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: json.unicodeScalars.append(scalar)
    }
  }
  return json + "\""
}
