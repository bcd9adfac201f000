import CustomDump
import FlowDiagram
import FlowGraph
import Testing

@Suite("An outline")
struct OutlineTests {
  private static let unwrapped = DiagramOptions(wrapsLabels: false)

  @Test("is byte for byte what was reviewed", arguments: SampleGraphs.all, DiagramView.allCases)
  func golden(graph: FlowGraph, view: DiagramView) {
    let diagram = Diagram.make(from: graph, view: view, options: Self.unwrapped).diagram
    Golden.expect(diagram.outline(), named: "\(graph.app)-\(view.rawValue).txt")
  }

  @Test("tells where it begins, what stands under what, and the ways out of each screen")
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
    let diagram = Diagram.make(from: graph, view: .map, options: Self.unwrapped).diagram
    expectNoDifference(
      diagram.outline(),
      """
      Shop: coordinators and screens

      Begins at List (launch)

      Coordinator Shop
        Screen List
          tap "Buy all that is on the list, now" presents Cart
        Screen Help
        Coordinator Pay
          shows Help
          Screen Cart
            tap "Help" pushes Help
            embeds Total
            tap "Cancel" or tap "Done" dismisses, back to List
          Screen Total

      """)
  }

  @Test("names each owner of what several own")
  func hierarchy() {
    let graph = FlowGraph.make(
      "Shop", links: ["ShopCoordinator > PayCoordinator, ShopCoordinator"],
      presents: [
        "ShopCoordinator > HelpViewController", "PayCoordinator > HelpViewController",
      ])
    expectNoDifference(
      Diagram.make(from: graph, view: .hierarchy, options: Self.unwrapped).diagram.outline(),
      """
      Shop: coordinators

      Coordinator Shop
        Coordinator Pay
          Screen Help
        Screen Help (see above)

      """)
  }

  @Test("holds every label of random apps, and a line for each arrow", arguments: 1...30)
  func whole(seed: Int) {
    let graph = GraphParts.random(coordinators: 1 + seed / 2, seed: UInt64(seed))
      .graph(shuffledWith: 0)
    for view in DiagramView.allCases {
      let diagram = Diagram.make(from: graph, view: view, options: Self.unwrapped).diagram
      let lines = diagram.outline().split(separator: "\n").map(String.init)
      for node in diagram.nodes where ![.entry, .anchor].contains(node.role) {
        #expect(lines.count { isTitle($0, of: node.label) } == 1, "\(node.label)")
      }
      for cluster in diagram.clusters {
        #expect(lines.count { isTitle($0, of: cluster.label) } == 1, "\(cluster.label)")
      }
      guard view != .hierarchy else { continue }
      let frames = diagram.nodes.filter { $0.role == .anchor }
        .reduce(into: [:]) { $0[$1.id] = $1.cluster }
      for edge in diagram.edges where edge.role != .root {
        let ways = edge.label.split(separator: "\n").joined(separator: " or ")
        let head =
          diagram.clusters.first { $0.id == edge.headCluster ?? frames[edge.head] }?.label
          ?? diagram.nodes.first { $0.id == edge.head }?.label
        let words = (ways.isEmpty ? "" : "\(ways) ")
        #expect(
          lines.contains {
            let line = $0.trimming(" ")
            return line.hasPrefix(words) && line.hasSuffix(" \(head ?? "")")
          }, "\(edge)")
      }
    }
  }

  private func isTitle(_ line: String, of label: String) -> Bool {
    let line = line.trimming(" ")
    return ["\(label)", "Coordinator \(label)", "Screen \(label)", "Screen \(label), with tabs"]
      .contains(line)
  }

  @Test("tells boxes of the same name apart, and those of none")
  func names() {
    let diagram = Diagram(
      title: "Same", direction: .topToBottom,
      nodes: [
        .init(id: "a", label: "Cart", role: .screen), .init(id: "b", label: "Cart", role: .screen),
        .init(id: "c", label: "", role: .container),
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
    "has no controls for a terminal to obey, and turns back what turns",
    arguments: [
      ("\u{1B}[2J", "\u{FFFD}[2J"), ("\u{9B}2J", "\u{FFFD}2J"), ("\u{7F}", "\u{FFFD}"),
      ("a\nb", "a b"), ("\u{202E}x", "\u{2068}\u{202E}x\u{2069}"), ("日本語", "日本語"),
      ("\" \\N <b> &amp; `", "\" \\N <b> &amp; `"),
    ])
  func controls(label: String, expected: String) {
    let diagram = Diagram(
      title: label, direction: .topToBottom,
      nodes: [.init(id: "a", label: label, role: .screen)])
    expectNoDifference(diagram.outline(), "\(expected)\n\nScreen \(expected)\n")
  }

  @Test("goes as deep as frames do, in a size that does not explode")
  func deep() {
    let clusters = (0..<5_000).map { index in
      Diagram.Cluster(
        id: "c\(index)", label: "C\(index)", parent: index == 0 ? nil : "c\(index - 1)")
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
