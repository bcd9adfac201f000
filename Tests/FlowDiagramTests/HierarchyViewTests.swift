import FlowChanges
import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import Testing

@Suite("The hierarchy")
struct HierarchyViewTests {
  private static func hierarchy(
    _ graph: FlowGraph, _ options: DiagramOptions = .init()
  ) -> Diagram {
    Diagram.make(from: graph, view: .hierarchy, options: options).diagram
  }

  /// The rows of a node's card.
  private static func rows(_ diagram: Diagram, _ name: String) -> [String] {
    diagram.nodes.first { $0.name == name }?.actions.flatMap { $0.rows.map(\.description) } ?? []
  }

  @Test("A sample's hierarchy has its expected DOT", arguments: SampleGraphs.all)
  func golden(graph: FlowGraph) {
    Golden.expect(
      Self.hierarchy(graph).addingLegend().dot(), named: "\(graph.app)-hierarchy.dot")
  }

  @Test("The hierarchy draws every coordinator once, with the screens that it shows as rows")
  func once() {
    let diagram = Self.hierarchy(SampleGraphs.onboarding)
    #expect(diagram.nodes.count { $0.name == "OnboardingCoordinator" } == 1)
    #expect(!diagram.nodes.contains { $0.name == "TextAndButton" })
    let holders = diagram.nodes.filter { node in
      node.actions.contains { $0.rows == [.screen("TextAndButton")] }
    }
    #expect(Set(holders.map(\.name)) == ["ExamplesCoordinator", "OnboardingCoordinator"])
    #expect(diagram.clusters.isEmpty)
  }

  @Test("A card of thousands of screens states no height that Graphviz refuses")
  func tall() {
    let screens = (0..<6_000).map { "Screen\($0)" }.joined(separator: ", ")
    let dot = Self.hierarchy(.make("App", presents: ["Root > \(screens)"])).dot()
    let heights = dot.matches(of: /<td [^>]*height="(\d+)"/).compactMap { Int($0.1) }
    #expect(!heights.isEmpty)
    #expect(heights.allSatisfy { $0 <= 65_535 })
  }

  @Test("A coordinator's card lists its screens in the order in which the flow reaches them")
  func screens() {
    let diagram = Self.hierarchy(SampleGraphs.shop)
    #expect(diagram.nodes.map(\.id) == ["coordinator-PurchaseCoordinator"])
    #expect(
      diagram.nodes[0].actions.flatMap { $0.rows.map(\.description) } == [
        "ProductList", "ProductDetail", "OrderSummary", "DeliveryAddress", "ShippingOption",
        "PaymentMethod", "Confirmation",
      ])
  }

  @Test("A root of the hierarchy is a coordinator that nobody owns")
  func roots() {
    let diagram = Self.hierarchy(SampleGraphs.kanji)
    #expect(
      diagram.nodes.map(\.name) == [
        "ApplicationCoordinator", "AllKanjiListCoordinator", "KanjiDetailCoordinator",
      ])
    #expect(
      diagram.edges.map(\.tail) == [
        "coordinator-ApplicationCoordinator", "coordinator-AllKanjiListCoordinator",
      ])
    #expect(diagram.edges.allSatisfy { $0.role == .link })
  }

  @Test("Children stand in the order in which the flow reaches their first screens")
  func order() {
    let graph = FlowGraph.make(
      "App", links: ["RootCoordinator > ACoordinator, BCoordinator, CCoordinator"],
      presents: [
        "ACoordinator > LastViewController", "BCoordinator > FirstViewController",
        "CCoordinator > SecondViewController",
      ],
      transitions: """
        root . > FirstViewController | launch | BCoordinator
        push FirstViewController > SecondViewController | tap "On" | CCoordinator
        push SecondViewController > LastViewController | tap "On" | ACoordinator
        """)
    #expect(
      Self.hierarchy(graph).edges.map(\.head) == [
        "coordinator-BCoordinator", "coordinator-CCoordinator", "coordinator-ACoordinator",
      ])
  }

  @Test("A coordinator that its lowest common owner owns too names the other owners")
  func alsoOwned() {
    let diagram = Self.hierarchy(SampleGraphs.onboarding)
    let edge = diagram.edges.first { $0.head == "coordinator-OnboardingCoordinator" }
    #expect(edge?.tail == "coordinator-AppCoordinator")
    #expect(edge?.role == .link)
    #expect(
      Self.rows(diagram, "OnboardingCoordinator").last == "also owned by ExamplesCoordinator")
  }

  @Test("A coordinator that only those below its lowest common owner own has a guide to it")
  func ownedBelow() {
    let graph = FlowGraph.make(
      "App", links: ["App > Cart, Profile", "Cart > Payment", "Profile > Payment"])
    let diagram = Self.hierarchy(graph)
    let edge = diagram.edges.first { $0.head == "coordinator-Payment" }
    #expect(edge?.tail == "coordinator-App")
    #expect(edge?.role == .guide)
    #expect(Self.rows(diagram, "Payment") == ["owned by Cart, Profile"])
  }

  @Test("Coordinators that own one another in a circle are drawn once, and name the owner")
  func circle() {
    let diagram = Self.hierarchy(FlowGraph.make("App", links: ["A > B", "B > A", "C > C"]))
    #expect(diagram.nodes.map(\.name) == ["A", "B", "C"])
    #expect(diagram.edges.map(\.id) == ["link--coordinator-A--coordinator-B"])
    #expect(Self.rows(diagram, "A") == ["owned by B"])
    #expect(Self.rows(diagram, "C") == ["owned by another C"])
  }

  @Test("A link that is new or gone is said on the card of the coordinator that is owned")
  func changedLink() {
    let diff = FlowDiff(
      from: FlowGraph.make("App", links: ["Root > A, C"]),
      to: FlowGraph.make("App", links: ["Root > A", "A > C"]))
    let diagram = Self.hierarchy(diff.union, .init(changes: DiagramChanges(diff)))
    #expect(diagram.edges.map(\.id).last == "link--coordinator-Root--coordinator-C--removed")
    #expect(Self.rows(diagram, "C") == ["owned by A", "owned by Root"])
    let actions = diagram.nodes.flatMap(\.actions)
    #expect(actions.flatMap(\.targets).map(\.change) == [.added, .removed])
  }

  @Test("A collapsed coordinator has one card and hides the coordinators below it")
  func collapsed() {
    let diagram = Self.hierarchy(
      SampleGraphs.merchTabs, .init(collapsed: [.init(type: "MerchTabs.AuthCoordinator")]))
    let card = diagram.nodes.first { $0.name == "AuthCoordinator" }
    #expect(card?.rows.map(\.description) == ["3 screens"])
    #expect(card?.actions.isEmpty == true)
    #expect(!diagram.nodes.contains { $0.name == "LoginCoordinator" })
  }

  @Test("A screen that belongs to no coordinator is a card of its own")
  func loose() {
    let graph = FlowGraph.make("App", transitions: "root . > AViewController | launch | app")
    let diagram = Self.hierarchy(graph)
    #expect(diagram.nodes.map(\.role) == [.screen])
    #expect(diagram.edges.isEmpty)
  }
}
