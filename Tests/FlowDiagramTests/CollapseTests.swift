import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import Testing

@Suite("Collapsed coordinators")
struct CollapseTests {
  private static let auth = FlowGraph.Name(type: "MerchTabs.AuthCoordinator")

  private func diagram(_ view: DiagramView, _ collapsed: Set<FlowGraph.Name>) -> Diagram {
    Diagram.make(from: SampleGraphs.merchTabs, view: view, options: .init(collapsed: collapsed))
      .diagram
  }

  @Test(
    "A collapsed coordinator is one node for all that is in it", arguments: DiagramView.allCases)
  func node(view: DiagramView) {
    let diagram = diagram(view, [Self.auth])
    let nodes = diagram.nodes.filter { $0.id == "coordinator-AuthCoordinator" }
    #expect(nodes.map(\.role) == [.coordinator])
    let labels = Labels(of: diagram)
    #expect(nodes.map(labels.heading(of:)) == ["AuthCoordinator\n3 screens"])
    #expect(!diagram.clusters.contains { $0.id == "coordinator-AuthCoordinator" })
    let hidden = ["Login", "Register", "ForgotPassword"]
    for name in hidden {
      #expect(!diagram.nodes.contains { $0.id == "screen-\(name)ViewController" })
      #expect(!diagram.nodes.contains { $0.id == "coordinator-\(name)Coordinator" })
      #expect(!diagram.clusters.contains { $0.id == "coordinator-\(name)Coordinator" })
    }
    let screens =
      diagram.nodes.map(\.id) + diagram.nodes.flatMap(\.actions).flatMap(\.targets).map(\.node)
    #expect(screens.contains("screen-LavenderViewController"))
  }

  @Test("A collapsed coordinator keeps the edges at its border, and none inside")
  func arrows() {
    let auth = "coordinator-AuthCoordinator"
    let diagram = diagram(.flow, [Self.auth])
    let edges = diagram.edges.filter { $0.tail == auth || $0.head == auth }
    #expect(
      edges.map { "\($0.role) \($0.tail) > \($0.head): \(diagram.label(of: $0))" } == [
        "push screen-LavenderViewController > \(auth): tap \"Login\""
      ])
    let node = diagram.nodes.first { $0.id == auth }
    #expect(
      node?.actions.map { "\($0.rows.map(\.description)) \($0.targets.map(\.name))" } == [
        #"["tap \"Close\"", "tap \"Dismiss\"", "tap \"Log in\""] ["Lavender"]"#
      ])
  }

  @Test("The outline of a flow with a collapsed coordinator has the transitions of a flow")
  func outline() {
    let graph = FlowGraph.make(
      "Shop", links: ["Main > Auth"], presents: ["Main > List, Total", "Auth > Login"],
      transitions: """
        root . > List | launch | Main
        embed List > Total | addChild | app
        push List > Login | tap "Log in" | Auth
        """)
    let options = DiagramOptions(collapsed: [FlowGraph.Name(type: "Shop.Auth")])
    let outline = Diagram.make(from: graph, view: .flow, options: options).diagram.outline()
    let lines = outline.split(separator: "\n")
    #expect(lines.contains("  embeds Total"), "\(outline)")
    #expect(lines.contains("Screen Total"), "\(outline)")
  }

  @Test("A collapsed coordinator hides collapsed ones inside it")
  func nested() {
    let root = FlowGraph.Name(type: "MerchTabs.RootCoordinator")
    let diagram = diagram(.map, [root, Self.auth])
    #expect(diagram.nodes.map(\.id) == ["entry", "coordinator-RootCoordinator"])
    #expect(diagram.nodes.last.map(diagram.label(of:)) == "RootCoordinator\n10 screens")
    #expect(diagram.edges.map(\.role) == [.root])
  }

  @Test("A row that stands for many has the first few triggers and the number of the others")
  func lines() {
    let transitions = (0..<12).map {
      "push A\($0) > B | tap \"\(Character(UnicodeScalar(97 + $0)!))\" | C"
    }
    let graph = FlowGraph.make(
      "App", presents: ["C > \((0..<12).map { "A\($0)" }.joined(separator: ", "))"],
      transitions: transitions.joined(separator: "\n"))
    let collapsed: Set = [FlowGraph.Name(type: "App.C")]
    let diagram = Diagram.make(from: graph, view: .flow, options: .init(collapsed: collapsed))
      .diagram
    let lines = Labels(of: diagram).card(of: diagram.nodes[0]).lines
    #expect(lines.suffix(2) == ["tap \"d\"", "and 8 more"])
    #expect(lines.count == 7)
  }

  @Test(
    "A diagram with collapsed coordinators is well formed, whatever the graph", arguments: 1...30,
    DiagramView.allCases)
  func random(seed: Int, view: DiagramView) {
    let graph = GraphParts.random(coordinators: 3 + seed / 2, seed: UInt64(seed))
      .graph(shuffledWith: 0)
    let collapsed = Set(
      graph.coordinators.enumerated().filter { $0.offset % 3 == 1 }.map(\.element))
    let diagram = Diagram.make(from: graph, view: view, options: .init(collapsed: collapsed))
      .diagram
    let nodes = Set(diagram.nodes.map(\.id))
    let clusters = Set(diagram.clusters.map(\.id))
    #expect(nodes.count == diagram.nodes.count)
    #expect(nodes.isDisjoint(with: clusters))
    #expect(diagram.edges.allSatisfy { nodes.contains($0.tail) && nodes.contains($0.head) })
    #expect(diagram.nodes.allSatisfy { $0.cluster.map(clusters.contains) ?? true })
    #expect(diagram.clusters.allSatisfy { $0.parent.map(clusters.contains) ?? true })
  }
}

