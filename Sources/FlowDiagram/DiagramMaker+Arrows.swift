import FlowGraph

extension DiagramMaker {
  /// About how many columns a line on an arrow may take.
  private static let arrowWidth = 24
  /// How many lines are written on an arrow that stands for several between two boxes.
  private static let mostLines = 4

  mutating func addEdge(
    _ tail: End, _ head: End, role: Diagram.Edge.Role, lines: [String] = [], count: Int? = nil,
    effects: [DiagramMarks.Effect] = [], clear: Set<Diagram.Mark.Kind> = []
  ) {
    let marks = Set(
      effects.map { effect in
        Diagram.Mark(
          effect.kind,
          subject: clear.contains(effect.kind) ? nil : subject(of: effect))
      }
    ).sorted()
    let id = ([role.rawValue, tail.id, head.id] + effects.map(id)).joined(separator: "--")
    guard edgeIDs.insert(id).inserted else { return }
    let width = options.wrapsLabels ? Self.arrowWidth : .max
    let label = text.wrapped(lines + Diagram.Mark.lines(marks, width: width), width: width)
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
    let ways = Ways(of: graph, showsBacks: options.showsBacks, causes: options.marks.causes)
    let lines = TriggerLines(of: ways.triggers)
    let clear = clearMarks
    var ends: [Arrow: [Way]] = [:]
    var order: [Arrow] = []
    for way in ways.triggers.keys.sorted() {
      let tail = way.from.map { box(ofScreen: $0) } ?? Self.entryID
      let head = box(ofScreen: way.to)
      // What leads around inside one box is not drawn.
      if tail == head, tail != screenID(way.to) { continue }
      let arrow = Arrow(tail: tail, head: head, role: way.role, effects: way.effects)
      if ends[arrow] == nil { order.append(arrow) }
      ends[arrow, default: []].append(way)
    }
    for arrow in order {
      guard let together = ends[arrow], let first = together.first else { continue }
      if first.from == nil { addEntry() }
      let transitions = together.flatMap { ways.transitions[$0] ?? [] }
      addEdge(
        End(arrow.tail), End(arrow.head), role: arrow.role,
        lines: together.count == 1 ? lines[first] : Self.few(together.map { lines[$0] }),
        count: options.showsWeights ? transitions.reduce(0) { $0 + graph.count(of: $1) } : nil,
        effects: arrow.effects, clear: clear)
    }
  }

  /// The lines of several ways, the first few of them where they are many.
  private static func few(_ lines: [[String]]) -> [String] {
    let all = Set(lines.joined().map { ExactString($0) }).sorted().map(\.string)
    guard all.count > mostLines else { return all }
    return all.prefix(mostLines - 1) + ["and \(all.count - mostLines + 1) more"]
  }

  private func subject(of effect: DiagramMarks.Effect) -> String {
    switch effect.subject {
    case .coordinator(let name): displayNames.brief(name)
    case .screen(let name): displayNames[name]
    }
  }

  private func name(_ effect: DiagramMarks.Effect) -> FlowGraph.Name {
    switch effect.subject {
    case .coordinator(let name), .screen(let name): name
    }
  }

  private func id(of effect: DiagramMarks.Effect) -> String {
    let subject =
      switch effect.subject {
      case .coordinator(let name): coordinatorID(name)
      case .screen(let name): screenID(name)
      }
    return "\(effect.kind.rawValue)-\(subject)"
  }

  /// The marks that only one box or frame has: an arrow need not say whom it means.
  private var clearMarks: Set<Diagram.Mark.Kind> {
    let shown = diagram.nodes.map(\.marks) + diagram.clusters.map(\.marks)
    var subjects: [Diagram.Mark.Kind: Set<FlowGraph.Name>] = [:]
    for effect in options.marks.causes.values.joined() {
      subjects[effect.kind, default: []].insert(name(effect))
    }
    return Set(Diagram.Mark.Kind.allCases).filter { kind in
      subjects[kind]?.count == 1 && shown.count { $0.contains { $0.kind == kind } } == 1
    }
  }
}

extension DiagramMaker {
  /// What is drawn as one arrow.
  private struct Arrow: Hashable {
    var tail: String
    var head: String
    var role: Diagram.Edge.Role
    var effects: [DiagramMarks.Effect]
  }

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
