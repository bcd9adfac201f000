import FlowGraph
import FlowTrace

/// What the views share: names, identifiers, and the pieces drawn so far.
struct DiagramMaker {
  /// About how many columns a line on an arrow may take.
  private static let arrowWidth = 24
  /// About how many columns a line in a box may take.
  private static let boxWidth = 32

  let graph: FlowGraph
  let options: DiagramOptions
  private let names: CanonicalNames
  private let displayNames: DisplayNames
  private let screenIDs: Identifiers
  private let coordinatorIDs: Identifiers
  private let containers: Set<FlowGraph.Name>
  /// The screens that embed a screen.
  let hosts: [FlowGraph.Name: [FlowGraph.Name]]
  private var text = LabelText()
  private var diagram: Diagram
  private var edgeIDs: Set<String> = []
  private var hasEntry = false

  init(graph: FlowGraph, view: DiagramView, options: DiagramOptions) {
    self.graph = graph
    self.options = options
    names = graph.names
    displayNames = DisplayNames(of: graph, names: names, long: options.usesLongNames)
    screenIDs = Identifiers(for: graph.screens, names: names)
    coordinatorIDs = Identifiers(for: graph.coordinators, names: names)
    let transitions = graph.transitions
    containers = Set(transitions.lazy.filter { $0.kind == .tab }.compactMap(\.from))
    hosts = transitions.reduce(into: [:]) { hosts, transition in
      guard transition.kind == .embed, let host = transition.from else { return }
      hosts[transition.to, default: []].append(host)
    }
    let subject =
      switch view {
      case .map: "coordinators and screens"
      case .hierarchy: "coordinators"
      case .flow: "screens"
      }
    let title = text.line("\(graph.app): \(subject)")
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
  private static let entryID = "entry"

  func screenID(_ name: FlowGraph.Name) -> String { "screen-\(screenIDs[name])" }
  func coordinatorID(_ name: FlowGraph.Name) -> String { "coordinator-\(coordinatorIDs[name])" }
  func anchorID(_ name: FlowGraph.Name) -> String { "anchor-\(coordinatorIDs[name])" }

  mutating func addScreen(_ name: FlowGraph.Name, in cluster: String? = nil) {
    addNode(
      screenID(name), name, role: containers.contains(name) ? .container : .screen, in: cluster)
  }

  mutating func addCoordinator(_ name: FlowGraph.Name) {
    addNode(coordinatorID(name), name, role: .coordinator)
  }

  mutating func addCluster(_ name: FlowGraph.Name, in parent: FlowGraph.Name?) {
    diagram.clusters.append(
      .init(
        id: coordinatorID(name), label: label(of: name), tooltip: LabelText.tooltip(names[name]),
        parent: parent.map(coordinatorID)))
  }

  /// Adds what stands for a coordinator inside its own frame.
  mutating func addAnchor(_ name: FlowGraph.Name) {
    diagram.nodes.append(
      .init(
        id: anchorID(name), label: "", role: .anchor, tooltip: LabelText.tooltip(names[name]),
        cluster: coordinatorID(name)))
  }

  mutating func addEdge(
    _ tail: String, _ head: String, role: Diagram.Edge.Role, lines: [String] = []
  ) {
    let id = "\(role.rawValue)--\(tail)--\(head)"
    guard edgeIDs.insert(id).inserted else { return }
    diagram.edges.append(
      .init(
        id: id, tail: tail, head: head, label: text.wrapped(lines, width: Self.arrowWidth),
        role: role))
  }

  /// Adds an arrow from where the app begins, and the beginning itself.
  mutating func addEntry(to head: String, lines: [String] = []) {
    if !hasEntry {
      hasEntry = true
      diagram.nodes.append(
        .init(id: Self.entryID, label: "", role: .entry, tooltip: LabelText.tooltip(graph.app)))
    }
    addEdge(Self.entryID, head, role: .root, lines: lines)
  }

  /// Adds the arrows between screens.
  mutating func addWays() {
    let ways = Ways(of: graph, showsBacks: options.showsBacks)
    for (way, triggers) in ways.labels.sorted(by: { Self.precedes($0.key, $1.key) }) {
      let lines = TriggerLines.lines(triggers)
      if let from = way.from {
        addEdge(screenID(from), screenID(way.to), role: way.role, lines: lines)
      } else {
        addEntry(to: screenID(way.to), lines: lines)
      }
    }
  }

  private static func precedes(_ a: Way, _ b: Way) -> Bool {
    guard a.from == b.from else {
      guard let fromB = b.from else { return false }
      guard let fromA = a.from else { return true }
      return fromA < fromB
    }
    return (a.to, a.role.rawValue) < (b.to, b.role.rawValue)
  }

  private mutating func addNode(
    _ id: String, _ name: FlowGraph.Name, role: Diagram.Node.Role, in cluster: String? = nil
  ) {
    diagram.nodes.append(
      .init(
        id: id, label: label(of: name), role: role, tooltip: LabelText.tooltip(names[name]),
        cluster: cluster))
  }

  private mutating func label(of name: FlowGraph.Name) -> String {
    text.wrapped([displayNames[name]], width: Self.boxWidth)
  }
}
