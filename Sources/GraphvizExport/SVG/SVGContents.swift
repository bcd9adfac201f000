import FlowDiagram

/// The lines of text of every part of a picture, by the part's identifier.
struct SVGContents {
  private var nodes: [String: [String]] = [:]
  private var edges: [String: [String]] = [:]
  private var clusters: [String: [String]] = [:]

  init(of root: XMLElement) {
    for graph in root.elements where SVGGroup(graph)?.kind == .graph {
      for element in graph.elements {
        guard let group = SVGGroup(element) else { continue }
        switch group.kind {
        case .node: nodes[group.name] = Self.lines(in: element)
        case .edge: edges[group.name] = Self.lines(in: element)
        case .cluster: clusters[group.name] = Self.lines(in: element)
        case .graph, .anchor: break
        }
      }
    }
  }

  /// Returns the parts of a diagram that are missing, a clause each: `node "a"`, `the label of edge "e"`.
  func missing(from diagram: Diagram) -> [String] {
    func clause(
      _ kind: String, _ id: String, _ words: [String], _ found: [String: [String]]
    ) -> String? {
      guard let lines = found[id] else { return "\(kind) \"\(id)\"" }
      let expected = words.map(Self.spaced).filter { !$0.isEmpty }
      return lines == expected ? nil : "the label of \(kind) \"\(id)\""
    }
    let labels = Labels(of: diagram)
    return diagram.nodes.compactMap { clause("node", $0.id, labels.card(of: $0).lines, nodes) }
      + diagram.edges.compactMap {
        // Those of ranked diagrams have no words.
        clause(
          "edge", $0.id,
          diagram.arrangement == .timeline ? labels.label(of: $0, in: diagram) : edges[$0.id] ?? [],
          edges)
      }
      + diagram.clusters.compactMap {
        clause("cluster", $0.id, labels.card(of: $0).lines, clusters)
      }
  }

  private static func lines(in element: XMLElement) -> [String] {
    var lines: [String] = []
    addLines(in: element, to: &lines)
    return lines
  }

  private static func addLines(in element: XMLElement, to lines: inout [String]) {
    if element.name == "text" {
      let line = spaced(element.text)
      if !line.isEmpty { lines.append(line) }
      return
    }
    for case .element(let inner) in element.children { addLines(in: inner, to: &lines) }
  }

  /// Returns a text with each run of spaces replaced by one: Graphviz writes no-break spaces for them.
  private static func spaced(_ text: String) -> String {
    guard !isSpaced(text) else { return text }
    return text.unicodeScalars.split { $0 == " " || $0 == "\u{A0}" || $0 == "\t" }
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  /// Whether words are separated by single spaces, with none at the ends.
  private static func isSpaced(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      // 0xC2 begins a no-break space, among others.
      if byte == 0xC2 || byte == UInt8(ascii: "\t") || byte == 0x20 && last == 0x20 { return false }
      last = byte
    }
    return last != UInt8(ascii: " ") || text.isEmpty
  }
}
