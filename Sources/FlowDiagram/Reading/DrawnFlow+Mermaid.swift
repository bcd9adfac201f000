extension MermaidFormat: DrawnFormat {
  package func drawnFlow(in text: String) -> DrawnFlow { DrawnFlow(mermaid: text) }
}

extension DrawnFlow {
  /// Reads a flowchart that a diagram was written as; of any other, what looks like it. O(*n*).
  init(mermaid text: String) {
    let (cluster, edge, node) = (
      /subgraph (\w+)\[/, /(\w+) ([-=.>xo]+)(?:\|"(.*)"\|)? (\w+)/, /(\w+)[\[(].*:::\w+$/
    )
    var clusters: [String] = []
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line == "end" {
        _ = clusters.popLast()
      } else if let match = line.prefixMatch(of: cluster) {
        add(String(match.1), in: clusters.last)
        clusters.append(String(match.1))
      } else if let match = line.wholeMatch(of: edge) {
        guard let role = Self.role(match.2, from: match.1) else { continue }
        let label = Self.unquoted(match.3 ?? "")
        let word = MermaidLook.word(role) ?? ""
        add(
          from: String(match.1), to: String(match.4), role,
          label: label == word ? "" : label)
      } else if let match = line.prefixMatch(of: node) {
        add(String(match.1), in: clusters.last)
      }
    }
  }

  /// Returns the role of an edge. One from where the app begins is a root's; it looks like a push.
  private static func role(_ line: Substring, from tail: Substring) -> Diagram.Edge.Role? {
    let roles = Diagram.Edge.Role.allCases.filter { MermaidLook.line($0) == line }
    return roles.first { ($0 == .root) == (tail == "entry") } ?? roles.first
  }

  /// Undoes ``MermaidText/quoted(_:)``.
  private static func unquoted(_ text: Substring) -> String {
    String(text).replacing("<br/>", with: "\n").replacing(/#(\w+);/) { match -> String in
      switch match.1 {
      case "quot": "\""
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      default: UInt32(match.1).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
      }
    }
  }
}
