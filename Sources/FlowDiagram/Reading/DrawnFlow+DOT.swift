extension DOTFormat: DrawnFormat {
  package func drawnFlow(in text: String) -> DrawnFlow { DrawnFlow(dot: text) }
}

extension DrawnFlow {
  /// Reads canonical DOT; of any other, what looks like it. O(*n*).
  init(dot text: String) {
    let (cluster, edge, node, member) = (
      /subgraph "cluster_([^"]*)" {/, /"([^"]*)" -> "([^"]*)" \[/, /"([^"]*)" \[/,
      /\+ (.+?)(?:  .*?)?<br align="left"\/>/
    )
    var clusters: [String] = []
    var card = ""
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line == "}" {
        _ = clusters.popLast()
      } else if let match = line.wholeMatch(of: cluster) {
        add(String(match.1), in: clusters.last)
        clusters.append(Self.key(String(match.1)))
      } else if line.hasPrefix("graph "), let owner = clusters.last {
        for match in line.matches(of: member) {
          add("coordinator-" + Identifiers.slug(Self.text(match.1)), in: owner)
        }
      } else if let match = line.prefixMatch(of: edge) {
        let rest = line[match.range.upperBound...]
        guard !rest.contains("tailport="), let id = rest.firstMatch(of: /id="([a-z]+)-/),
          let role = Diagram.Edge.Role(rawValue: String(id.1))
        else { continue }
        add(from: String(match.1), to: String(match.2), role, label: "")
      } else if let match = line.prefixMatch(of: node) {
        card = String(match.1)
        add(card, in: clusters.last)
      } else if line.hasPrefix("<tr>") {
        addRows(in: line, of: card)
      }
    }
  }

  /// Adds the actions in a line of a card's table.
  private mutating func addRows(in line: Substring, of card: String) {
    for match in line.matches(of: /<td port="([^"]*)"[^>]*>(.*?)<\/td>/) where match.1 != "name" {
      let parts = match.1.split(separator: "--")
      for (word, id) in zip(parts, parts.dropFirst()) {
        guard let role = Diagram.Edge.Role(rawValue: String(word)) else { continue }
        switch role {
        case .presents:
          add(String(id), in: nil)
          add(from: card, to: String(id), role, label: "")
        case .link: add(from: String(id), to: card, role, label: "")
        case .embed, .guide: continue
        case .root, .push, .replace, .present, .tab, .pop, .dismiss:
          add(from: card, to: String(id), role, label: Self.triggers(inCell: match.2, role))
        }
      }
    }
  }

  /// Returns the triggers in a cell, a line each.
  private static func triggers(inCell cell: Substring, _ role: Diagram.Edge.Role) -> String {
    let lines = String(cell).replacing(/<br[^>]*>/, with: "\n").split(separator: "\n").map {
      text($0)
    }
    if role == .tab, let title = lines.first, !title.hasPrefix("tab \""), TabBars.haveTrigger(title)
    {
      return "tab \"\(title)\""
    }
    return RowLead(in: lines.joined(separator: " "))?.triggers.joined(separator: "\n")
      ?? lines.joined(separator: "\n")
  }

  /// Returns the text of markup.
  private static func text(_ markup: Substring) -> String {
    String(markup).replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
      .replacing(#"\\"#, with: #"\"#)
  }
}
