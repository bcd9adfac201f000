import CustomDump
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
    expectNoDifference(
      diagram.dot(theme: theme),
      #"""
      digraph "Shop" {
        graph [bgcolor="#ffffff", label=<<table border="0" cellborder="0" cellspacing="0" cellpadding="3">
          <tr><td align="left"><b>Shop</b></td></tr>
          </table>>, rankdir="LR"];
        node [shape="box"];
        "entry" [id="entry", label="", shape="circle"];
        subgraph "cluster_pay" {
          graph [fillcolor="#eeeeee", id="pay", label=<<b>Pay</b><br align="left"/>>, style="filled", tooltip="PayCoordinator"];
          "cart" [id="cart", label=<<table border="0" cellborder="0" cellspacing="0" cellpadding="5">
            <tr><td port="name"><b>Cart</b></td></tr>
            </table>>];
          subgraph "cluster_card" {
            graph [fillcolor="#dddddd", id="card", label="", style="filled"];
            "scan" [id="scan", label=<<table border="0" cellborder="0" cellspacing="0" cellpadding="5">
              <tr><td port="name"><b>Scan &quot;card&quot;</b></td></tr>
              </table>>];
          }
        }
        "cart" -> "scan" [headport="name:w", id="e1", style="solid"];
      }

      """#)
  }

  @Test("An arrow leaves from its row, and enters at the name across the page")
  func rows() {
    func dot(_ direction: Diagram.Direction) -> String {
      let action = Diagram.Action(
        id: "push--b", rows: [.trigger("tap \"<B>\"")],
        targets: [.init(role: .push, node: "b", name: "B")])
      return Diagram(
        title: "", direction: direction,
        nodes: [
          .init(id: "a", name: "A", role: .screen, actions: [action]),
          .init(id: "b", name: "B", role: .screen),
        ],
        edges: [.init(id: "e", tail: "a", head: "b", action: "push--b", role: .push)]
      ).dot(theme: DiagramTheme())
    }
    let across = dot(.leftToRight)
    #expect(across.contains(#"<td port="push--b" align="left""#))
    #expect(across.contains(#"tap &quot;&lt;B&gt;&quot;<br align="left"/>"#))
    #expect(across.contains(#""a" -> "b" [headport="name:w", id="e", tailport="push--b:e"];"#))
    #expect(dot(.topToBottom).contains(#""a" -> "b" [id="e", tailport="push--b"];"#))
  }

  @Test("Tabs stand side by side above what they lead to, and one below the other beside it")
  func tabs() {
    let diagram = Diagram.make(from: SampleGraphs.merchTabs).diagram
    func lines(_ direction: Diagram.Direction) -> Int {
      var turned = diagram
      turned.direction = direction
      return turned.dot().split(separator: "\n").count { $0.contains("<td port=\"tab--") }
    }
    #expect(lines(.topToBottom) == 1)
    #expect(lines(.leftToRight) == 3)
  }

  @Test(
    "DOT quotes text so that Graphviz reads the same text back",
    arguments: [
      ("", #""""#), ("a", #""a""#), ("\"", #""\"""#), ("\\", #""\\""#), ("\\N", #""\\N""#),
      ("a\nb", #""a\nb""#), ("&amp;", #""&amp;amp;""#), ("<b>", #""&lt;b>""#), ("\\\"", #""\\\"""#),
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
