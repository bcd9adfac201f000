extension DrawnFlow {
  /// Reads a flowchart that `Diagram` wrote; of any other, what looks like it. O(*n*).
  package init(mermaid text: String) {
    let (frame, arrow, box) = (
      /subgraph (\w+)\[/, /(\w+) ([-=.>xo]+)(?:\|"(.*)"\|)? (\w+)/, /(\w+)[\[(].*:::\w+$/
    )
    var frames: [String] = []
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line == "end" {
        _ = frames.popLast()
      } else if let match = line.prefixMatch(of: frame) {
        add(String(match.1), in: frames.last)
        frames.append(String(match.1))
      } else if let match = line.wholeMatch(of: arrow) {
        guard let role = Self.role(match.2, from: match.1) else { continue }
        let label = Self.unquoted(match.3 ?? "")
        let word = MermaidLook.word(role) ?? ""
        add(
          from: String(match.1), to: String(match.4), role,
          label: label == word ? "" : label)
      } else if let match = line.prefixMatch(of: box) {
        add(String(match.1), in: frames.last)
      }
    }
  }

  /// An arrow that begins where the app does is a root's; it looks like a push.
  private static func role(_ arrow: Substring, from tail: Substring) -> Diagram.Edge.Role? {
    let roles = Diagram.Edge.Role.allCases.filter { MermaidLook.arrow($0) == arrow }
    return roles.first { ($0 == .root) == (tail == "entry") } ?? roles.first
  }

  /// What ``MermaidText/quoted(_:)`` was made of.
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
