import FlowGraph
import FlowTrace
import FlowVerdicts

extension DiagramMaker {
  /// The most rows of an edge that stands for several between two nodes.
  private static let mostRows = 4

  mutating func addEdge(
    _ tail: End, _ head: End, role: Diagram.Edge.Role, rows: [Diagram.Row] = [],
    count: Int? = nil, effects: [DiagramMarks.Effect] = [], clear: Set<Verdict.Kind> = []
  ) {
    let causes = effects.isEmpty ? "" : effects.map { "--" + id(of: $0) }.joined()
    let key = EdgeKey(role: role, tail: tail.number, head: head.number, causes: causes)
    guard edgeKeys.insert(key).inserted else { return }
    add(
      tail, head,
      .init(
        id: id(of: key), tail: ids[tail.node], head: ids[head.node],
        tailCluster: tail.cluster.map { ids[$0] }, headCluster: head.cluster.map { ids[$0] },
        role: role, rows: rows, count: count, marks: marks(of: effects, clear: clear)))
  }

  private func id(of key: EdgeKey) -> String {
    let (tail, head) = (ids[key.tail], ids[key.head])
    var id = ""
    id.reserveCapacity(16 + tail.utf8.count + head.utf8.count + key.causes.utf8.count)
    id += key.role.rawValue
    id += "--"
    id += tail
    id += "--"
    id += head
    id += key.causes
    return id
  }

  private func marks(
    of effects: [DiagramMarks.Effect], clear: Set<Verdict.Kind>
  ) -> [Diagram.Mark] {
    guard !effects.isEmpty else { return [] }
    let marks = effects.map { effect in
      Diagram.Mark(
        effect.kind, subject: clear.contains(effect.kind) ? nil : .name(subject(of: effect)))
    }
    return Set(marks).sorted()
  }

  /// Adds an edge from where the app begins to a node.
  mutating func addEntry(to node: Int) {
    addEntry()
    addEdge(End(entry), End(node), role: .root)
  }

  /// Adds the edges between screens, and between nodes that screens are in.
  private mutating func addTransitions() {
    let edges = ScreenEdges(
      of: graph, showsBacks: options.showsBacks, isCounted: options.showsWeights,
      causes: options.marks.causes)
    let clear = clearMarks
    for (ends, together) in collapsed(edges.drawn()) {
      if ends.tail == entry { addEntry() }
      addEdge(
        End(ends.tail), End(ends.head), role: ends.role,
        rows: together.count == 1 ? together[0].rows : Self.few(together.flatMap(\.rows)),
        count: options.showsWeights ? together.reduce(0) { $0 + ($1.count ?? 0) } : nil,
        effects: ends.effects, clear: clear)
    }
  }

  /// Returns what is drawn as one edge each, in the order of the first of them.
  private func collapsed(
    _ drawn: [ScreenEdges.Drawn]
  ) -> [(ends: Ends, edges: [ScreenEdges.Drawn])] {
    var groups: [(ends: Ends, edges: [ScreenEdges.Drawn])] = []
    groups.reserveCapacity(drawn.count)
    var places: [Ends: Int] = [:]
    for drawn in drawn {
      let edge = drawn.edge
      let tail = edge.from.map { node(ofScreen: $0) } ?? entry
      let head = node(ofScreen: edge.to)
      // What leads around inside one node is not drawn.
      if tail == head, tail != number(ofScreen: edge.to) { continue }
      let ends = Ends(tail: tail, head: head, role: edge.role, effects: edge.effects)
      if let place = places[ends] {
        groups[place].edges.append(drawn)
      } else {
        // Each screen has a node of its own unless something is collapsed.
        if !collapse.isEmpty { places[ends] = groups.count }
        groups.append((ends, [drawn]))
      }
    }
    return groups
  }

  /// Returns the rows of several edges by their words, the first few of them where they are many.
  private static func few(_ rows: [Diagram.Row]) -> [Diagram.Row] {
    let byWords = Dictionary(
      rows.map { (ExactString($0.description), $0) }, uniquingKeysWith: { first, _ in first })
    let all = byWords.sorted { $0.key < $1.key }.map(\.value)
    guard all.count > mostRows else { return all }
    return all.prefix(mostRows - 1) + [.more(all.count - mostRows + 1)]
  }