@Suite("An overview")
struct OverviewTests {
  @Test("An overview collapses nothing where everything fits")
  func fits() {
    let overview = SampleGraphs.merchTabs.overview(nodes: 200)
    #expect(overview.collapsed == [])
    #expect(overview.next == nil)
  }

  @Test("An overview opens the outer coordinators first, of these the fullest, while there is room")
  func opens() {
    let graph = FlowGraph.make(
      "App", links: ["Root > Small, Big", "Big > Deep"],
      presents: ["Small > A, B", "Big > C, D", "Deep > E, F, G"])
    func names(_ nodes: Int) -> [String] {
      graph.overview(nodes: nodes).collapsed.map { String($0.type.dropFirst(4)) }
    }
    #expect(names(2) == ["Big", "Small"])
    #expect(names(4) == ["Deep", "Small"])
    #expect(names(5) == ["Deep"])
    #expect(names(7) == [])
    let overview = graph.overview(nodes: 4)
    #expect(overview.nodes == 4)
    #expect(overview.next?.coordinator.type == "App.Small")
    #expect(overview.next?.nodes == 5)
  }

  @Test("An overview has more than one node where one more coordinator can be opened")
  func opensOne() {
    func overview(screens: Int) -> FlowOverview {
      let names = (1...screens).map { "S\($0)" }.joined(separator: ", ")
      return FlowGraph.make("App", links: ["Root > Inner"], presents: ["Inner > \(names)"])
        .overview(nodes: 3)
    }
    #expect(overview(screens: 3).nodes == 3)
    #expect(!overview(screens: 3).isBeyondLimit)
    let wide = overview(screens: FlowOverview.leastNodes)
    #expect(wide.nodes == FlowOverview.leastNodes)
    #expect(wide.isBeyondLimit)
    let wider = overview(screens: FlowOverview.leastNodes + 1)
    #expect(wider.nodes == 1)
    #expect(wider.next?.nodes == FlowOverview.leastNodes + 1)
  }

  @Test(
    "An overview has no more nodes than asked for, however large the app", arguments: [1, 40, 300])
  func large(limit: Int) {
    let graph = GraphParts.random(coordinators: 600, seed: 1).graph(shuffledWith: 0)
    let collapsed = Set(graph.overview(nodes: limit).collapsed)
    for view in [DiagramView.map, .flow] {
      let diagram = Diagram.make(from: graph, view: view, options: .init(collapsed: collapsed))
        .diagram
      // Coordinators at the top, and screens that stand outside of all, are drawn anyway.
      let outside = diagram.nodes.count { $0.role != .entry && $0.cluster == nil }
      #expect(diagram.nodes.count <= limit + outside + 1)
      #expect(diagram.nodes.contains { $0.role == .coordinator })
    }
  }
}
