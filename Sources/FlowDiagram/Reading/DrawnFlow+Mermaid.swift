import Escaping

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
        let label = Self.unquoted(match.3 ?? "")
        if match.1 == match.4, let loops = Self.loops(label) {
          for loop in loops {
            add(from: String(match.1), to: String(match.4), loop.role, label: loop.label)
          }
          continue
        }
        guard let role = Self.role(match.2, from: match.1, label) else { continue }
        let triggers = MermaidLook.word(role).map { label.dropFirst($0.count).drop { $0 == "\n" } }
        add(
          from: String(match.1), to: String(match.4), role,
          label: triggers.map(String.init) ?? label)
      } else if let match = line.prefixMatch(of: node) {
        add(String(match.1), in: clusters.last)
        let card = Self.card(match.2)
        names[card.name] = String(match.1)
        backs += card.backs.map { (String(match.1), $0.role, $0.name, $0.label) }
      }
    }
    for back in backs {
      // A name may have a comma, too.
      let heads =
        names[back.name].map { [$0] }
        ?? back.name.split(separator: ", ").compactMap { names[String($0)] }
      for head in heads { add(from: back.node, to: head, back.role, label: back.label) }
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
      // Names of several screens may take several lines, too.
      guard !line.hasSuffix(","), let lead = RowLead(in: words) else { continue }
      card.backs.append((lead.role, lead.name, lead.triggers.joined(separator: "\n")))
      row = []
    }
    return card
  }

  /// Returns the role of an edge: of several that look alike, the one whose word its label begins
  /// with. One from where the app begins is a root's; it looks like a push.
  private static func role(
    _ line: Substring, from tail: Substring, _ label: String
  ) -> Diagram.Edge.Role? {
    let alike = Diagram.Edge.Role.allCases.filter { MermaidLook.line($0) == line }
    let first = label.prefix { $0 != "\n" }
    let named = alike.filter { MermaidLook.word($0).map { $0 == first } == true }
    let roles = named.isEmpty ? alike.filter { MermaidLook.word($0) == nil } : named
    return roles.first { ($0 == .root) == (tail == Diagram.Node.entryID) } ?? roles.first
  }

  /// Returns the edges that one from a node to itself stands for, as ``MermaidEdge/all(of:)`` writes
  /// them; nil for a label that is of one edge.
  private static func loops(_ label: String) -> [(role: Diagram.Edge.Role, label: String)]? {
    var loops: [(role: Diagram.Edge.Role, label: String)] = []
    for line in label.split(separator: "\n") {
      let word = line.prefix { $0 != ":" }
      if let role = Diagram.Edge.Role(rawValue: String(word)) {
        loops.append((role, String(line.dropFirst(word.count + 2))))
      } else if loops.isEmpty {
        return nil
      } else {
        loops[loops.count - 1].label += "\n\(line)"
      }
    }
    return loops.isEmpty ? nil : loops
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
