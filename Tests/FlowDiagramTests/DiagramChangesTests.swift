import FlowChanges
import FlowDiagram
import FlowGraph
import Testing

@Suite("A drawing of two graphs")
struct DiagramChangesTests {
  private static let diff = FlowDiff(
    from: .make(
      "Shop", presents: ["CartCoordinator > Cart, Checkout, Help"],
      transitions: """
        root . > Cart | launch | CartCoordinator
        present Cart > Checkout | tap "Buy" | CartCoordinator
        dismiss Checkout > Cart | swipe down | system
        push Cart > Help | tap "?" | CartCoordinator
        pop Help > Cart | back | system
        """),
    to: .make(
      "Shop", presents: ["CartCoordinator > Cart, Checkout, Support"],
      transitions: """
        root . > Cart | launch | CartCoordinator
        push Cart > Checkout | tap "Buy" | CartCoordinator
        pop Checkout > Cart | back | system
        push Cart > Support | tap "?" | CartCoordinator
        pop Support > Cart | back | system
        """))

  private static func diagram(_ view: DiagramView) -> Diagram {
    let options = DiagramOptions(changes: DiagramChanges(diff))
    return Diagram.make(from: diff.union, view: view, options: options).diagram
  }

  @Test(
    "says what is new, what is gone, and what was called something else",
    arguments: [DiagramView.map, .flow])
  func words(view: DiagramView) {
    let diagram = Self.diagram(view)
    #expect(diagram.nodes.contains { $0.label == "Support\nwas Help" && $0.change == nil })
    let ways = diagram.edges.filter { $0.change != nil }.map { "\($0.role): \($0.label)" }
    #expect(ways.sorted() == ["present: tap \"Buy\"\n− gone", "push: tap \"Buy\"\n+ new"])
  }

  @Test(
    "draws what only one side has with lines of its own, in every theme",
    arguments: [DiagramTheme.default, .mono])
  func lines(theme: DiagramTheme) throws {
    let dot = Self.diagram(.flow).dot(theme: theme)
    let lines = dot.split(separator: "\n")
    let gone = try #require(lines.first { $0.contains("− gone\"") })
    let new = try #require(lines.first { $0.contains("+ new\"") })
    #expect(gone.contains("penwidth=\"0.8\", style=\"dashed\""))
    #expect(new.contains("penwidth=\"3.2\""))
  }

  @Test("has a legend of what is new and gone")
  func legend() {
    let legend = Self.diagram(.flow).addingLegend()
    let labels = legend.nodes.filter { $0.id.hasPrefix("legend") }.map(\.label)
    #expect(labels.contains("+ new"))
    #expect(labels.contains("− gone"))
    #expect(legend.edges.contains { $0.id == "legend-added-way-arrow" && $0.change == .added })
  }

  @Test("is told the same in Mermaid, with the lines of new and gone ways")
  func mermaid() throws {
    let text = try Self.diagram(.flow).mermaid()
    #expect(text.contains("tap #quot;Buy#quot;<br/>#43; new"))
    #expect(text.contains("tap #quot;Buy#quot;<br/>− gone"))
    #expect(text.contains("stroke:#2a9d5c,stroke-width:3.5px"))
  }

  @Test("takes the look of what is new and gone from a theme file")
  func theme() throws {
    let theme = try DiagramTheme(
      parsing: "added.edge.color = #123456\nremoved.node.penwidth = 4", file: "own.theme")
    #expect(theme.changed[.added]?.edge["color"] == "#123456")
    #expect(theme.changed[.removed]?.node["penwidth"] == "4")
  }
}
