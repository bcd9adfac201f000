/// What became of the drawing, as one line of JSON ahead of the drawing's bytes.
struct LayoutReport {
  /// Names of things by kind: nodes, edges, clusters, and the owners of labels.
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

  /// Why there is no drawing, apart from what is missing.
  enum Failure: String {
    /// cgraph could not read the DOT.
    case unreadable
    /// Graphviz does not know the layout engine.
    case engine
    /// Graphviz reported an error, whatever it says it drew.
    case trouble
    /// The bitmap would have more pixels to a side than Graphviz can draw.
    case size
    /// Graphviz does not know the format, or could not write it.
    case format
  }

  var graphviz = ""
  var failure: Failure?
  /// What has a place in the layout.
  var drawn = Names()
  /// What cgraph read and the layout has no place for.
  var missing = Names()
  /// The drawing's size, in points.
  var width = 0.0
  var height = 0.0
  /// How many bytes follow the line.
  var count = 0

  var line: String {
    """
    {"graphviz":\(quoted(graphviz)),"failure":\(failure.map { quoted($0.rawValue) } ?? "null"),\
    "drawn":\(drawn.json),"missing":\(missing.json),\
    "width":\(width),"height":\(height),"count":\(count)}\n
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
