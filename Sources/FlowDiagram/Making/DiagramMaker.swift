import FlowGraph
import FlowTrace

/// Makes a diagram: what the views share of names, identifiers and places, and the nodes, clusters
/// and edges that they added so far.
///
/// Coordinators and screens are numbers, their places in the graph. Nodes and clusters have numbers
/// of their own, which are places in ``ids``.
struct DiagramMaker {
  let graph: NumberedGraph
  /// The graph with all transitions from the screens on which they were recorded.
  let recorded: NumberedGraph
  let options: DiagramOptions
  let places: Places
  let collapse: Collapse
  let names: CanonicalNames
  /// The full names of screens, by number.
  let screenNames: [String]
  let coordinatorNames: [String]
  let displayNames: DisplayNames
  let out: TransitionsOut
  /// Which screens hold tabs.
  private(set) var isContainer: [Bool]
  let app: String
  let launches: [String]
  /// Whether launches lead to different screens: then each is a row of where the app begins.
  var namesLaunches = false
  /// Whether more than a launch leads from where the app begins: then the launch is a row, too.
  var hasLaunchRows = false
  var diagram: Diagram
  let ids: [String]
  private(set) var nodes: [WalkOrder.Node] = []
  private var clusters: [WalkOrder.Cluster] = []
  private var edges: [WalkOrder.Edge] = []
  /// How often each identifier of an edge was given.
  private var edgeIDs: [String: Int] = [:]

  init(graph: FlowGraph, view: DiagramView, options: DiagramOptions) {
    var numbered = NumberedGraph(graph)
    recorded = numbered
    // The drawing of a change shows the transitions that changed.
    if options.changes.isEmpty {
      numbered.gatherTabs()
      numbered.gatherTabTaps()
      numbered.gather(fromOutside: options.firstUses.fromOutside)
    }
    self.graph = numbered
    self.options = options
    places = Places(of: numbered)
    collapse = Collapse(options.collapsed, in: numbered, places: places)
    let names = graph.names
    self.names = names
    screenNames = numbered.screens.map { names[$0] }
    coordinatorNames = numbered.coordinators.map { names[$0] }
    displayNames = DisplayNames(of: numbered, names: names, long: options.usesLongNames)
    let out = TransitionsOut(of: numbered, in: options.whole, options)
    self.out = out
    let screenIDs = Identifiers.make("screen", of: screenNames + out.screens)
    ids =
      [Diagram.Node.entryID] + screenIDs.prefix(screenNames.count)
      + Identifiers.make("coordinator", of: coordinatorNames)
      + screenIDs.dropFirst(screenNames.count)
    isContainer = Array(repeating: false, count: numbered.screens.count)
    for bar in numbered.tabBars { isContainer[bar] = true }
    for exit in out.exits
    where exit.transition.kind == .tab && TabBars.haveTrigger(exit.transition.trigger) {
      isContainer[exit.from] = true
    }
    app = graph.app
    launches = graph.launches
    diagram = Diagram(
      title: [view.title(of: graph), options.part, options.uses?.title].compactMap(\.self)
        .joined(separator: ", "),
      direction: .leftToRight)
    diagram.nodes.reserveCapacity(numbered.screens.count + 1)
  }

  /// Returns the finished diagram in the order of a walk through it, unless it is a tree; backs come
  /// last.
  mutating func finish() -> Diagram {
    if diagram.arrangement == .ranked { sort() }
    diagram.direction = options.direction ?? pageDirection
    return diagram
  }

  private mutating func sort() {
    let order = WalkOrder(nodes: nodes, clusters: clusters, edges: edges, ids: ids)
    let sortedEdges = order.sorted(edges) { diagram.edges[$0].id < diagram.edges[$1].id }
    diagram.clusters.reorder(order.sorted(clusters.map(\.number)))
    diagram.nodes.reorder(order.sorted(nodes.map(\.number)))
    diagram.edges.reorder(sortedEdges)
  }
}

extension DiagramMaker {
  /// The direction in which the finished diagram fits a page.
  private var pageDirection: Diagram.Direction {
    let places = TextNumbers(diagram.nodes.map(\.id))
    return PageShape(
      of: diagram,
      edges: diagram.edges.compactMap { edge in
        guard let tail = places[edge.tail], let head = places[edge.head] else { return nil }
        return (tail, head)
      }
    ).direction
  }

