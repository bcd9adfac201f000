import FlowChanges
import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import FlowTrace
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
    "A diagram of two graphs shows what is new, what is gone, and what has another name",
    arguments: [DiagramView.map, .flow])
  func words(view: DiagramView) {
    let diagram = Self.diagram(view)
    let support = diagram.nodes.first { $0.name == "Support" }
    #expect(support?.formerName == "Help")
    #expect(support?.change == nil)
    #expect(support.map(diagram.label(of:)) == "Support\nwas Help")
    let edges = diagram.edges.filter { $0.change != nil }
      .map { "\($0.role): \(diagram.label(of: $0))" }
    #expect(edges.sorted() == ["present: tap \"Buy\"\n− gone", "push: tap \"Buy\"\n+ new"])
  }

  @Test(
    "A diagram of two graphs draws what only one has with lines of its own, in every theme",
    arguments: [DiagramTheme.default, .mono])
  func lines(theme: DiagramTheme) throws {
    let dot = Self.diagram(.flow).dot(theme: theme)
    let lines = dot.split(separator: "\n")
    let gone = try #require(lines.first { $0.contains("->") && $0.contains("--removed\"") })
    let new = try #require(lines.first { $0.contains("->") && $0.contains("--added\"") })
    #expect(gone.contains("penwidth=\"0.8\", style=\"dashed\""))
    #expect(new.contains("penwidth=\"3.2\""))
    #expect(lines.contains { $0.contains("<tr>") && $0.contains("− gone") })
    #expect(lines.contains { $0.contains("<tr>") && $0.contains("+ new") })
  }

  @Test("A diagram of two graphs has a legend of what is new and gone")
  func legend() {
    let legend = Self.diagram(.flow).addingLegend().legend
    #expect(legend.suffix(2) == [.change(.added), .change(.removed)])
  }

  @Test("Mermaid shows what is new and gone, with lines of its own")
  func mermaid() throws {
    let text = try Self.diagram(.flow).mermaid()
    #expect(text.contains("tap #quot;Buy#quot;<br/>#43; new"))
    #expect(text.contains("tap #quot;Buy#quot;<br/>− gone"))
    #expect(text.contains("stroke:#2a9d5c,stroke-width:3.5px"))
  }

  @Test("An outline has what is new and gone behind its sentence")
  func outline() {
    let lines = Self.diagram(.flow).outline().split(separator: "\n")
    #expect(lines.contains("  tap \"Buy\" presents Checkout (− gone)"))
    #expect(lines.contains("  tap \"Buy\" pushes Checkout (+ new)"))
  }

  @Test("A theme file sets the look of what is new and gone")
  func theme() throws {
    let theme = try DiagramTheme(
      parsing: "added.edge.color = #123456\nremoved.node.penwidth = 4", file: "own.theme")
    #expect(theme.changed[.added]?.edge.color == "#123456")
    #expect(theme.changed[.removed]?.node.penWidth == 4)
  }

  @Test(
    "A drawing of two graphs has every edge that did not change", arguments: DiagramView.allCases)
  func unchanged(view: DiagramView) {
    for old in SampleGraphs.all {
      let from = old.screens[0]
      let new = old.merging(
        FlowGraph(
          app: old.app,
          transitions: [
            .init(
              from: from, to: .init(type: "App.NewViewController"), kind: .push, trigger: "new",
              by: .app)
          ]))
      let options = DiagramOptions(changes: DiagramChanges(FlowDiff(from: old, to: new)))
      let drawn = Diagram.make(from: new, view: view, options: options).diagram
      let plain = Diagram.make(from: old, view: view).diagram
      let missing = Set(plain.edges.map(\.id)).subtracting(drawn.edges.map(\.id))
      #expect(missing.isEmpty, "\(old.app): \(missing.sorted())")
    }
  }
}
