import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import Testing

@Suite("The map")
struct MapViewTests {
  @Test("The map is the default view")
  func isDefault() {
    let graph = SampleGraphs.rayPets
    #expect(Diagram.make(from: graph).diagram == Diagram.make(from: graph, view: .map).diagram)
  }

  @Test("The map nests clusters as coordinators are owned")
  func nesting() {
    let diagram = Diagram.make(from: SampleGraphs.merchTabs).diagram
    let owners = Dictionary(
      uniqueKeysWithValues: diagram.clusters.map { ($0.name, $0.parent ?? "top") })
    #expect(owners["RootCoordinator"] == "top")
    #expect(owners["AuthCoordinator"] == "coordinator-RootCoordinator")
    #expect(owners["LoginCoordinator"] == "coordinator-AuthCoordinator")
  }

  @Test("The map puts what several show or own under the lowest owner that they have in common")
  func shared() {
    let diagram = Diagram.make(from: SampleGraphs.onboarding).diagram
    let clusters = Dictionary(
      uniqueKeysWithValues: diagram.nodes.filter { !$0.name.isEmpty }
        .map { ($0.name, $0.cluster ?? "top") })
    #expect(clusters["Summary"] == "coordinator-OnboardingCoordinator")
    #expect(clusters["TextAndButton"] == "coordinator-AppCoordinator")
    #expect(clusters["UIAlert"] == "coordinator-ExamplesCoordinator")
    let onboarding = diagram.clusters.first { $0.name == "OnboardingCoordinator" }
    #expect(onboarding?.parent == "coordinator-AppCoordinator")
    let edges = diagram.edges.filter { $0.role == .presents || $0.role == .link }
      .map { "\($0.tailCluster ?? $0.tail) > \($0.headCluster ?? $0.head)" }
    #expect(
      edges.sorted() == [
        "coordinator-AboutCoordinator > screen-UIAlertController",
        "coordinator-ExamplesCoordinator > coordinator-OnboardingCoordinator",
        "coordinator-ExamplesCoordinator > screen-TextAndButtonViewController",
        "coordinator-OnboardingCoordinator > screen-TextAndButtonViewController",
      ])
  }

  @Test("An edge from a cluster leaves a screen inside that is a neighbour of its head")
  func ends() {
    let graph = FlowGraph.make(
      "App", links: ["Root > Left, Right"],
      presents: ["Left > A, B, Shared", "Right > C, Shared", "Root > Top"],
      transitions: """
        push A > B | tap "B" | Left
        push B > Shared | tap "Shared" | Left
        """)
    let edges = Diagram.make(from: graph).diagram.edges.filter { $0.role == .presents }
    #expect(edges.map(\.tail) == ["screen-B", "screen-C"])
    #expect(edges.map(\.tailCluster) == ["coordinator-Left", "coordinator-Right"])
  }

  @Test("The map leaves screens that no coordinator showed outside, unless they are part of others")
  func unowned() {
    let diagram = Diagram.make(from: SampleGraphs.howToCode).diagram
    #expect(diagram.nodes.first { $0.name == "Home" }?.cluster == nil)
    let graph = FlowGraph.make(
      "App", presents: ["Flow > A"],
      transitions: """
        embed A > Page | addChild | app
        embed Page > Part | addChild | app
        embed Lone > Piece | addChild | app
        embed Piece > Lone | addChild | app
        """)
    let nodes = Diagram.make(from: graph).diagram.nodes
    #expect(
      nodes.map { "\($0.name) in \($0.cluster ?? "top")" }.sorted() == [
        "A in coordinator-Flow", "Lone in top", "Page in coordinator-Flow",
        "Part in coordinator-Flow", "Piece in top",
      ])
  }

  @Test("The map draws a coordinator with nothing inside as a node in its owner's cluster")
  func plates() {
    let graph = FlowGraph.make(
      "App", links: ["Root > Idle, Busy"], presents: ["Root > A", "Busy > A"])
    let diagram = Diagram.make(from: graph).diagram
    #expect(diagram.clusters.map(\.name) == ["Root"])
    #expect(
      diagram.nodes.map { "\($0.role) \($0.name) in \($0.cluster ?? "top")" }.sorted() == [
        "coordinator Busy in coordinator-Root", "coordinator Idle in coordinator-Root",
        "screen A in coordinator-Root",
      ])
    #expect(diagram.edges.map { "\($0.tail) > \($0.head)" } == ["coordinator-Busy > screen-A"])
  }

  @Test("The map draws coordinators that own one another, or themselves")
  func circles() {
    let graph = FlowGraph.make(
      "App", links: ["A > B, A", "B > A", "C > C"], presents: ["A > X", "B > X"])
    let diagram = Diagram.make(from: graph).diagram
    let owners = diagram.clusters.map { "\($0.name) in \($0.parent ?? "top")" }
    #expect(owners == ["A in top"])
    let nodes = diagram.nodes.map { "\($0.name) in \($0.cluster ?? "top")" }
    // The nameless one stands for A, which B owns from inside.
    #expect(
      Set(nodes) == [
        "B in coordinator-A", "C in top", "X in coordinator-A", " in coordinator-A",
      ])
    let link = diagram.edges.first { $0.role == .link }
    #expect(link.map { [$0.tail, $0.head] } == ["coordinator-B", "anchor-coordinator-A"])
    #expect(diagram.edges.allSatisfy { $0.tailCluster == nil && $0.headCluster == nil })
  }
}