  /// The number of where the app begins.
  var entry: Int { 0 }

  /// Returns the number of a screen's own node.
  func number(ofScreen screen: Int) -> Int { 1 + screen }

  /// Returns the number of a coordinator's own node or cluster.
  func number(ofCoordinator coordinator: Int) -> Int { 1 + graph.screens.count + coordinator }

  /// Returns the number of the node that a screen is or is in.
  func node(ofScreen screen: Int) -> Int {
    collapse.standIn(for: places.home(of: screen)).map(number(ofCoordinator:))
      ?? number(ofScreen: screen)
  }

  /// Returns the number of a screen outside the part that is drawn. There is no node of it.
  func number(ofScreenOutside screen: Int) -> Int {
    1 + graph.screens.count + graph.coordinators.count + screen
  }

  /// Whether there is a node of a number, in the diagram or in a collapsed one.
  func isInside(_ number: Int) -> Bool { number < self.number(ofScreenOutside: 0) }

  /// Returns what to call the node with a number.
  func name(of number: Int) -> String {
    if !isInside(number) { return out.displayNames[number - self.number(ofScreenOutside: 0)] }
    return number > graph.screens.count
      ? displayNames.coordinators[number - 1 - graph.screens.count]
      : displayNames.screens[number - 1]
  }

  /// Returns the number of the node that a coordinator is or is in.
  func node(ofCoordinator coordinator: Int) -> Int {
    number(ofCoordinator: collapse.standIn(for: coordinator) ?? coordinator)
  }

  /// The coordinators that are drawn, with those that are collapsed.
  var drawnCoordinators: [Int] {
    graph.coordinators.indices.filter { (collapse.standIn(for: $0) ?? $0) == $0 }
  }

  /// The coordinators that are collapsed and stand in for what is in them.
  var collapsedCoordinators: [Int] {
    graph.coordinators.indices.filter { collapse.standIn(for: $0) == $0 }
  }

  /// The screens that are drawn.
  var drawnScreens: [Int] {
    graph.screens.indices.filter { collapse.standIn(for: places.home(of: $0)) == nil }
  }
}

extension DiagramMaker {
  /// Adds a node, whose identifier is ``ids`` at `number`, in the cluster of another number.
  mutating func add(_ number: Int, in cluster: Int?, _ node: Diagram.Node) {
    nodes.append(WalkOrder.Node(number: number, role: node.role, cluster: cluster))
    diagram.nodes.append(node)
  }

  /// Adds a cluster, whose identifier is ``ids`` at `number`, in the cluster of another number.
  mutating func add(_ number: Int, in parent: Int?, _ cluster: Diagram.Cluster) {
    clusters.append(WalkOrder.Cluster(number: number, parent: parent))
    diagram.clusters.append(cluster)
  }

  /// Adds an edge between the nodes of two numbers. Of several with one identifier, the others are
  /// numbered.
  mutating func addEdge(_ tail: Int, _ head: Int, _ edge: Diagram.Edge) {
    var edge = edge
    edgeIDs[edge.id, default: 0] += 1
    if let count = edgeIDs[edge.id], count > 1 { edge.id += "--\(count)" }
    edges.append(WalkOrder.Edge(tail: tail, head: head, isForward: edge.role.isForward))
    diagram.edges.append(edge)
  }

  /// The most launches that are named where the app begins.
  private static let mostNamedLaunches = 3

  /// Adds where the app begins, with the names of its launches, unless one has none: all lead the same way.
  mutating func addEntry() {
    let isNamed = !namesLaunches && !launches.isEmpty && launches.allSatisfy { !$0.isEmpty }
    var names = launches.prefix(Self.mostNamedLaunches).joined(separator: ", ")
    let rest = launches.count - Self.mostNamedLaunches
    if rest > 0 { names += ", " + Diagram.Row.more(rest).description }
    add(
      entry, in: nil,
      .init(id: ids[entry], name: isNamed ? names : "launch", role: .entry, fullName: app))
  }
}

extension DiagramView {
  /// Returns what a view of a graph is a diagram of.
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
