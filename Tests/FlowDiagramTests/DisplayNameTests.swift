import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import Testing

@Suite("Display names")
struct DisplayNameTests {
  private func names(_ graph: FlowGraph, options: DiagramOptions = .init()) -> [String] {
    let map = Diagram.make(from: graph, options: options).diagram
    return (map.nodes.map(\.name) + map.clusters.map(\.name)).sorted()
  }

  @Test("A name is short where that is clear, with the full name on hover")
  func short() {
    let graph = FlowGraph.make(
      "App", presents: ["CartCoordinator > ListViewController, BarController"])
    #expect(names(graph) == ["Bar", "Cart", "List"])
    #expect(
      names(graph, options: .init(usesLongNames: true))
        == ["BarController", "CartCoordinator", "ListViewController"])
    let map = Diagram.make(from: graph).diagram
    #expect(
      (map.nodes.map { $0.fullName ?? "" } + map.clusters.map { $0.fullName ?? "" }).sorted()
        == ["BarController", "CartCoordinator", "ListViewController"])
  }

  @Test(
    "A system class keeps its whole name, with the stand-in's module or without; an alert without words is an action sheet"
  )
  func system() {
    let graph = FlowGraph(
      app: "App",
      screens: [
        "UIAlertController", "HeadlessUIKit.SFSafariViewController", "App.QRCodeViewController",
        "App.ListViewController", "ListViewController2", "MapViewController",
      ].map { .init(type: $0) })
    #expect(
      names(graph) == [
        "Action sheet", "List", "ListViewController2", "Map", "QRCode", "SFSafariViewController",
      ])
  }

  @Test("A class that an app nests in one of the system's is called without that")
  func nestedInSystem() {
    let graph = FlowGraph(
      app: "App",
      screens: [
        "(extension in App):HeadlessUIKit.UIViewController.BehaviorViewController",
        "(extension in App):__C.UIViewController.SpinnerController", "App.Cart.PageViewController",
      ].map { .init(type: $0) })
    #expect(names(graph) == ["Behavior", "Cart.Page", "Spinner"])
  }

  @Test("A host of a SwiftUI view is called by the view, unless that has no type of its own")
  func hosts() {
    let graph = FlowGraph(
      app: "App",
      screens: [
        "App.HostingController<Account.ProfileView>", "SwiftUI.UIHostingController<App.CartView>",
        "App.HostingController<SwiftUI.AnyView>",
        "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<App.CartView, App.Style>>",
      ].map { .init(type: $0) })
    #expect(
      names(graph) == [
        "CartView", "HostingController<AnyView>", "ProfileView",
        "UIHostingController<ModifiedContent<CartView, Style>>",
      ])
  }

  @Test("A screen keeps its ending where two would be called the same")
  func screens() {
    let graph = FlowGraph.make("App", presents: ["C > ListViewController, ListController, Map"])
    #expect(names(graph) == ["C", "ListController", "ListViewController", "Map"])
  }

  @Test("All coordinators keep their endings where one would be called like a screen")
  func coordinators() {
    let graph = FlowGraph.make(
      "App", presents: ["ListCoordinator > ListViewController", "MapCoordinator > Pin"])
    #expect(names(graph) == ["List", "ListCoordinator", "MapCoordinator", "Pin"])
  }

  @Test("A class whose name is only the ending keeps it")
  func onlyEnding() {
    let graph = FlowGraph.make(
      "App", presents: ["Coordinator > ViewController, Cart.ViewController"])
    #expect(names(graph) == ["Cart.ViewController", "Coordinator", "ViewController"])
  }

  @Test("A name has its label where something of the same class has another")
  func label() {
    let screens: [FlowGraph.Name] = [
      .init(type: "A.HomeViewController", label: "Home"),
      .init(type: "A.StepViewController", label: "One"),
      .init(type: "A.StepViewController", label: "Two"),
      .init(type: "A.TourViewController"), .init(type: "A.TourViewController", label: "Tour"),
    ]
    let graph = FlowGraph(app: "App", screens: screens)
    #expect(names(graph) == ["Home", "Step (One)", "Step (Two)", "Tour", "Tour (Tour)"])
    let nodes = Diagram.make(from: graph, view: .flow).diagram.nodes
    #expect(nodes.first { $0.name == "Home" }?.fullName == "HomeViewController (Home)")
  }

  @Test("Different names have different identifiers")
  func identifiers() {
    let graph = FlowGraph(
      app: "App",
      screens: ["a b", "a-b", "a<b>", "日本", "", "-"].map { .init(type: "A.Step", label: $0) })
    let ids = Diagram.make(from: graph, view: .flow).diagram.nodes.map(\.id)
    #expect(
      Set(ids) == [
        "screen-Step", "screen-Step-2", "screen-Step-a-b", "screen-Step-a-b-2",
        "screen-Step-a-b-3", "screen-Step-u65E5u672C",
      ])
  }
}
