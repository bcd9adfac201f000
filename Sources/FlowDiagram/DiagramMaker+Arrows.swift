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
    let causes = effects.isEmpty ? "" : effects.map { "--" + id(of: $0) }.joined()
    let key = EdgeKey(role: role, tail: tail.number, head: head.number, causes: causes)
    guard edgeKeys.insert(key).inserted else { return }
    let marks = marks(of: effects, clear: clear)
    let width = options.wrapsLabels ? Self.arrowWidth : .max
    let label = text.wrapped(lines + Diagram.Mark.lines(marks, width: width), width: width)
    add(
      tail, head,
      .init(
        id: id(of: key),
        tail: ids[tail.box], head: ids[head.box], tailCluster: tail.frame.map { ids[$0] },
        headCluster: head.frame.map { ids[$0] }, label: label, role: role, count: count,
        marks: marks))
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
    of effects: [DiagramMarks.Effect], clear: Set<Diagram.Mark.Kind>
  ) -> [Diagram.Mark] {
    guard !effects.isEmpty else { return [] }
    let marks = effects.map { effect in
      Diagram.Mark(
        effect.kind, subject: clear.contains(effect.kind) ? nil : subject(of: effect))
    }
    return Set(marks).sorted()
  }

  /// Adds an arrow from where the app begins to a coordinator or screen.
  mutating func addEntry(to box: Int) {
    addEntry()
    addEdge(End(entry), End(box), role: .root)
  }

  /// Adds the arrows between screens, and between boxes that screens are in.
  mutating func addWays() {
    let ways = Ways(
      of: graph, showsBacks: options.showsBacks, isCounted: options.showsWeights,
      causes: options.marks.causes)
    let clear = clearMarks
    for (arrow, together) in arrows(ways.drawn()) {
      if arrow.tail == entry { addEntry() }
      addEdge(
        End(arrow.tail), End(arrow.head), role: arrow.role,
        lines: together.count == 1 ? together[0].lines : Self.few(together.map(\.lines)),
        count: options.showsWeights ? together.reduce(0) { $0 + ($1.count ?? 0) } : nil,
        effects: arrow.effects, clear: clear)
    }
  }

  /// What is drawn as one arrow each, in the order of the first of them.
  private func arrows(_ drawn: [Ways.Drawn]) -> [(arrow: Arrow, ways: [Ways.Drawn])] {
    var arrows: [(arrow: Arrow, ways: [Ways.Drawn])] = []
    arrows.reserveCapacity(drawn.count)
    var places: [Arrow: Int] = [:]
    for drawn in drawn {
      let way = drawn.way
      let tail = way.from.map { box(ofScreen: $0) } ?? entry
      let head = box(ofScreen: way.to)
      // What leads around inside one box is not drawn.
      if tail == head, tail != number(ofScreen: way.to) { continue }
      let arrow = Arrow(tail: tail, head: head, role: way.role, effects: way.effects)
      if let place = places[arrow] {
        arrows[place].ways.append(drawn)
      } else {
        // Each screen has a box of its own unless something is collapsed.
        if !collapse.isEmpty { places[arrow] = arrows.count }
        arrows.append((arrow, [drawn]))
      }
    }
    return arrows
  }

  /// The lines of several ways, the first few of them where they are many.
  private static func few(_ lines: [[String]]) -> [String] {
    let all = Set(lines.joined().map { ExactString($0) }).sorted().map(\.string)
    guard all.count > mostLines else { return all }
    return all.prefix(mostLines - 1) + ["and \(all.count - mostLines + 1) more"]
  }

  private func subject(of effect: DiagramMarks.Effect) -> String {
    switch effect.subject {
    case .coordinator(let name):
      graph.coordinator(name).map { displayNames.briefCoordinators[$0] } ?? name.type
    case .screen(let name): graph.screen(name).map { displayNames.screens[$0] } ?? name.type
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
      case .coordinator(let name):
        graph.coordinator(name).map { ids[number(ofCoordinator: $0)] }
          ?? "coordinator-\(Identifiers.slug(name.type))"
      case .screen(let name):
        graph.screen(name).map { ids[number(ofScreen: $0)] }
          ?? "screen-\(Identifiers.slug(name.type))"
      }
    return "\(effect.kind.rawValue)-\(subject)"
  }

  /// The marks that only one box or frame has: an arrow need not say whom it means.
  private var clearMarks: Set<Diagram.Mark.Kind> {
    guard !options.marks.causes.isEmpty else { return [] }
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
    var tail: Int
    var head: Int
    var role: Diagram.Edge.Role
    var effects: [DiagramMarks.Effect]
  }

  /// What an arrow's identifier tells.
  struct EdgeKey: Hashable {
    var role: Diagram.Edge.Role
    var tail: Int
    var head: Int
    var causes: String

    /// What differs in role or causes alone is rare.
    func hash(into hasher: inout Hasher) {
      hasher.combine(tail)
      hasher.combine(head)
    }
  }

  /// Where an arrow ends: at a box, or at a frame around it. Both by number.
  struct End {
    var box: Int
    var frame: Int?

    init(_ box: Int, frame: Int? = nil) {
      self.box = box
      self.frame = frame
    }

    /// Of what it ends at.
    var number: Int { frame ?? box }
  }
}
