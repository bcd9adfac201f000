extension DrawnFlow {
  /// Reads canonical DOT; of any other, what looks like it. O(*n*).
  package init(dot text: String) {
    let (frame, arrow, box) = (
      /subgraph "cluster_([^"]*)" {/, /"([^"]*)" -> "([^"]*)" \[/, /"([^"]*)" \[/
    )
    let attribute = /([a-z]+)="((?:[^"\\]|\\.)*)"/
    var frames: [String] = []
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line == "}" {
        _ = frames.popLast()
      } else if let match = line.wholeMatch(of: frame) {
        add(String(match.1), in: frames.last)
        frames.append(Self.key(String(match.1)))
      } else if let match = line.prefixMatch(of: arrow) {
        var attributes: [String: String] = [:]
        for match in line[match.range.upperBound...].matches(of: attribute) {
          attributes[String(match.1)] = Self.unquoted(match.2)
        }
        guard let id = attributes["id"], let word = id.split(separator: "-").first,
          let role = Diagram.Edge.Role(rawValue: String(word))
        else { continue }
        add(
          from: Self.end(attributes["ltail"]) ?? String(match.1),
          to: Self.end(attributes["lhead"]) ?? String(match.2), role,
          label: attributes["label"] ?? "")
      } else if let match = line.prefixMatch(of: box) {
        add(String(match.1), in: frames.last)
      }
    }
  }

  private static func end(_ cluster: String?) -> String? {
    cluster.map { String($0.dropFirst("cluster_".count)) }
  }

  /// What ``DOTText/quoted(_:)`` was made of.
  private static func unquoted(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      result.append(next == "n" ? "\n" : next)
    }
    return result.replacing("&amp;", with: "&")
  }
}
