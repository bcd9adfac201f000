import FlowDiagram
import FlowGraph
import Testing

@Suite("The hierarchy")
struct HierarchyViewTests {
  @Test("draws every coordinator and every screen once, however many own or show it")
  func once() {
    let diagram = Diagram.make(from: SampleGraphs.onboarding, view: .hierarchy).diagram
    #expect(diagram.nodes.count { $0.label == "OnboardingCoordinator" } == 1)
    #expect(diagram.nodes.count { $0.label == "TextAndButton" } == 1)
    let ends = diagram.edges.filter { $0.head == "screen-TextAndButtonViewController" }
    #expect(
      Set(ends.map(\.tail)) == [
        "coordinator-ExamplesCoordinator", "coordinator-OnboardingCoordinator",
      ])
    #expect(ends.allSatisfy { $0.role == .presents })
    #expect(diagram.clusters.isEmpty)
  }

  @Test("begins at the coordinator that put up the first screen")
  func entry() {
    let diagram = Diagram.make(from: SampleGraphs.rayPets, view: .hierarchy).diagram
    #expect(diagram.nodes.first?.role == .entry)
    #expect(diagram.edges.first?.head == "coordinator-HomeCoordinator")
  }

  @Test("begins at the first screen where the coordinator that put it up is left out")
  func entryWithoutCoordinator() {
    let graph = FlowGraph.make("App", transitions: "root . > A | launch | Flow")
      .keeping(coordinators: [], screens: [.init(type: "App.A")])
    let diagram = Diagram.make(from: graph, view: .hierarchy).diagram
    #expect(diagram.edges.map { [$0.tail, $0.head] } == [["entry", "screen-A"]])
    #expect(diagram.nodes.map(\.id) == ["entry", "screen-A"])
  }

  @Test("draws a coordinator that owns itself")
  func selfOwned() {
    let graph = FlowGraph.make("App", links: ["A > A"])
    let diagram = Diagram.make(from: graph, view: .hierarchy).diagram
    #expect(diagram.edges.map { [$0.tail, $0.head] } == [["coordinator-A", "coordinator-A"]])
  }
}
