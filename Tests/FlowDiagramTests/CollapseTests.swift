import FlowDiagram
import FlowGraph
import Testing

@Suite("Collapsed coordinators")
struct CollapseTests {
  private static let auth = FlowGraph.Name(type: "MerchTabs.AuthCoordinator")

  private func diagram(_ view: DiagramView, _ collapsed: Set<FlowGraph.Name>) -> Diagram {
    Diagram.make(from: SampleGraphs.merchTabs, view: view, options: .init(collapsed: collapsed))
      .diagram
  }

  @Test("are one box for all that is in them", arguments: DiagramView.allCases)
  func box(view: DiagramView) {
    let diagram = diagram(view, [Self.auth])
    let boxes = diagram.nodes.filter { $0.id == "coordinator-AuthCoordinator" }
    #expect(boxes.map(\.role) == [.coordinator])
    #expect(boxes.map(\.label) == ["AuthCoordinator\n3 screens"])
    #expect(!diagram.clusters.contains { $0.id == "coordinator-AuthCoordinator" })
    let hidden = ["Login", "Register", "ForgotPassword"]
    for name in hidden {
      #expect(!diagram.nodes.contains { $0.id == "screen-\(name)ViewController" })
      #expect(!diagram.nodes.contains { $0.id == "coordinator-\(name)Coordinator" })
      #expect(!diagram.clusters.contains { $0.id == "coordinator-\(name)Coordinator" })
    }
    #expect(diagram.nodes.contains { $0.id == "screen-LavenderViewController" })
  }

  @Test("keep the arrows at their border, and none inside")
  func arrows() {
    let box = "coordinator-AuthCoordinator"
    let edges = diagram(.flow, [Self.auth]).edges.filter { $0.tail == box || $0.head == box }
    #expect(
      edges.map { "\($0.role) \($0.tail) > \($0.head): \($0.label)" } == [
        "push screen-LavenderViewController > \(box): tap \"Login\"",
        """
        pop \(box) > screen-LavenderViewController: tap "Close"
        tap "Dismiss"
        tap "Log in"
        """,
      ])
  }

  @Test("hide others that are in them")
  func nested() {
    let root = FlowGraph.Name(type: "MerchTabs.RootCoordinator")
    let diagram = diagram(.map, [root, Self.auth])
    #expect(diagram.nodes.map(\.id) == ["entry", "coordinator-RootCoordinator"])
    #expect(diagram.nodes.last?.label == "RootCoordinator\n10 screens")
    #expect(diagram.edges.map(\.role) == [.root])
  }

  @Test("write a few lines on an arrow that stands for many")
  func lines() {
    let transitions = (0..<9).map {
      "push A\($0) > B | tap \"\(Character(UnicodeScalar(97 + $0)!))\" | C"
    }
    let graph = FlowGraph.make(
      "App", presents: ["C > \((0..<9).map { "A\($0)" }.joined(separator: ", "))"],
      transitions: transitions.joined(separator: "\n"))
    let collapsed: Set = [FlowGraph.Name(type: "App.C")]
    let diagram = Diagram.make(from: graph, view: .flow, options: .init(collapsed: collapsed))
      .diagram
    #expect(diagram.edges.map(\.label) == ["tap \"a\"\ntap \"b\"\ntap \"c\"\nand 6 more"])
  }

  @Test("hang together in any graph", arguments: 1...30, DiagramView.allCases)
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
  @Test("collapses nothing where everything fits")
  func fits() {
    let overview = SampleGraphs.merchTabs.overview(boxes: 200)
    #expect(overview.collapsed == [])
    #expect(overview.next == nil)
  }

  @Test("opens the outer coordinators first, of these the fullest, while there is room")
  func opens() {
    let graph = FlowGraph.make(
      "App", links: ["Root > Small, Big", "Big > Deep"],
      presents: ["Small > A, B", "Big > C, D", "Deep > E, F, G"])
    func names(_ boxes: Int) -> [String] {
      graph.overview(boxes: boxes).collapsed.map { String($0.type.dropFirst(4)) }
    }
    #expect(names(1) == ["Root"])
    #expect(names(2) == ["Big", "Small"])
    #expect(names(4) == ["Deep", "Small"])
    #expect(names(5) == ["Deep"])
    #expect(names(7) == [])
    let overview = graph.overview(boxes: 4)
    #expect(overview.boxes == 4)
    #expect(overview.next?.coordinator.type == "App.Small")
    #expect(overview.next?.boxes == 5)
  }

  @Test("keeps its promise however large the app", arguments: [1, 40, 300])
  func large(boxes: Int) {
    let graph = GraphParts.random(coordinators: 600, seed: 1).graph(shuffledWith: 0)
    let collapsed = Set(graph.overview(boxes: boxes).collapsed)
    for view in [DiagramView.map, .flow] {
      let diagram = Diagram.make(from: graph, view: view, options: .init(collapsed: collapsed))
        .diagram
      // Coordinators at the top, and screens that stand outside of all, are drawn anyway.
      let outside = diagram.nodes.count { $0.role != .entry && $0.cluster == nil }
      #expect(diagram.nodes.count <= boxes + outside + 1)
      #expect(diagram.nodes.contains { $0.role == .coordinator })
    }
  }
}