  private func subject(of effect: DiagramMarks.Effect) -> String {
    switch effect.subject {
    case .coordinator(let name):
      graph.coordinator(name).map { displayNames.briefCoordinators[$0] } ?? name.type
    case .screen(let name): graph.screen(name).map { displayNames.screens[$0] } ?? name.type
    }
  }

  private func id(of effect: DiagramMarks.Effect) -> String {
    let subject =
      switch effect.subject {
      case .coordinator(let name):
        graph.coordinator(name).map { ids[number(ofCoordinator: $0)] }
          ?? "coordinator-\(Identifiers.slug(name.type))"
      case .screen(let name):
        graph.screen(name).map { ids[number(ofScreen: $0)] }
          ?? "screen-\(Identifiers.slug(name.type))"
      }
    return "\(effect.kind.markID)-\(subject)"
  }

  /// The kinds of mark that only one node or cluster has: an edge need not name it.
  private var clearMarks: Set<Verdict.Kind> {
    guard !options.marks.causes.isEmpty else { return [] }
    let shown = diagram.nodes.map(\.marks) + diagram.clusters.map(\.marks)
    var subjects: [Verdict.Kind: Set<FlowGraph.Name>] = [:]
    for effect in options.marks.causes.values.joined() {
      subjects[effect.kind, default: []].insert(effect.name)
    }
    return Set(Verdict.Kind.allCases).filter { kind in
      subjects[kind]?.count == 1 && shown.count { $0.contains { $0.kind == kind } } == 1
    }
  }
}

extension DiagramMaker {
  /// Adds the edges between screens; what is new and what is gone have edges of their own.
  ///
  /// Backs by gestures of the system are drawn only where nothing else shows that they are
  /// different.
  mutating func addScreenEdges() {
    guard !options.changes.isEmpty else { return addTransitions() }
    let whole = graph
    let known = edgeKeys
    var added = known
    for change in [nil, Diagram.Change.added, .removed] {
      graph = whole.keepingTransitions { transition in
        options.changes.transitions[transition] == change
          && !options.changes.impliedBacks.contains(transition)
          && (change != nil || !transition.isImplicit || transition.kind.isForward)
      }
      edgeKeys = known
      let start = diagram.edges.count
      addTransitions()
      setChange(change, ofEdgesFrom: start)
      added.formUnion(edgeKeys)
    }
    graph = whole
    edgeKeys = added
  }

  func change(of link: NumberedGraph.Link) -> Diagram.Change? {
    guard !options.changes.links.isEmpty else { return nil }
    return options.changes.links[
      .init(parent: graph.coordinators[link.parent], child: graph.coordinators[link.child])]
  }

  func change(of present: NumberedGraph.Presentation) -> Diagram.Change? {
    guard !options.changes.presents.isEmpty else { return nil }
    return options.changes.presents[
      .init(
        coordinator: graph.coordinators[present.coordinator],
        screen: graph.screens[present.screen])]
  }
}

extension DiagramMaker {
  /// What is drawn as one edge.
  private struct Ends: Hashable {
    var tail: Int
    var head: Int
    var role: Diagram.Edge.Role
    var effects: [DiagramMarks.Effect]
  }

  /// The parts of an edge's identifier.
  struct EdgeKey: Hashable {
    var role: Diagram.Edge.Role
    var tail: Int
    var head: Int
    var causes: String

    /// Edges that differ in role or causes alone are rare.
    func hash(into hasher: inout Hasher) {
      hasher.combine(tail)
      hasher.combine(head)
    }
  }

  /// Where an edge ends: at a node, or at a cluster around it. Both are numbers.
  struct End {
    var node: Int
    var cluster: Int?

    init(_ node: Int, cluster: Int? = nil) {
      self.node = node
      self.cluster = cluster
    }

    /// The number of what it ends at.
    var number: Int { cluster ?? node }
  }
}
