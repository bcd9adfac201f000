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

  @Test("says how to tell every kind of box and arrow apart", arguments: [DiagramTheme.default])
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
