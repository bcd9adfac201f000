extension MermaidFormat: DrawnFormat {
  package func drawnFlow(in text: String) -> DrawnFlow { DrawnFlow(mermaid: text) }
}

extension DrawnFlow {
  /// Reads a flowchart that a diagram was written as; of any other, what looks like it. O(*n*).
  init(mermaid text: String) {
    let (cluster, edge, node) = (
      /subgraph (\w+)\[/, /(\w+) ([-=.>xo]+)(?:\|"(.*)"\|)? (\w+)/, /(\w+)[\[(]+"(.*)"[\])]+:::\w+$/
    )
    var clusters: [String] = []
    var names: [String: String] = [:]
    var backs: [(node: String, role: Diagram.Edge.Role, name: String, label: String)] = []
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
        let card = Self.card(match.2)
        names[card.name] = String(match.1)
        backs += card.backs.map { (String(match.1), $0.role, $0.name, $0.label) }
      }
    }
    for back in backs {
      guard let head = names[back.name] else { continue }
      add(from: back.node, to: head, back.role, label: back.label)
    }
  }

  private struct Card {
    var name: String
    var backs: [(role: Diagram.Edge.Role, name: String, label: String)]
  }

  /// Returns the name of a card, and its rows that lead back.
  private static func card(_ label: Substring) -> Card {
    let lines = unquoted(label).split(separator: "\n").map(String.init)
    var card = Card(name: lines.first ?? "", backs: [])
    var row: [String] = []
    var isNote = false
    for line in lines.dropFirst() where !line.hasPrefix("! ") {
      // Who shows a screen may take several lines.
      if isNote || line.hasPrefix("shown by ") {
        isNote = line.hasSuffix(",")
        continue
      }
      row.append(line)
      let words = row.joined(separator: " ")
      guard let lead = RowLead(in: words) else { continue }
      card.backs.append((lead.role, lead.name, lead.triggers.joined(separator: "\n")))
      row = []
    }
    return card
  }

  /// Returns the role of an edge. One from where the app begins is a root's; it looks like a push.
  private static func role(_ line: Substring, from tail: Substring) -> Diagram.Edge.Role? {
    let roles = Diagram.Edge.Role.allCases.filter { MermaidLook.line($0) == line }
    return roles.first { ($0 == .root) == (tail == Diagram.Node.entryID) } ?? roles.first
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
