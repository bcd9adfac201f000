import CustomDump
import FlowDiagram
import FlowGraph
import TestSupport
import Testing

@Suite("Mermaid in a browser", .serialized)
struct MermaidBrowserTests {
  private static let labels = [
    "", " ", "  a  b ", "\"", "\\", "\\N", "\\n", "a\nb", "a\n\nb", "\n", "<b>", "</b> <br/>",
    "&amp;", "&", "&#35;", "#35;", "#quot;", "#", ";", "a;b", "`code`", "\"`**bold**`\"",
    "**bold** _it_ ~~no~~", "1. one", "2) two", "- three", "+ four", "* five", "> six", "# seven",
    "    eight", "--- ===", "| a | b |", "![a](b) [c](d)", "www.example.com", "http://example.com",
    "a@example.com", "fa:fa-car", "$$x^2$$", "%% no comment", "%%{init: {}}%%", "style x:#fff;",
    "classDef x fill:#fff;", "linkStyle 0 stroke:#f00;", "end", "End end END", "subgraph", "graph",
    "click x href", "x --> y", "o--o", "{a} (b) [c] [[d]] ((e))", "@{ shape: circle }", "wrap: a",
    "日本語 の 画面", "全角\u{3000}空白", "🐾👩‍👩‍👧🇯🇵", "שלום עולם", "مرحبا", "\u{202E}rtl\u{202C} ltr",
    "e\u{301} \u{E9}", "\u{FB02}\u{B0}35\u{B6}\u{DF}", "\u{FB02}\u{B0}\u{B0}35\u{B6}\u{DF}",
    "\u{7F}", "\u{85}x\u{9F}", "\u{A0}nbsp\u{A0}", "\u{2028}\u{2029}", "\u{FEFF}\u{200B}\u{AD}",
    "\u{FFFD}", "tap \"Schedule a visit\"", "don't", "a/b, c? (d) e!", "100 %", "x = y",
    String(repeating: "long ", count: 400),
  ]

  @Test("A browser shows every node, edge, cluster and label of every sample")
  func samples() async throws {
    try await expectShown(
      SampleGraphs.all.flatMap { graph in
        DiagramView.allCases.map { Diagram.make(from: graph, view: $0).diagram }
      })
  }

  @Test("A browser shows any label unharmed, wherever it is")
  func labels() async throws {
    let diagrams = Self.labels.map { label in
      Diagram(
        title: label.split(separator: "\n").joined(separator: " "), direction: .topToBottom,
        clusters: [.init(id: "cluster", name: label)],
        nodes: Diagram.Node.Role.allCases.map { role in
          .init(id: "\(role)", name: label, role: role, cluster: "cluster")
        },
        edges: Diagram.Edge.Role.allCases.map { role in
          .init(
            id: "\(role)", tail: "entry", head: "screen", role: role, rows: [.trigger(label)])
        })
    }
    try await expectShown(diagrams)
  }

  @Test("A browser takes no identifier for a word of Mermaid's")
  func identifiers() async throws {
    let ids = [
      "end", "END", "graph", "subgraph", "style", "styled", "default", "class", "classDef", "click",
      "href", "call", "linkStyle", "direction", "interpolate", "flowchart", "accTitle", "o", "x",
      "-", "--", "a-b", "a_b", "a.b", "1", "", "日本", "v", "TB", "constructor", "__proto__",
    ]
    let diagram = Diagram(
      title: "Words", direction: .leftToRight,
      nodes: ids.map { .init(id: $0, name: "node \($0)", role: .screen) },
      edges: zip(ids, ids.dropFirst()).map {
        .init(id: "\($0) to \($1)", tail: $0, head: $1, role: .push, rows: [.trigger("to \($1)")])
      })
    try await expectShown([diagram])
  }

  @Test("A browser shows random apps whole")
  func random() async throws {
    try await expectShown(
      SlowTests.seeds(1...9, first: 4).flatMap { seed in
        let graph = GraphParts.random(coordinators: seed, seed: UInt64(seed))
          .graph(shuffledWith: 0)
        return DiagramView.allCases.map { Diagram.make(from: graph, view: $0).diagram }
      })
  }

