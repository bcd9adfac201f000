extension DOTFormat: DrawnFormat {
  package func drawnFlow(in text: String) -> DrawnFlow { DrawnFlow(dot: text) }
}

extension DrawnFlow {
  /// Reads canonical DOT; of any other, what looks like it. O(*n*).
  init(dot text: String) {
    let (cluster, edge, node) = (
      /subgraph "cluster_([^"]*)" {/, /"([^"]*)" -> "([^"]*)" \[/, /"([^"]*)" \[/
    )
    let attribute = /([a-z]+)="((?:[^"\\]|\\.)*)"/
    var clusters: [String] = []
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line == "}" {
        _ = clusters.popLast()
      } else if let match = line.wholeMatch(of: cluster) {
        add(String(match.1), in: clusters.last)
        clusters.append(Self.key(String(match.1)))
      } else if let match = line.prefixMatch(of: edge) {
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
      } else if let match = line.prefixMatch(of: node) {
        add(String(match.1), in: clusters.last)
      }
    }
  }

  private static func end(_ cluster: String?) -> String? {
    cluster.map { String($0.dropFirst("cluster_".count)) }
  }

  /// Undoes ``DOTText/quoted(_:)``.
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
