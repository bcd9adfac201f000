import FlowGraph
import FlowTrace

/// What the views share: names, identifiers, places, and the pieces drawn so far.
///
/// Coordinators and screens are told by their numbers in the graph; boxes and frames have numbers
/// of their own, by which ``ids`` has their identifiers.
struct DiagramMaker {
  /// What is being drawn: all that there is, or a side of a comparison.
  var graph: NumberedGraph
  let options: DiagramOptions
  let places: Places
  let collapse: Collapse
  /// The full names of screens, by number.
  let screenNames: [String]
  let coordinatorNames: [String]
  let displayNames: DisplayNames
  /// Which screens hold tabs.
  private(set) var isContainer: [Bool]
  let app: String
  var text = LabelText()
  private(set) var diagram: Diagram
  private(set) var ids: [String]
  private var boxes: [WalkOrder.Box] = []
  private var frames: [WalkOrder.Frame] = []
  private var arrows: [WalkOrder.Arrow] = []
  /// The numbers of the points in frames, by coordinator.
  private var anchors: [Int: Int] = [:]
  var edgeKeys: Set<EdgeKey> = []
  private var hasEntry = false

  init(graph: FlowGraph, view: DiagramView, options: DiagramOptions) {
    let numbered = NumberedGraph(graph)
    self.graph = numbered
    self.options = options
    places = Places(of: numbered)
    collapse = Collapse(options.collapsed, in: numbered, places: places)
    let names = graph.names
    screenNames = numbered.screens.map { names[$0] }
    coordinatorNames = numbered.coordinators.map { names[$0] }
    displayNames = DisplayNames(of: numbered, names: names, long: options.usesLongNames)
    ids =
      [Self.entryID] + Identifiers.make("screen", of: screenNames)
      + Identifiers.make("coordinator", of: coordinatorNames)
    isContainer = Array(repeating: false, count: numbered.screens.count)
    for transition in numbered.transitions where transition.kind == .tab {
      if let from = transition.from { isContainer[from] = true }
    }
    app = graph.app
    let title = text.line(view.title(of: graph) + (options.part.map { ", \($0)" } ?? ""))
    diagram = Diagram(
      title: title,
      direction: options.direction ?? (view == .hierarchy ? .leftToRight : .topToBottom))
    diagram.nodes.reserveCapacity(numbered.screens.count + 1)
  }

  /// The finished diagram, in the order of a walk through it; ways back come last.
  mutating func finish() -> (diagram: Diagram, warnings: [Diagnostic]) {
    let order = WalkOrder(boxes: boxes, frames: frames, arrows: arrows, ids: ids)
    let edges = order.sorted(arrows) { diagram.edges[$0].id < diagram.edges[$1].id }
    diagram.clusters.reorder(order.sorted(frames.map(\.number)))
    diagram.nodes.reorder(order.sorted(boxes.map(\.number)))
    diagram.edges.reorder(edges)
    return (diagram, text.warnings)
  }
}

extension DiagramMaker {
  private static let entryID = "entry"

  /// The number of where the app begins.
  var entry: Int { 0 }

  /// The number of a screen's own box.
  func number(ofScreen screen: Int) -> Int { 1 + screen }

  /// The number of a coordinator's own box or frame.
  func number(ofCoordinator coordinator: Int) -> Int { 1 + graph.screens.count + coordinator }

  /// The number of the box that a screen is or is in.
  func box(ofScreen screen: Int) -> Int {
    collapse.standIn(for: places.home(of: screen)).map(number(ofCoordinator:))
      ?? number(ofScreen: screen)
  }

  /// The number of the box that a coordinator is or is in.
  func box(ofCoordinator coordinator: Int) -> Int {
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
  /// Adds a box.
  ///
  /// - Parameters:
  ///   - number: where ``ids`` has its identifier.
  ///   - frame: the number of the frame that it is in.
  mutating func add(
    _ number: Int, _ role: Diagram.Node.Role, in frame: Int? = nil, label: String = "",
    tooltip: String, marks: [Diagram.Mark] = [], isHighlighted: Bool = false,
    change: Diagram.Change? = nil
  ) {
    boxes.append(WalkOrder.Box(number: number, role: role, frame: frame))
    diagram.nodes.append(
      .init(
        id: ids[number], label: label, role: role, tooltip: LabelText.tooltip(tooltip),
        cluster: frame.map { ids[$0] }, marks: marks, isHighlighted: isHighlighted,
        change: change))
  }

  /// Adds a frame.
  mutating func addFrame(
    _ number: Int, in parent: Int?, label: String, tooltip: String, marks: [Diagram.Mark],
    isHighlighted: Bool, change: Diagram.Change?
  ) {
    frames.append(WalkOrder.Frame(number: number, parent: parent))
    diagram.clusters.append(
      .init(
        id: ids[number], label: label, tooltip: LabelText.tooltip(tooltip),
        parent: parent.map { ids[$0] }, marks: marks, isHighlighted: isHighlighted,
        change: change))
  }

  /// Adds an arrow.
  mutating func add(_ tail: End, _ head: End, _ edge: Diagram.Edge) {
    arrows.append(
      WalkOrder.Arrow(tail: tail.box, head: head.box, isForward: edge.role.isForward))
    diagram.edges.append(edge)
  }

  /// Says of the arrows from one on that they are new or gone.
  mutating func tell(_ change: Diagram.Change?, ofEdgesFrom start: Int) {
    guard let change else { return }
    for index in start..<diagram.edges.count { diagram.edges[index].tell(change) }
  }

  /// Adds where the app begins, once.
  mutating func addEntry() {
    guard !hasEntry else { return }
    hasEntry = true
    add(entry, .entry, tooltip: app)
  }

  /// Adds, once, a point that stands for a coordinator inside its own frame.
  mutating func addAnchor(_ coordinator: Int) -> End {
    let frame = number(ofCoordinator: coordinator)
    if let number = anchors[coordinator] { return End(number) }
    let number = ids.count
    ids.append("anchor-\(ids[frame])")
    anchors[coordinator] = number
    add(number, .anchor, in: frame, tooltip: coordinatorNames[coordinator])
    return End(number)
  }
}

extension Diagram.Edge {
  fileprivate mutating func tell(_ change: Diagram.Change) {
    self.change = change
    id += "--\(change.rawValue)"
    label = label.isEmpty ? "\(change)" : "\(label)\n\(change)"
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
