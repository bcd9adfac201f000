import FlowDiagram

/// What a picture shows: the lines of text of every part, by its identifier.
struct SVGContents {
  private var nodes: [String: [String]] = [:]
  private var edges: [String: [String]] = [:]
  private var clusters: [String: [String]] = [:]

  init(of root: XMLElement) {
    for graph in root.elements where SVGGroup(graph)?.kind == .graph {
      for element in graph.elements {
        guard let group = SVGGroup(element) else { continue }
        let lines = Self.lines(in: element)
        switch group.kind {
        case .node: nodes[group.name] = lines
        case .edge: edges[group.name] = lines
        case .cluster: clusters[group.name] = lines
        case .graph, .anchor: break
        }
      }
    }
  }

  /// What a diagram has and this has not, a clause each: `node "a"`, `the label of edge "e"`.
  func missing(from diagram: Diagram) -> [String] {
    func clause(
      _ kind: String, _ id: String, _ label: String, _ found: [String: [String]]
    ) -> String? {
      guard let lines = found[id] else { return "\(kind) \"\(id)\"" }
      return lines == Self.lines(of: label) ? nil : "the label of \(kind) \"\(id)\""
    }
    return diagram.nodes.compactMap { clause("node", $0.id, $0.label, nodes) }
      + diagram.edges.compactMap { clause("edge", $0.id, $0.label, edges) }
      + diagram.clusters.compactMap { clause("cluster", $0.id, $0.label, clusters) }
  }

  private static func lines(in element: XMLElement) -> [String] {
    element.name == "text"
      ? [spaced(element.text)].filter { !$0.isEmpty } : element.elements.flatMap { lines(in: $0) }
  }

  private static func lines(of label: String) -> [String] {
    label.split(separator: "\n").map { spaced($0) }.filter { !$0.isEmpty }
  }

  /// With one space where there is any: Graphviz writes several as no-break spaces.
  private static func spaced(_ text: some StringProtocol) -> String {
    String(text).unicodeScalars.split { $0 == " " || $0 == "\u{A0}" || $0 == "\t" }
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }
}
