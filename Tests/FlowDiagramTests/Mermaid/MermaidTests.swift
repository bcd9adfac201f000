import CustomDump
import Escaping
import FlowDiagram
import FlowGraph
import Foundation
import Testing

@Suite("Mermaid")
struct MermaidTests {
  @Test(
    "The samples' flowcharts are byte for byte what was reviewed", arguments: SampleGraphs.all,
    DiagramView.allCases)
  func golden(graph: FlowGraph, view: DiagramView) throws {
    let text = try Diagram.make(from: graph, view: view).diagram.mermaid()
    Golden.expect(text, named: "\(graph.app)-\(view.rawValue).mmd")
  }

  @Test("A flowchart has one statement a line, clusters inside clusters")
  func whole() throws {
    let diagram = Diagram(
      title: "Shop", direction: .leftToRight,
      clusters: [
        .init(id: "coordinator-Pay", name: "Pay"),
        .init(id: "coordinator-Card", name: "", parent: "coordinator-Pay"),
      ],
      nodes: [
        .init(id: "screen-Cart", name: "Cart", role: .container, cluster: "coordinator-Pay"),
        .init(id: "entry", role: .entry),
        .init(id: "screen-Scan.Card", name: "Scan", role: .screen, cluster: "coordinator-Card"),
      ],
      edges: [
        .init(id: "1", tail: "entry", head: "screen-Cart", role: .root),
        .init(
          id: "2", tail: "screen-Cart", head: "screen-Scan.Card", role: .present,
          rows: [.trigger("a"), .trigger("b")]),
        .init(id: "3", tail: "screen-Cart", head: "screen-Scan.Card", role: .embed),
      ])
    expectNoDifference(
      try diagram.mermaid(),
      """
      ---
      title: "Shop"
      ---
      flowchart LR
        accTitle: Shop
        entry([" "]):::entry
        subgraph coordinator_Pay["Pay"]
          screen_Cart[["Cart"]]:::container
          subgraph coordinator_Card[" "]
            screen_Scan_Card("Scan"):::screen
          end
        end
        entry --> screen_Cart
        screen_Cart -.->|"a<br/>b"| screen_Scan_Card
        screen_Cart ---|"embeds"| screen_Scan_Card
        classDef entry fill:#1f2933,stroke:#52667a,color:#ffffff
        classDef screen fill:#f2f6fa,stroke:#52667a,color:#1f2933
        classDef container fill:#dae5ef,stroke:#52667a,color:#1f2933
        classDef frame fill:#829ab1,fill-opacity:0.12,stroke:#829ab1
        class coordinator_Pay,coordinator_Card frame
        linkStyle 1 stroke:#3b82c4,stroke-width:1.8px
        linkStyle 2 stroke:#8a78bd,stroke-width:1.8px

      """)
  }

  @Test(
    "A flowchart has entity codes for what would mean something",
    arguments: [
      ("", " "), ("a", "a"), ("\"", "#quot;"), ("#35;", "#35;35#59;"), ("a\nb", "a<br/>b"),
      ("a\n\nb", "a<br/>#32;<br/>b"), ("<b>", "#lt;b#gt;"), ("&amp;", "#amp;amp#59;"),
      ("`a`", "#96;a#96;"), ("\\N", "#92;N"), (" a  b ", "#32;a #32;b#32;"), ("1. a", "1#46; a"),
      ("v1.2 (3)", "v1.2 (3)"), ("- a - b", "#45; a - b"), ("www.a.b", "www#46;a.b"),
      ("日本語", "日本語"), ("\u{202E}a", "#8238;a"), ("\u{0}", "\u{FFFD}"),
      ("don't, (a/b)?!", "don't, (a/b)?!"),
    ])
  func quoting(text: String, expected: String) {
    expectNoDifference(MermaidText.quoted(text), "\"\(expected)\"")
  }

  @Test("A flowchart has no title in the front matter where it would be shown changed")
  func titles() throws {
    for (title, beginning) in [
      ("A \"B\" \\", "---\ntitle: \"A \\\"B\\\" \\\\\"\n---\nflowchart LR\n  accTitle: A #quot;"),
      ("A & B", "flowchart LR\n  accTitle: A #amp; B\n"), ("", "flowchart LR\n"),
      ("The End", "---\ntitle: \"The End\"\n---\nflowchart LR\n  accTitle: The #69;nd\n"),
    ] {
      let text = try Diagram(title: title, direction: .leftToRight).mermaid()
      #expect(text.hasPrefix(beginning), "\(text)")
    }
  }

  @Test("Different identifiers are different in a flowchart")
  func identifiers() {
    let ids = MermaidIdentifiers(for: ["screen-a.b", "screen-a-b", "screen-a_b_2", "entry", "end"])
    expectNoDifference(
      ["screen-a.b", "screen-a-b", "screen-a_b_2", "entry", "end"].map { ids[$0] },
      ["screen_a_b", "screen_a_b_2", "screen_a_b_2_2", "entry", "id_end"])
  }

  @Test("A flowchart beyond Mermaid's limits is an error with a remedy")
  func limits() throws {
    let nodes = ["a", "b"].map { Diagram.Node(id: $0, name: $0, role: .screen) }
    let edges = (0...500).map { Diagram.Edge(id: "\($0)", tail: "a", head: "b", role: .push) }
    let many = Diagram(title: "", direction: .leftToRight, nodes: nodes, edges: edges)
    #expect(throws: MermaidError.tooManyEdges(count: 501, limit: 500)) { try many.mermaid() }
    let long = Diagram(
      title: "", direction: .leftToRight,
      nodes: (0..<1000).map {
        Diagram.Node(id: "n\($0)", name: String(repeating: "🐾", count: 16), role: .screen)
      })
    let size = try long.mermaid(limits: .init(textSize: 100_000, edges: 0)).utf16.count
    #expect(size > 50_000)
    #expect(throws: MermaidError.tooLong(count: size, limit: 50_000)) { try long.mermaid() }
    expectNoDifference(
      MermaidError.tooManyEdges(count: 501, limit: 500).description,
      """
      Mermaid draws at most 500 arrows, and there are 501. Draw another view or a part of it, or \
      write SVG, which has no such limit.
      """)
  }

  @Test("A flowchart's colours are visible on GitHub's light page and on its dark one")
  func colours() throws {
    let pages = ["#ffffff", "#0d1117"]
    for stroke in Diagram.Edge.Role.allCases.compactMap(MermaidLook.stroke) {
      for page in pages { #expect(try contrast(stroke, page) >= 3, "\(stroke) on \(page)") }
    }
    for role in Diagram.Node.Role.allCases {
      let look = Dictionary(
        uniqueKeysWithValues: MermaidLook.style(role).split(separator: ",").map { pair in
          let parts = pair.split(separator: ":").map(String.init)
          return (parts[0], parts[1])
        })
      let fill = try #require(look["fill"])
      if let words = look["color"] { #expect(try contrast(words, fill) >= 7, "\(role)") }
      for page in pages {
        let stroke = try #require(look["stroke"])
        #expect(
          try contrast(fill, page) >= 3 || contrast(stroke, page) >= 3, "\(role) on \(page)")
      }
    }
  }

  /// The contrast ratio of two colours, as WCAG 2.2 defines it.
  private func contrast(_ one: String, _ other: String) throws -> Double {
    let lights = try [one, other].map(luminance).sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func luminance(_ colour: String) throws -> Double {
    let value = try #require(UInt32(colour.dropFirst(), radix: 16))
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
      let light = Double(part) / 255
      return light <= 0.04045 ? light / 12.92 : pow((light + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
