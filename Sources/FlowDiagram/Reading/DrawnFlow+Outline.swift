extension OutlineFormat: DrawnFormat {
  package func drawnFlow(in text: String) -> DrawnFlow { DrawnFlow(outline: text) }
}

extension DrawnFlow {
  /// Reads an outline that a diagram was written as; of any other, what looks like it. O(*n*).
  ///
  /// An outline has names for identifiers.
  init(outline text: String) {
    var open: [(depth: Int, key: String)] = []
    let lines = text.split(separator: "\n").filter { !$0.contains("```") }
    for line in lines.dropFirst() {
      let depth = line.prefix { $0 == " " }.count
      let words = line.dropFirst(depth)
      while let last = open.last, last.depth >= depth { open.removeLast() }
      let cluster = open.last { $0.key.hasPrefix("coordinator_") }?.key
      if let match = words.wholeMatch(of: /Begins at (.*) \((.*)\)/) {
        for trigger in match.2.parts(between: " or ") {
          add(from: Diagram.Node.entryID, to: Self.id("screen", match.1), .root, label: trigger)
        }
      } else if let key = Self.node(words) {
        add(key, in: cluster)
        open.append((depth, Self.key(key)))
      } else if let tail = open.last?.key, let edge = Self.edge(words) {
        for trigger in edge.triggers.isEmpty ? [""] : edge.triggers {
          add(from: tail, to: Self.id("screen", edge.head), edge.role, label: trigger)
        }
      }
    }
  }

  /// Returns the node or cluster that a line is about.
  private static func node(_ words: Substring) -> String? {
    let name = words[..<(words.firstRange(of: " ! ")?.lowerBound ?? words.endIndex)]
    if let match = name.wholeMatch(of: /(?:Screen|Alert) (.*?)(, with tabs)?/) {
      return id("screen", match.1)
    }
    if let match = name.wholeMatch(of: /Coordinator (.*)/) { return id("coordinator", match.1) }
    let isCoordinator = name.hasSuffix("Coordinator") && !name.contains("\"")
    return isCoordinator ? id("coordinator", name) : nil
  }

  private static func id(_ kind: String, _ name: Substring) -> String {
    "\(kind)-\(Identifiers.slug(String(name)))"
  }

  private struct OutlineEdge {
    var triggers: [String]
    var role: Diagram.Edge.Role
    var head: Substring
  }

  /// Returns what is done, what that does, and where it leads; what it causes is left out.
  private static func edge(_ words: Substring) -> OutlineEdge? {
    let sentence = words[..<(words.firstRange(of: "; causes ")?.lowerBound ?? words.endIndex)]
    let roles = Diagram.Edge.Role.allCases.filter { ![.presents, .link, .guide].contains($0) }
    for role in roles {
      let verb = OutlineText.verb(role)
      let text = " \(sentence)"
      guard let match = text.ranges(of: " \(verb) ").last,
        text[..<match.lowerBound].count(where: { $0 == "\"" }).isMultiple(of: 2)
      else { continue }
      return OutlineEdge(
        triggers: text[..<match.lowerBound].dropFirst().parts(between: " or "), role: role,
        head: Substring(text[match.upperBound...]))
    }
    return nil
  }
}
