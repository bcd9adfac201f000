import FlowGraph
import FlowTrace

/// What the views share: names, identifiers, places, and the pieces drawn so far.
struct DiagramMaker {
  /// What is being drawn: all that there is, or a side of a comparison.
  var graph: FlowGraph
  let options: DiagramOptions
  let places: Places
  let collapse: Collapse
  let names: CanonicalNames
  let displayNames: DisplayNames
  /// The screens that hold tabs.
  let containers: Set<FlowGraph.Name>
  private let screenIDs: Identifiers
  private let coordinatorIDs: Identifiers
  var text = LabelText()
  var diagram: Diagram
  var edgeIDs: Set<String> = []
  var anchorIDs: Set<String> = []
  var hasEntry = false

  init(graph: FlowGraph, view: DiagramView, options: DiagramOptions) {
    self.graph = graph
    self.options = options
    places = Places(of: graph)
    collapse = Collapse(options.collapsed, in: graph, places: places)
    names = graph.names
    displayNames = DisplayNames(of: graph, names: names, long: options.usesLongNames)
    screenIDs = Identifiers("screen", for: graph.screens, names: names)
    coordinatorIDs = Identifiers("coordinator", for: graph.coordinators, names: names)
    containers = Set(
      graph.transitionsInAnyOrder.lazy.filter { $0.kind == .tab }.compactMap(\.from))
    let title = text.line(view.title(of: graph) + (options.part.map { ", \($0)" } ?? ""))
    diagram = Diagram(
      title: title,
      direction: options.direction ?? (view == .hierarchy ? .leftToRight : .topToBottom))
  }

  /// The finished diagram, in the order of a walk through it; ways back come last.
  func finish() -> (diagram: Diagram, warnings: [Diagnostic]) {
    let order = WalkOrder(of: diagram)
    var sorted = diagram
    sorted.clusters = Self.sorted(diagram.clusters) {
      ([order.position(ofCluster: $0.id)], $0.id)
    }
    sorted.nodes = Self.sorted(diagram.nodes) { ([order.position(of: $0.id)], $0.id) }
    sorted.edges = Self.sorted(diagram.edges) {
      let ends = [order.position(of: $0.tail), order.position(of: $0.head)]
      return ([$0.role.isForward ? 0 : 1] + ends, $0.id)
    }
    return (sorted, text.warnings)
  }

  private static func sorted<T>(_ elements: [T], by key: (T) -> ([Int], String)) -> [T] {
    elements.map { (key: key($0), element: $0) }
      .sorted { a, b in
        a.key.0 == b.key.0 ? a.key.1 < b.key.1 : a.key.0.lexicographicallyPrecedes(b.key.0)
      }
      .map(\.element)
  }
}

extension DiagramMaker {
  static let entryID = "entry"

  func screenID(_ name: FlowGraph.Name) -> String { screenIDs[name] }
  func coordinatorID(_ name: FlowGraph.Name) -> String { coordinatorIDs[name] }

  /// The box that a screen is or is in.
  func box(ofScreen name: FlowGraph.Name) -> String {
    collapse.standIn(for: places.home(of: name)).map(coordinatorID) ?? screenID(name)
  }

  /// The box that a coordinator is or is in.
  func box(ofCoordinator name: FlowGraph.Name) -> String {
    coordinatorID(collapse.standIn(for: name) ?? name)
  }

  /// The coordinators that are drawn, with those that are collapsed.
  var drawnCoordinators: [FlowGraph.Name] {
    graph.coordinators.filter { (collapse.standIn(for: $0) ?? $0) == $0 }
  }

  /// The coordinators that are collapsed and stand in for what is in them.
  var collapsedCoordinators: [FlowGraph.Name] {
    graph.coordinators.filter { collapse.standIn(for: $0) == $0 }
  }

  /// The screens that are drawn.
  var drawnScreens: [FlowGraph.Name] {
    graph.screens.filter { collapse.standIn(for: places.home(of: $0)) == nil }
  }
}

extension DiagramView {
  /// What a view of a graph is a diagram of.
  fileprivate func title(of graph: FlowGraph) -> String {
    let subject =
      switch self {
      case .map: "coordinators and screens"
      case .hierarchy: "coordinators"
      case .flow: "screens"
      }
    let launches = graph.launches
    guard launches.count == 1, let launch = launches.first, !launch.isEmpty else {
      return "\(graph.app): \(subject)"
    }
    return "\(graph.app) (\(launch)): \(subject)"
  }
}
