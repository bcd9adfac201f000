import FlowGraph

extension DiagramMaker {
  /// About how many columns a line on an arrow may take.
  private static let arrowWidth = 24
  /// How many lines are written on an arrow that stands for several between two boxes.
  private static let mostLines = 4

  mutating func addEdge(
    _ tail: End, _ head: End, role: Diagram.Edge.Role, lines: [String] = [], count: Int? = nil,
    marks: [Diagram.Mark] = []
  ) {
    let id = "\(role.rawValue)--\(tail.id)--\(head.id)"
    guard edgeIDs.insert(id).inserted else { return }
    let width = options.wrapsLabels ? Self.arrowWidth : .max
    let label = text.wrapped(lines + marks.map(\.description), width: width)
    diagram.edges.append(
      .init(
        id: id, tail: tail.node, head: head.node, tailCluster: tail.cluster,
        headCluster: head.cluster, label: label, role: role, count: count, marks: marks))
  }

  /// Adds an arrow from where the app begins to a coordinator or screen.
  mutating func addEntry(to head: String) {
    addEntry()
    addEdge(End(Self.entryID), End(head), role: .root)
  }

  /// Adds the arrows between screens, and between boxes that screens are in.
  mutating func addWays() {
    let ways = Ways(
      of: graph, showsBacks: options.showsBacks, marked: Set(options.marks.causes.keys))
    let lines = TriggerLines(of: ways.triggers)
    let clear = clearMarks
    var ends: [[String]: [Way]] = [:]
    var order: [[String]] = []
    for way in ways.triggers.keys.sorted() {
      let tail = way.from.map { box(ofScreen: $0) } ?? Self.entryID
      let head = box(ofScreen: way.to)
      // What leads around inside one box is not drawn.
      if tail == head, tail != screenID(way.to) { continue }
      let arrow = [tail, head, way.role.rawValue]
      if ends[arrow] == nil { order.append(arrow) }
      ends[arrow, default: []].append(way)
    }
    for arrow in order {
      guard let together = ends[arrow], let first = together.first else { continue }
      if first.from == nil { addEntry() }
      let transitions = together.flatMap { ways.transitions[$0] ?? [] }
      addEdge(
        End(arrow[0]), End(arrow[1]), role: first.role,
        lines: together.count == 1 ? lines[first] : Self.few(together.map { lines[$0] }),
        count: options.showsWeights ? transitions.reduce(0) { $0 + graph.count(of: $1) } : nil,
        marks: marks(causedBy: transitions, clear: clear))
    }
  }

  /// The lines of several ways, the first few of them where they are many.
  private static func few(_ lines: [[String]]) -> [String] {
    let all = Set(lines.joined().map { ExactString($0) }).sorted().map(\.string)
    guard all.count > mostLines else { return all }
    return all.prefix(mostLines - 1) + ["and \(all.count - mostLines + 1) more"]
  }

  private func marks(
    causedBy transitions: [FlowGraph.Transition], clear: Set<Diagram.Mark.Kind>
  ) -> [Diagram.Mark] {
    let effects = transitions.flatMap { options.marks.causes[$0] ?? [] }
    let marks = effects.map { effect in
      let isClear = clear.contains(effect.kind)
      return Diagram.Mark(effect.kind, subject: isClear ? nil : displayNames[effect.subject])
    }
    return Set(marks).sorted()
  }

  /// The marks that only one box or frame has: an arrow need not say whom it means.
  private var clearMarks: Set<Diagram.Mark.Kind> {
    let shown = diagram.nodes.map(\.marks) + diagram.clusters.map(\.marks)
    var subjects: [Diagram.Mark.Kind: Set<FlowGraph.Name>] = [:]
    for effect in options.marks.causes.values.joined() {
      subjects[effect.kind, default: []].insert(effect.subject)
    }
    return Set(Diagram.Mark.Kind.allCases).filter { kind in
      subjects[kind]?.count == 1 && shown.count { $0.contains { $0.kind == kind } } == 1
    }
  }
}

extension DiagramMaker {
  /// Where an arrow ends: at a box, or at a frame around it.
  struct End {
    var node: String
    var cluster: Diagram.Cluster.ID?

    init(_ node: String, cluster: Diagram.Cluster.ID? = nil) {
      self.node = node
      self.cluster = cluster
    }

    var id: String { cluster ?? node }
  }
}
