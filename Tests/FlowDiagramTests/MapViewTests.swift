import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import FlowTrace
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

  @Test("A plain view controller that nothing leads to is left out, as one behind a tab")
  func placeholder() {
    func names(_ options: DiagramOptions, leading: Bool) -> [String] {
      let (list, tab) = (
        FlowGraph.Name(type: "App.ListViewController"),
        FlowGraph.Name(type: "UIViewController", label: nil, owner: "App.TabCoordinator")
      )
      let graph = FlowGraph(
        app: "App", screens: [list, tab],
        transitions: leading
          ? [.init(from: list, to: tab, kind: .push, trigger: "tap", by: .unknown)] : [])
      return Diagram.make(from: graph, options: options).diagram.nodes.map(\.name).sorted()
    }
    #expect(names(.init(), leading: false) == ["List"])
    #expect(names(.init(), leading: true) == ["List", "UIViewController (App.Tab)"])
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
    let shown = diagram.nodes.flatMap { node in node.rows.map { "\(node.name) \($0)" } }
    #expect(
      shown.sorted() == [
        "TextAndButton shown by Examples, Onboarding", "UIAlert shown by About, Examples",
      ])
    #expect(!diagram.edges.contains { $0.role == .presents || $0.role == .link })
  }

  @Test("A screen that no coordinator showed is outside, unless others embed or present it")
  func unowned() {
    let diagram = Diagram.make(from: SampleGraphs.howToCode).diagram
    #expect(diagram.nodes.first { $0.name == "Home" }?.cluster == nil)
    let graph = FlowGraph.make(
      "App", presents: ["Flow > A"],
      transitions: """
        embed A > Page | addChild | app
        embed Page > Part | addChild | app
        present A > Share | tap "Share" | app
        push A > Help | tap "Help" | app
        embed Lone > Piece | addChild | app
        embed Piece > Lone | addChild | app
        """)
    let nodes = Diagram.make(from: graph).diagram.nodes
    #expect(
      nodes.map { "\($0.name) in \($0.cluster ?? "top")" }.sorted() == [
        "A in coordinator-Flow", "Help in top", "Lone in top", "Page in coordinator-Flow",
        "Part in coordinator-Flow", "Piece in top", "Share in coordinator-Flow",
      ])
  }

  @Test("A coordinator with nothing inside is a line of the cluster around it, and else a node")
  func members() {
    let graph = FlowGraph.make(
      "App", links: ["Root > Idle, Busy", "Idle > Idler"], presents: ["Root > A", "Busy > A"])
    let diagram = Diagram.make(from: graph).diagram
    #expect(diagram.clusters.map(\.name) == ["Root"])
    #expect(diagram.clusters.first?.members.map(\.name) == ["Busy", "Idle", "Idler"])
    #expect(diagram.nodes.map(\.name) == ["A"])
    let alone = Diagram.make(from: FlowGraph.make("App", links: ["Root > Idle"])).diagram
    #expect(
      alone.nodes.map { "\($0.role) \($0.name)" } == ["coordinator Idle", "coordinator Root"])
  }

  @Test("The map draws coordinators that own one another, or themselves")
  func circles() {
    let graph = FlowGraph.make(
      "App", links: ["A > B, A", "B > A", "C > C"], presents: ["A > X", "B > X"])
    let diagram = Diagram.make(from: graph).diagram
    #expect(diagram.clusters.map { "\($0.name) in \($0.parent ?? "top")" } == ["A in top"])
    #expect(diagram.clusters.first?.members.map(\.name) == ["B"])
    #expect(
      diagram.nodes.map { "\($0.name) in \($0.cluster ?? "top")" } == [
        "C in top", "X in coordinator-A",
      ])
  }

  @Test("Where the app begins has the names of its launches")
  func launches() {
    let onboarding = Diagram.make(from: SampleGraphs.rayPets).diagram
    #expect(onboarding.nodes.first { $0.role == .entry }?.name == "launch")
    func name(_ launches: [String]) -> String? {
      let launch = FlowGraph.Transition(
        from: nil, to: .init(type: "A"), kind: .root, trigger: "launch", by: .unknown)
      let graph = FlowGraph(app: "App", launches: launches, transitions: [launch])
      return Diagram.make(from: graph).diagram.nodes.first { $0.role == .entry }?.name
    }
    #expect(name(["signed in", "signed out"]) == "signed in, signed out")
    #expect(name(["", "again after A", "again after B"]) == "launch")
    #expect(name(["a", "b", "c", "d", "e"]) == "a, b, c, and 2 more")
  }

  @Test("An alert is called by its title, and drawn as an alert")
  func alerts() {
    let alert = FlowGraph.Name(type: "UIAlertController", label: "Delete?")
    let graph = FlowGraph(
      app: "App", screens: [alert, .init(type: "UIAlertController", label: "Sorry")])
    let nodes = Diagram.make(from: graph).diagram.nodes
    #expect(nodes.map { "\($0.role) \($0.name)" } == ["alert Delete?", "alert Sorry"])
  }
}
