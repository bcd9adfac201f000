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
      .map { "\($0.tail) > \($0.head)" }
    #expect(
      arrows.sorted() == [
        "anchor-AboutCoordinator > screen-UIAlertController",
        "anchor-ExamplesCoordinator > anchor-OnboardingCoordinator",
        "anchor-ExamplesCoordinator > screen-TextAndButtonViewController",
        "anchor-OnboardingCoordinator > screen-TextAndButtonViewController",
      ])
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

  @Test("anchors a coordinator that shows and owns nothing")
  func anchor() {
    let graph = FlowGraph(app: "App", coordinators: [.init(type: "App.IdleCoordinator")])
    let diagram = Diagram.make(from: graph).diagram
    #expect(diagram.nodes.map(\.role) == [.anchor])
    #expect(diagram.nodes.map(\.cluster) == ["coordinator-IdleCoordinator"])
  }

  @Test("draws coordinators that own one another, or themselves")
  func circles() {
    let graph = FlowGraph.make(
      "App", links: ["A > B, A", "B > A", "C > C"], presents: ["A > X", "B > X"])
    let diagram = Diagram.make(from: graph).diagram
    let owners = diagram.clusters.map { "\($0.label) in \($0.parent ?? "top")" }
    #expect(Set(owners) == ["A in top", "B in coordinator-A", "C in top"])
    #expect(diagram.nodes.first { $0.label == "X" }?.cluster == "coordinator-A")
  }
}
