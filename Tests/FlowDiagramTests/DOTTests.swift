import FlowDiagram
import Testing

@Suite("DOT")
struct DOTTests {
  @Test("DOT has one statement a line, with sorted attributes, all quoted")
  func whole() {
    let diagram = Diagram(
      title: "Shop", direction: .leftToRight,
      clusters: [
        .init(id: "pay", name: "Pay", fullName: "PayCoordinator"),
        .init(id: "card", name: "", parent: "pay"),
      ],
      nodes: [
        .init(id: "cart", name: "Cart", role: .screen, cluster: "pay"),
        .init(id: "entry", role: .entry),
        .init(id: "scan", name: "Scan \"card\"", role: .screen, cluster: "card"),
      ],
      edges: [
        .init(
          id: "e1", tail: "cart", head: "scan", role: .push, rows: [.trigger("a"), .trigger("b")])
      ])
    let theme = DiagramTheme(
      graph: .init(backgroundColor: "#ffffff"), node: .init(shape: .box),
      cluster: .init(style: [.filled]), clusterFills: ["#eeeeee", "#dddddd"],
      nodes: [.entry: .init(shape: .circle)], edges: [.push: .init(style: [.solid])])
    #expect(
      diagram.dot(theme: theme) == #"""
        digraph "Shop" {
          graph [bgcolor="#ffffff", label="Shop", rankdir="LR"];
          node [shape="box"];
          "entry" [id="entry", label="", shape="circle"];
          subgraph "cluster_pay" {
            graph [fillcolor="#eeeeee", id="pay", label="Pay", style="filled", tooltip="PayCoordinator"];
            "cart" [id="cart", label="Cart"];
            subgraph "cluster_card" {
              graph [fillcolor="#dddddd", id="card", label="", style="filled"];
              "scan" [id="scan", label="Scan \"card\""];
            }
          }
          "cart" -> "scan" [id="e1", label="a\nb", style="solid"];
        }

        """#)
  }

  /// Returns the DOT of two clusters with a node each, and edges between these.
  private func dot(_ edges: [Diagram.Edge], direction: Diagram.Direction = .topToBottom) -> String {
    Diagram(
      title: "", direction: direction,
      clusters: [.init(id: "l", name: "L"), .init(id: "r", name: "R")],
      nodes: [
        .init(id: "a", name: "A", role: .screen, cluster: "l"),
        .init(id: "b", name: "B", role: .screen, cluster: "r"),
      ], edges: edges
    ).dot(theme: .init(cluster: .init(namePlace: .bottom)))
  }

  @Test("DOT cuts edges off at the clusters that they stand for")
  func frames() {
    let edge = Diagram.Edge(
      id: "e", tail: "a", head: "b", tailCluster: "l", headCluster: "r", role: .link)
    let text = dot([edge])
    #expect(text.contains("graph [compound=\"true\", "))
    #expect(text.contains("[id=\"e\", label=\"\", lhead=\"cluster_r\", ltail=\"cluster_l\"];"))
  }

  @Test("DOT keeps the two edges between two clusters apart", arguments: Diagram.Direction.allCases)
  func returns(direction: Diagram.Direction) {
    let there = Diagram.Edge(id: "there", tail: "a", head: "b", role: .push)
    let back = Diagram.Edge(id: "back", tail: "b", head: "a", role: .pop)
    let side = direction == .topToBottom ? "e" : "s"
    let text = dot([there, back], direction: direction)
    #expect(text.contains("\"a\" -> \"b\" [id=\"there\", label=\"\"];"))
    #expect(
      text.contains(
        "[headport=\"\(side)\", id=\"back\", label=\"\", tailport=\"\(side)\"];"))
  }

  @Test("DOT keeps an edge from a cluster off an edge from a node in it")
  func companions() {
    let push = Diagram.Edge(id: "push", tail: "a", head: "b", role: .push)
    let shows = Diagram.Edge(id: "shows", tail: "a", head: "b", tailCluster: "l", role: .presents)
    let text = dot([push, shows], direction: .topToBottom)
    #expect(text.contains("\"a\" -> \"b\" [id=\"push\", label=\"\"];"))
    #expect(text.contains("[headport=\"e\", id=\"shows\", label=\"\", ltail=\"cluster_l\"];"))
  }

  @Test("DOT puts a cluster's name at the top when more edges cross its bottom")
  func names() {
    let lines = dot([.init(id: "e", tail: "a", head: "b", role: .push)]).split(separator: "\n")
    #expect(lines.contains { $0.contains("label=\"L\", labelloc=\"t\"") })
    #expect(lines.contains { $0.contains("label=\"R\", labelloc=\"b\"") })
  }

  @Test(
    "DOT quotes text so that Graphviz reads the same text back",
    arguments: [
      ("", #""""#), ("a", #""a""#), ("\"", #""\"""#), ("\\", #""\\""#), ("\\N", #""\\N""#),
      ("a\nb", #""a\nb""#), ("&amp;", #""&amp;amp;""#), ("<b>", #""<b>""#), ("\\\"", #""\\\"""#),
    ])
  func quoting(text: String, expected: String) {
    #expect(DOTText.quoted(text) == expected)
  }

  @Test("DOT breaks up text that Graphviz cannot read in one piece")
  func pieces() {
    let pieces = DOTText.quoted(String(repeating: "&", count: 10_000)).split(separator: " + ")
    #expect(pieces.count > 3)
    #expect(pieces.allSatisfy { $0.utf8.count < 16_384 && $0.first == "\"" && $0.last == "\"" })
  }

  @Test("DOT nests clusters 5,000 deep")
  func deep() {
    let clusters = (0..<5_000).map { index in
      Diagram.Cluster(id: "c\(index)", name: "", parent: index == 0 ? nil : "c\(index - 1)")
    }
    let text = Diagram(title: "", direction: .topToBottom, clusters: clusters).dot()
    #expect(text.split(separator: "\n").count { $0.hasSuffix("{") } == 5_001)
    #expect(text.split(separator: "\n").count { $0.hasSuffix("}") } == 5_001)
  }

  @Test(
    "A theme gives every kind of edge a line and a head of its own",
    arguments: [DiagramTheme.default, .mono])
  func theme(theme: DiagramTheme) {
    let looks = Diagram.Edge.Role.allCases.map { role in
      let look = theme.edges[role] ?? .init()
      return "\(look.style ?? [.solid]) \(look.arrowHead ?? .noArrow) \(look.arrowTail ?? .noArrow)"
    }
    // What leads in differs from a push by the dot that it leaves.
    #expect(Set(looks).count == Diagram.Edge.Role.allCases.count - 1)
    let sizes = [theme.graph, theme.node, theme.edge, theme.cluster].compactMap(\.fontSize)
    #expect(sizes.count == 4)
    #expect(sizes.allSatisfy { $0.value >= 10 })
  }
}
