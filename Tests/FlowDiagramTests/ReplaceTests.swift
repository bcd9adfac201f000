import CustomDump
import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import FlowPaths
import FlowTrace
import TestSupport
import Testing

@Suite("A stack that is replaced")
struct ReplaceTests {
  private static let graph = FlowGraph.make(
    "Shop", presents: ["ShopCoordinator > LoginViewController, HomeViewController"],
    transitions: """
      root . > LoginViewController | launch | ShopCoordinator
      replace LoginViewController > HomeViewController | tap "Log in" | ShopCoordinator
      replace HomeViewController > LoginViewController | tap "Log out" | ShopCoordinator
      """)

  @Test("An outline, Mermaid, DOT and the legend show that a stack is replaced")
  func drawn() throws {
    let diagram = Diagram.make(from: Self.graph, view: .flow).diagram
    let outline = diagram.outline()
    #expect(outline.contains("tap \"Log in\" replaces all with Home"))
    #expect(try diagram.mermaid().contains("|\"replaces<br/>tap #quot;Log in#quot;\"|"))
    let dot = diagram.dot()
    #expect(dot.contains("id=\"replace--screen-LoginViewController--screen-HomeViewController"))
    #expect(dot.contains("arrowtail=\"tee\""))
    #expect(diagram.addingLegend().legend.map(\.description).contains("|—→ replace"))
  }

  @Test("A screen that replaces itself has a row with a sign of its own")
  func row() throws {
    let graph = FlowGraph.make(
      "Shop", presents: ["ShopCoordinator > StepViewController"],
      transitions: """
        root . > StepViewController | launch | ShopCoordinator
        replace StepViewController > StepViewController | tap "Next" | ShopCoordinator
        """)
    let diagram = Diagram.make(from: graph, view: .map).diagram
    #expect(diagram.dot().contains("tap &quot;Next&quot;  |→ Step"))
    #expect(try diagram.mermaid().contains("tap #quot;Next#quot; #124;→ Step"))
    #expect(diagram.addingLegend().legend.map(\.description).contains("|—→ replace"))
  }

  @Test("A sequence has the replacement in words")
  func sequence() throws {
    let sequence = FlowSequence(
      app: "Shop", launch: nil, number: 1,
      participants: [
        .init(id: 1, kind: .coordinator, name: .init(type: "Shop.ShopCoordinator")),
        .init(id: 2, kind: .screen, name: .init(type: "Shop.LoginViewController")),
        .init(id: 3, kind: .screen, name: .init(type: "Shop.HomeViewController")),
      ],
      events: [
        .step(.init(.tap, "Log in"), on: 2),
        .transition(
          .init(from: 2, to: 3, kind: .replace, trigger: "tap \"Log in\"", by: .coordinator(1))),
      ])
    #expect(sequence.outline().contains("Shop replaces all with Home"))
    #expect(try sequence.mermaid().contains("c1->>s3: replaces all with"))
  }
}
