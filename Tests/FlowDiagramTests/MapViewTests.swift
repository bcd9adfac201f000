import FlowDiagram
import FlowGraph
import Testing

@Suite("The map")
struct MapViewTests {
  @Test("is the view one gets unless one asks")
  func isDefault() {
    let graph = SampleGraphs.rayPets
    #expect(Diagram.make(from: graph).diagram == Diagram.make(from: graph, view: .map).diagram)
  }

  @Test("nests frames as coordinators are owned")
  func nesting() {
    let diagram = Diagram.make(from: SampleGraphs.merchTabs).diagram
    let owners = Dictionary(
      uniqueKeysWithValues: diagram.clusters.map { ($0.label, $0.parent ?? "top") })
    #expect(owners["RootCoordinator"] == "top")
    #expect(owners["AuthCoordinator"] == "coordinator-RootCoordinator")
    #expect(owners["LoginCoordinator"] == "coordinator-AuthCoordinator")
  }

  @Test("puts what several show or own under the lowest owner that they have in common")
  func shared() {
    let diagram = Diagram.make(from: SampleGraphs.onboarding).diagram
    let frames = Dictionary(
      uniqueKeysWithValues: diagram.nodes.filter { !$0.label.isEmpty }
        .map { ($0.label, $0.cluster ?? "top") })
    #expect(frames["Summary"] == "coordinator-OnboardingCoordinator")
    #expect(frames["TextAndButton"] == "coordinator-AppCoordinator")
    #expect(frames["UIAlert"] == "coordinator-ExamplesCoordinator")
    let onboarding = diagram.clusters.first { $0.label == "OnboardingCoordinator" }
    #expect(onboarding?.parent == "coordinator-AppCoordinator")
    let arrows = diagram.edges.filter { $0.role == .presents || $0.role == .link }
      .map { "\($0.tailCluster ?? $0.tail) > \($0.headCluster ?? $0.head)" }
    #expect(
      arrows.sorted() == [
        "coordinator-AboutCoordinator > screen-UIAlertController",
        "coordinator-ExamplesCoordinator > coordinator-OnboardingCoordinator",
        "coordinator-ExamplesCoordinator > screen-TextAndButtonViewController",
        "coordinator-OnboardingCoordinator > screen-TextAndButtonViewController",
      ])
  }

  @Test("holds an arrow from a frame on to a screen inside that has to do with its head")
  func ends() {
    let graph = FlowGraph.make(
      "App", links: ["Root > Left, Right"],
      presents: ["Left > A, B, Shared", "Right > C, Shared", "Root > Top"],
      transitions: """
        push A > B | tap "B" | Left
        push B > Shared | tap "Shared" | Left
        """)
    let arrows = Diagram.make(from: graph).diagram.edges.filter { $0.role == .presents }
    #expect(arrows.map(\.tail) == ["screen-B", "screen-C"])
    #expect(arrows.map(\.tailCluster) == ["coordinator-Left", "coordinator-Right"])
  }

  @Test("leaves screens that no coordinator showed outside, unless they are part of others")
  func unowned() {
    let diagram = Diagram.make(from: SampleGraphs.howToCode).diagram
    #expect(diagram.nodes.first { $0.label == "Home" }?.cluster == nil)
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
      nodes.map { "\($0.label) in \($0.cluster ?? "top")" }.sorted() == [
        "A in coordinator-Flow", "Lone in top", "Page in coordinator-Flow",
        "Part in coordinator-Flow", "Piece in top",
      ])
  }

  @Test("draws a coordinator with nothing inside as a box in its owner's frame")
  func plates() {
    let graph = FlowGraph.make(
      "App", links: ["Root > Idle, Busy"], presents: ["Root > A", "Busy > A"])
    let diagram = Diagram.make(from: graph).diagram
    #expect(diagram.clusters.map(\.label) == ["Root"])
    #expect(
      diagram.nodes.map { "\($0.role) \($0.label) in \($0.cluster ?? "top")" }.sorted() == [
        "coordinator Busy in coordinator-Root", "coordinator Idle in coordinator-Root",
        "screen A in coordinator-Root",
      ])
    #expect(diagram.edges.map { "\($0.tail) > \($0.head)" } == ["coordinator-Busy > screen-A"])
  }

  @Test("draws coordinators that own one another, or themselves")
  func circles() {
    let graph = FlowGraph.make(
      "App", links: ["A > B, A", "B > A", "C > C"], presents: ["A > X", "B > X"])
    let diagram = Diagram.make(from: graph).diagram
    let owners = diagram.clusters.map { "\($0.label) in \($0.parent ?? "top")" }
    #expect(owners == ["A in top"])
    let boxes = diagram.nodes.map { "\($0.label) in \($0.cluster ?? "top")" }
    // The nameless one stands for A, which B owns from inside.
    #expect(
      Set(boxes) == [
        "B in coordinator-A", "C in top", "X in coordinator-A", " in coordinator-A",
      ])
    let link = diagram.edges.first { $0.role == .link }
    #expect(link.map { [$0.tail, $0.head] } == ["coordinator-B", "anchor-coordinator-A"])
    #expect(diagram.edges.allSatisfy { $0.tailCluster == nil && $0.headCluster == nil })
  }
}