  @Test("A browser draws what is just within Mermaid's limits")
  func limits() async throws {
    let edges = (0..<500).map {
      Diagram.Edge(id: "\($0)", tail: "a", head: "b", role: .push)
    }
    let nodes = ["a", "b"].map { Diagram.Node(id: $0, name: $0, role: .screen) }
    var wide = Diagram(title: "Long", direction: .leftToRight, nodes: nodes)
    while try wide.mermaid().utf16.count < 49_900 {
      wide.nodes.append(
        .init(
          id: "n\(wide.nodes.count)", name: String(repeating: "x", count: 30), role: .screen))
    }
    try await expectShown(
      [Diagram(title: "Many", direction: .leftToRight, nodes: nodes, edges: edges), wide])
  }
}

extension MermaidBrowserTests {
  private func expectShown(_ diagrams: [Diagram]) async throws {
    let texts = try diagrams.map { try $0.mermaid() }
    let drawings = try await MermaidDrawing.all(texts)
    for (index, diagram) in diagrams.enumerated() {
      expectShown(diagram, drawings[index])
      let heading = texts[index].hasPrefix("---\n") ? diagram.title : ""
      expectNoDifference(drawings[index].heading, heading)
    }
  }

  private func expectShown(_ diagram: Diagram, _ drawing: MermaidDrawing) {
    let subject =
      "\(diagram.title), \(diagram.nodes.map(\.name).joined(separator: ", ").prefix(60))"
    guard drawing.error == nil else {
      Issue.record("\(subject): \(drawing.error ?? "")")
      return
    }
    let members = diagram.clusters.flatMap(\.members)
    let ids = MermaidIdentifiers(
      for: diagram.nodes.map(\.id) + diagram.clusters.flatMap { [$0.id] + $0.members.map(\.id) })
    expectNoDifference(
      sorted(drawing.nodes),
      sorted(
        diagram.nodes.map { [ids[$0.id], Self.shown(diagram.label(of: $0))] }
          + members.map { [ids[$0.id], Self.shown("+ \(Labels(of: diagram).text(of: $0))")] }),
      "\(subject)")
    expectNoDifference(
      sorted(drawing.clusters),
      sorted(diagram.clusters.map { [ids[$0.id], Self.shown(diagram.label(of: $0))] }), "\(subject)"
    )
    var uses: [String: Int] = [:]
    let edges = Self.drawnEdges(of: diagram).map { edge, label in
      let pair = "L_\(ids[edge.tail])_\(ids[edge.head])"
      let count = uses[pair, default: 0]
      uses[pair] = count + 1
      // Mermaid passes 1 over when it numbers edges between the same ends.
      return [
        "\(pair)_\(count == 0 ? 0 : count + 1)", Self.shown(label), Self.head(edge.role),
      ]
    }
    expectNoDifference(sorted(drawing.edges), sorted(edges), "\(subject)")
    #expect(drawing.title == Self.shown(Labels(of: diagram).title), "\(subject)")
  }

  /// Returns the edges with their whole labels, and one for several loops at a node.
  private static func drawnEdges(
    of diagram: Diagram
  ) -> [(edge: Diagram.Edge, label: String)] {
    let loops = Dictionary(grouping: diagram.edges.filter { $0.tail == $0.head }, by: \.tail)
    return diagram.edges.compactMap { edge in
      let label = diagram.label(of: edge)
      if edge.tail == edge.head, let all = loops[edge.tail], all.count > 1 {
        guard edge == all.first else { return nil }
        return (
          edge,
          all.map { "\($0.role): \(diagram.label(of: $0))" }.joined(separator: "\n")
        )
      }
      guard let word = MermaidLook.word(edge.role) else { return (edge, label) }
      return (edge, label.isEmpty ? word : "\(word)\n\(label)")
    }
  }

  private func sorted(_ rows: [[String]]?) -> [[String]]? {
    rows?.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The empty lines of a label are lines with a space, and what Mermaid would take for its own
  /// marks is kept apart.
  private static func shown(_ label: String) -> String {
    let label = label.replacing("\u{FB02}\u{B0}", with: "\u{FB02}\u{2060}\u{B0}")
      .replacing("\u{B6}\u{DF}", with: "\u{B6}\u{2060}\u{DF}")
    let lines = label.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count == 1 ? label : lines.map { $0.isEmpty ? " " : $0 }.joined(separator: "\n")
  }

  private static func head(_ role: Diagram.Edge.Role) -> String {
    switch role {
    case .root, .push, .replace, .present, .link: "point"
    case .tab, .presents: "circle"
    case .pop, .dismiss: "cross"
    case .embed, .guide: ""
    }
  }
}
