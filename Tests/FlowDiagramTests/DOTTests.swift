import FlowDiagram
import Testing

@Suite("DOT")
struct DOTTests {
  @Test("has one quoted, sorted statement a line")
  func whole() {
    let diagram = Diagram(
      title: "Shop", direction: .leftToRight,
      clusters: [
        .init(id: "pay", label: "Pay", tooltip: "PayCoordinator"),
        .init(id: "card", label: "", parent: "pay"),
      ],
      nodes: [
        .init(id: "cart", label: "Cart", role: .screen, cluster: "pay"),
        .init(id: "entry", label: "", role: .entry),
        .init(id: "scan", label: "Scan \"card\"", role: .screen, cluster: "card"),
      ],
      edges: [.init(id: "e1", tail: "cart", head: "scan", label: "a\nb", role: .push)])
    let theme = DiagramTheme(
      graph: ["bgcolor": "#ffffff"], node: ["shape": "box"], cluster: ["style": "filled"],
      clusterFills: ["#eeeeee", "#dddddd"], nodes: [.entry: ["shape": "circle"]],
      edges: [.push: ["style": "solid"]])
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

  /// Two frames at the top, one of them inside another, and arrows between their boxes.
  private func dot(_ edges: [Diagram.Edge], direction: Diagram.Direction = .topToBottom) -> String {
    Diagram(
      title: "", direction: direction,
      clusters: [.init(id: "l", label: "L"), .init(id: "r", label: "R")],
      nodes: [
        .init(id: "a", label: "A", role: .screen, cluster: "l"),
        .init(id: "b", label: "B", role: .screen, cluster: "r"),
      ], edges: edges
    ).dot(theme: .init(cluster: ["labelloc": "b"]))
  }

  @Test("cuts arrows off at the frames that they stand for")
  func frames() {
    let edge = Diagram.Edge(
      id: "e", tail: "a", head: "b", tailCluster: "l", headCluster: "r", role: .link)
    let text = dot([edge])
    #expect(text.contains("graph [compound=\"true\", "))
    #expect(text.contains("[id=\"e\", label=\"\", lhead=\"cluster_r\", ltail=\"cluster_l\"];"))
  }

  @Test("keeps the two arrows between two frames apart", arguments: Diagram.Direction.allCases)
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

  @Test("keeps what leads from a frame off what leads from a box in it")
  func companions() {
    let push = Diagram.Edge(id: "push", tail: "a", head: "b", role: .push)
    let shows = Diagram.Edge(id: "shows", tail: "a", head: "b", tailCluster: "l", role: .presents)
    let text = dot([push, shows], direction: .topToBottom)
    #expect(text.contains("\"a\" -> \"b\" [id=\"push\", label=\"\"];"))
    #expect(text.contains("[headport=\"e\", id=\"shows\", label=\"\", ltail=\"cluster_l\"];"))
  }

  @Test("names a frame at the top when more arrows cross its bottom")
  func names() {
    let lines = dot([.init(id: "e", tail: "a", head: "b", role: .push)]).split(separator: "\n")
    #expect(lines.contains { $0.contains("label=\"L\", labelloc=\"t\"") })
    #expect(lines.contains { $0.contains("label=\"R\", labelloc=\"b\"") })
  }

  @Test(
    "quotes text",
    arguments: [
      ("", #""""#), ("a", #""a""#), ("\"", #""\"""#), ("\\", #""\\""#), ("\\N", #""\\N""#),
      ("a\nb", #""a\nb""#), ("&amp;", #""&amp;amp;""#), ("<b>", #""<b>""#), ("\\\"", #""\\\"""#),
    ])
  func quoting(text: String, expected: String) {
    #expect(DOTText.quoted(text) == expected)
  }

  @Test("breaks up what Graphviz cannot read in one piece")
  func pieces() {
    let pieces = DOTText.quoted(String(repeating: "&", count: 10_000)).split(separator: " + ")
    #expect(pieces.count > 3)
    #expect(pieces.allSatisfy { $0.utf8.count < 16_384 && $0.first == "\"" && $0.last == "\"" })
  }

  @Test("nests frames as deep as they come")
  func deep() {
    let clusters = (0..<5_000).map { index in
      Diagram.Cluster(id: "c\(index)", label: "", parent: index == 0 ? nil : "c\(index - 1)")
    }
    let text = Diagram(title: "", direction: .topToBottom, clusters: clusters).dot()
    #expect(text.split(separator: "\n").count { $0.hasSuffix("{") } == 5_001)
    #expect(text.split(separator: "\n").count { $0.hasSuffix("}") } == 5_001)
  }

  @Test(
    "says how to tell every kind of box and arrow apart", arguments: [DiagramTheme.default, .mono])
  func theme(theme: DiagramTheme) {
    let looks = Diagram.Edge.Role.allCases.map { role in
      let look = theme.edges[role] ?? [:]
      return [look["style"] ?? "solid", look["arrowhead"] ?? "", look["arrowtail"] ?? ""]
    }
    // What leads in differs from a push by the dot that it leaves.
    #expect(Set(looks).count == Diagram.Edge.Role.allCases.count - 1)
    let sizes = [theme.graph, theme.node, theme.edge, theme.cluster].compactMap { $0["fontsize"] }
    #expect(sizes.count == 4)
    #expect(sizes.allSatisfy { (Int($0) ?? 0) >= 10 })
  }
}
