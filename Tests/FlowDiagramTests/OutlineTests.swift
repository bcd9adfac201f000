import CustomDump
import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import Testing

@Suite("An outline")
struct OutlineTests {
  @Test(
    "The samples' outlines are byte for byte what was reviewed", arguments: SampleGraphs.all,
    DiagramView.allCases)
  func golden(graph: FlowGraph, view: DiagramView) {
    let diagram = Diagram.make(from: graph, view: view).diagram
    Golden.expect(diagram.outline(), named: "\(graph.app)-\(view.rawValue).txt")
  }

  @Test(
    "An outline has where the app begins, what is under what, and the transitions of each screen")
  func map() {
    let graph = FlowGraph.make(
      "Shop", links: ["ShopCoordinator > PayCoordinator"],
      presents: [
        "ShopCoordinator > ListViewController, HelpViewController",
        "PayCoordinator > CartViewController, HelpViewController",
      ],
      transitions: """
        root . > ListViewController | launch | ShopCoordinator
        present ListViewController > CartViewController | tap "Buy all that is on the list, now" | \
        PayCoordinator
        push CartViewController > HelpViewController | tap "Help" | PayCoordinator
        dismiss CartViewController > ListViewController | swipe down | system
        dismiss CartViewController > ListViewController | tap "Done" | PayCoordinator
        dismiss CartViewController > ListViewController | tap "Cancel" | PayCoordinator
        embed CartViewController > TotalViewController | addChild | app
        """)
    let diagram = Diagram.make(from: graph, view: .map).diagram
    expectNoDifference(
      diagram.outline(),
      """
      Shop: coordinators and screens

      Begins at List (launch)

      Coordinator Shop
        Screen List
          tap "Buy all that is on the list, now" presents Cart
        Screen Help
          shown by Pay, Shop
        Coordinator Pay
          Screen Cart
            tap "Help" pushes Help
            tap "Cancel" or tap "Done" dismisses, back to List
            embeds Total
          Screen Total

      """)
  }

  @Test("An outline names each owner of what several own")
  func hierarchy() {
    let graph = FlowGraph.make(
      "Shop", links: ["ShopCoordinator > PayCoordinator, ShopCoordinator"],
      presents: [
        "ShopCoordinator > HelpViewController", "PayCoordinator > HelpViewController",
      ])
    expectNoDifference(
      Diagram.make(from: graph, view: .hierarchy).diagram.outline(),
      """
      Shop: coordinators

      Coordinator Shop
        Screen Help
        owned by another Shop
        Coordinator Pay
          Screen Help

      """)
  }

  @Test("An outline has the use of a screen once, below it, and not where others lead to it")
  func use() {
    let use = Diagram.Use(sessions: 62, allSessions: 100, dropOffs: 31, dwell: 6_000_000)
    let diagram = Diagram(
      title: "Shop", direction: .topToBottom,
      nodes: [
        .init(id: "list", name: "List", role: .screen),
        .init(id: "cart", name: "Cart", role: .screen, rows: [.use(use)]),
      ], edges: [.init(id: "1", tail: "list", head: "cart", role: .push)])
    expectNoDifference(
      diagram.outline(),
      """
      Shop

      Screen List
        pushes Cart
      Screen Cart
        62% of sessions, ~6s, 50% end here

      """)
  }

  @Test("An outline has a line for each node, cluster and edge of a random app", arguments: 1...30)
  func whole(seed: Int) {
    let graph = GraphParts.random(coordinators: 1 + seed / 2, seed: UInt64(seed))
      .graph(shuffledWith: 0)
    for view in DiagramView.allCases {
      let diagram = Diagram.make(from: graph, view: view).diagram
      let lines = diagram.outline().split(separator: "\n").map(String.init)
      for node in diagram.nodes where node.role != .entry {
        #expect(lines.count { isTitle($0, of: node.name) } == 1, "\(node.name)")
      }
      for cluster in diagram.clusters {
        for name in [cluster.name] + cluster.members.map(\.name) {
          #expect(lines.count { isTitle($0, of: name) } == 1, "\(name)")
        }
      }
      guard view != .hierarchy else { continue }
      for edge in diagram.edges where edge.role != .root {
        let triggers = edge.rows.map(\.description).joined(separator: " or ")
        let head = diagram.nodes.first { $0.id == edge.head }?.name
        let words = (triggers.isEmpty ? "" : "\(triggers) ")
        #expect(
          lines.contains {
            let line = $0.trimming(" ")
            return line.hasPrefix(words) && line.hasSuffix(" \(head ?? "")")
          }, "\(edge)")
      }
    }
  }

  private func isTitle(_ line: String, of name: String) -> Bool {
    let line = line.trimming(" ")
    return [name, "Coordinator \(name)", "Screen \(name)", "Screen \(name), with tabs"]
      .contains(line)
  }

  @Test("An outline distinguishes nodes of the same name, and those without one")
  func names() {
    let diagram = Diagram(
      title: "Same", direction: .topToBottom,
      nodes: [
        .init(id: "a", name: "Cart", role: .screen), .init(id: "b", name: "Cart", role: .screen),
        .init(id: "c", role: .container),
      ], edges: [.init(id: "1", tail: "a", head: "b", role: .root)])
    expectNoDifference(
      diagram.outline(),
      """
      Same

      Screen Cart [a]
        switches to Cart [b]
      Screen Cart [b]
      Screen  [c], with tabs

      """)
  }

  @Test(
    "An outline shows controls that a terminal would obey, and what turns text around",
    arguments: [
      ("\u{1B}[2J", "\u{FFFD}[2J"), ("\u{9B}2J", #"\u{9B}2J"#), ("\u{7F}", #"\u{7F}"#),
      ("a\nb", "a\u{FFFD}b"), ("\u{202E}x", #"\u{202E}x"#), ("日本語", "日本語"),
      ("\" \\N <b> &amp; `", "\" \\N <b> &amp; `"),
    ])
  func controls(name: String, expected: String) {
    let diagram = Diagram(
      title: name, direction: .topToBottom,
      nodes: [.init(id: "a", name: name, role: .screen)])
    expectNoDifference(diagram.outline(), "\(expected)\n\nScreen \(expected)\n")
  }

  @Test("An outline of 5,000 nested clusters has all of them, in a size that does not explode")
  func deep() {
    let clusters = (0..<5_000).map { index in
      Diagram.Cluster(
        id: "c\(index)", name: "C\(index)", parent: index == 0 ? nil : "c\(index - 1)")
    }
    let text = Diagram(title: "Deep", direction: .topToBottom, clusters: clusters).outline()
    #expect(text.utf8.count < 600_000)
    #expect(text.contains("(level 4999) Coordinator C4999\n"))
  }
}

extension String {
  fileprivate func trimming(_ character: Character) -> String {
    String(drop { $0 == character })
  }
}
