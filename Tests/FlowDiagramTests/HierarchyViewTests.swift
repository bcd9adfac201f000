import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import Testing

@Suite("The hierarchy")
struct HierarchyViewTests {
  @Test("The hierarchy draws every coordinator and screen once, however many own or show it")
  func once() {
    let diagram = Diagram.make(from: SampleGraphs.onboarding, view: .hierarchy).diagram
    #expect(diagram.nodes.count { $0.name == "OnboardingCoordinator" } == 1)
    #expect(diagram.nodes.count { $0.name == "TextAndButton" } == 1)
    let ends = diagram.edges.filter { $0.head == "screen-TextAndButtonViewController" }
    #expect(
      Set(ends.map(\.tail)) == [
        "coordinator-ExamplesCoordinator", "coordinator-OnboardingCoordinator",
      ])
    #expect(ends.allSatisfy { $0.role == .presents })
    #expect(diagram.clusters.isEmpty)
  }

  @Test("The hierarchy begins at the coordinator that showed the first screen")
  func entry() {
    let diagram = Diagram.make(from: SampleGraphs.rayPets, view: .hierarchy).diagram
    #expect(diagram.nodes.first?.role == .entry)
    #expect(diagram.edges.first?.head == "coordinator-HomeCoordinator")
  }

  @Test("The hierarchy begins at the first screen where the coordinator that showed it is left out")
  func entryWithoutCoordinator() {
    let graph = FlowGraph.make("App", transitions: "root . > A | launch | Flow")
      .keeping(coordinators: [], screens: [.init(type: "App.A")])
    let diagram = Diagram.make(from: graph, view: .hierarchy).diagram
    #expect(diagram.edges.map { [$0.tail, $0.head] } == [["entry", "screen-A"]])
    #expect(diagram.nodes.map(\.id) == ["entry", "screen-A"])
  }

  @Test("The hierarchy draws a coordinator that owns itself")
  func selfOwned() {
    let graph = FlowGraph.make("App", links: ["A > A"])
    let diagram = Diagram.make(from: graph, view: .hierarchy).diagram
    #expect(diagram.edges.map { [$0.tail, $0.head] } == [["coordinator-A", "coordinator-A"]])
  }
}
