import FlowDiagram
import GraphvizExport
import Testing

extension Diagram {
  /// Two screens of two nested coordinators, a push between them, and a row that leads back.
  static func make(
    label: String = "Second", rowLabel: String = "tap \"Next\"", clusterLabel: String = "App"
  ) -> Diagram {
    Diagram(
      title: "Sample", direction: .topToBottom,
      clusters: [
        .init(id: "app", name: clusterLabel), .init(id: "child", name: "Child", parent: "app"),
      ],
      nodes: [
        .init(
          id: "first", name: "First", role: .screen,
          actions: [
            .init(
              id: "row", rows: [.trigger(rowLabel)],
              targets: [.init(role: .push, node: "second", name: label)])
          ], cluster: "app"),
        .init(id: "second", name: label, role: .screen, cluster: "child"),
      ],
      edges: [
        .init(
          id: "push", tail: "first", head: "second", action: "row", role: .push,
          rows: [.trigger(rowLabel)])
      ])
  }

  /// The plainest DOT of the diagram: a cell for each line.
  var plainDOT: String {
    let labels = Labels(of: self)
    func contents(of cluster: Cluster.ID?) -> String {
      nodes.filter { $0.cluster == cluster }
        .map { "\($0.id.quoted) [label=\(labels.card(of: $0).markup)];\n" }.joined()
        + clusters.filter { $0.parent == cluster }
        .map {
          "subgraph \("cluster_\($0.id)".quoted) {\ngraph [label=\(labels.card(of: $0).markup)];\n"
            + contents(of: $0.id) + "}\n"
        }.joined()
    }
    let statements = edges.map {
      let row = $0.action.map { ", tailport=\($0.quoted)" } ?? ""
      return "\($0.tail.quoted) -> \($0.head.quoted) [id=\($0.id.quoted)\(row)];\n"
    }
    return "digraph {\ngraph [label=\(labels.caption.markup)];\nnode [shape=box];\n"
      + contents(of: nil) + statements.joined() + "}\n"
  }

  /// The lines of all nodes and clusters, as drawings show them.
  var allLines: [String] {
    let labels = Labels(of: self)
    return nodes.flatMap { labels.card(of: $0).lines }
      + clusters.flatMap { labels.card(of: $0).lines }
  }
}

extension Card {
  /// As a table, each line in a row of its own; a row of an action has its port.
  fileprivate var markup: String {
    guard !lines.isEmpty else { return "\"\"" }
    let ports = Dictionary(
      rows.flatMap { row in row.lines.map { ($0, row.id) } },
      uniquingKeysWith: { first, _ in first })
    let cells = lines.map { line in
      let port = (ports[line] ?? nil).map { " port=\($0.quoted)" } ?? ""
      return "<tr><td\(port)>\(line.markup)</td></tr>"
    }
    return "<<table>\(cells.joined())</table>>"
  }
}

extension String {
  /// As XML.
  fileprivate var markup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing(#"\"#, with: #"\\"#)
  }
}

extension String {
  /// As canonical DOT quotes it.
  var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      case "&": text += "&amp;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The first occurrence replaced, which must exist.
  func replacing(first text: String, with other: String) -> String {
    let parts = split(separator: text, maxSplits: 1, omittingEmptySubsequences: false)
    precondition(parts.count == 2, "There is no \(text) in \(self)")
    return parts.joined(separator: other)
  }
}

extension GraphvizRenderer {
  /// Draws diagrams with these labels at the same time, and expects each drawing to have its own.
  func expectDrawings(of labels: [String]) async throws {
    try await withThrowingTaskGroup { group in
      for label in labels {
        group.addTask {
          let diagram = Diagram.make(label: label)
          let drawing = try await render(diagram, dot: diagram.plainDOT, as: .svg)
          #expect(try ParsedSVG(drawing.bytes).texts.contains(label))
        }
      }
      try await group.waitForAll()
    }
  }
}

extension GraphvizError {
  var differences: [String] {
    if case .misread(let differences) = self { differences } else { [] }
  }
}

/// Labels that some part of the road from text to picture takes for something else.
let hostileLabels = [
  "", "plain", "\"quoted\"", "\"", "back\\slash", "trailing\\", "\\", "\\\\", "\\\"", "\\n", "\\N",
  "\\G \\E \\T \\H \\L", "\\l\\r", "two\nlines", "\n", "ends\n", "\\\n", "<b>bold</b>", "<b>", "<>",
  "&amp;", "&", "&lt;b&gt;", "&#65;", "&bogus;", "a & b", "%3", "cluster_app", "{a|b}", "// no",
  "/* no",
  "# no", "שלום, עולם", "\u{202E}abc", "👩‍👩‍👧‍👦 ✈️", "設定画面", "e\u{301} é", "\u{FFFD}", "\u{A0}", "\u{7F}",
  "\u{85}\u{2028}", "\t", "]]>", "--&gt;", "-->", "; node [label=x] ;",
  String(repeating: "long ", count: 800),
]
