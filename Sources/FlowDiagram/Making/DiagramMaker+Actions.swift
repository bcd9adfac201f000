import FlowGraph
import FlowTrace
import FlowVerdicts

extension DiagramMaker {
  /// The most rows of a collapsed coordinator.
  private static let mostCollapsedRows = 8

  /// Adds to each node what can be done on its screens, and the edges that leave its rows.
  ///
  /// A collapsed coordinator with many actions has edges without rows: it is not one screen.
  mutating func addActions() {
    let beginnings = graph.transitions.filter { $0.from == nil }
    namesLaunches = beginnings.contains { triggers(of: $0) != [graph.trigger(of: $0)] }
    let arrivals = options.firstUses.fromOutside
    hasLaunchRows = namesLaunches || beginnings.contains { arrivals.contains(graph[$0]) }
    if !beginnings.isEmpty { addEntry() }
    let shown = shownTransitions()
    let clear = clearMarks
    for place in diagram.nodes.indices {
      guard let actions = shown[nodes[place].number]?.sorted() else { continue }
      let isCard =
        diagram.nodes[place].role != .coordinator || actions.count <= Self.mostCollapsedRows
      var ids: [String: Int] = [:]
      for action in actions {
        let made = self.action(action, from: place, clear: clear, ids: &ids)
        let hasRow =
          isCard && (!made.rows.isEmpty || made.targets.contains { !$0.hasEdge || $0.role == .tab })
        for (target, number) in zip(made.targets, action.targets.indices) where target.hasEdge {
          addEdge(
            from: nodes[place].number, action.targets[number], marks: target.marks,
            action: hasRow ? made.id : nil, rows: made.rows, count: action.counts[number])
        }
        if hasRow { diagram.nodes[place].actions.append(made) }
      }
    }
  }

  /// Returns the transitions to show, by the number of the node that they leave.
  private func shownTransitions() -> [Int: NodeActions] {
    let implied = options.backs == .rows ? ImpliedBacks(recorded) : nil
    var shown: [Int: NodeActions] = [:]
    for transition in graph.transitions {
      let change = change(of: transition)
      let effects = effects(of: graph[transition])
      guard isShown(transition, implied) || !effects.isEmpty else { continue }
      let tail = transition.from.map { node(ofScreen: $0) } ?? entry
      let head = node(ofScreen: transition.to)
      // What leads around inside one node is not drawn.
      if tail == head, tail != number(ofScreen: transition.to) { continue }
      for trigger in triggers(of: transition) {
        shown[tail, default: NodeActions()].add(
          trigger,
          to: .init(
            role: .init(transition.kind), head: head, effects: effects, change: change,
            isNamed: tail == head || !transition.kind.isForward),
          count: graph.count(of: transition),
          firstUse: firstUse(of: graph[transition], as: transition.kind),
          row: options.firstUses.rows[graph[transition]])
      }
    }
    for exit in out.exits {
      shown[node(ofScreen: exit.from), default: NodeActions()].add(
        ExactString(exit.transition.trigger),
        to: .init(
          role: .init(exit.transition.kind), head: number(ofScreenOutside: exit.to),
          effects: effects(of: exit.transition), isNamed: true),
        count: exit.count, firstUse: firstUse(of: exit.transition, as: exit.transition.kind),
        row: options.firstUses.rows[exit.transition])
    }
    return shown
  }

  /// Returns what leads along a transition: its trigger, or the launches that make it where others do
  /// not.
  private func triggers(of transition: NumberedGraph.Transition) -> [ExactString] {
    let own = graph.trigger(of: transition)
    guard own == ExactString("launch") else { return [own] }
    let found = options.firstUses.launches(of: graph[transition])
    guard found.count < launches.count, !found.isEmpty else { return [own] }
    return found.sorted().map { $0.string.isEmpty ? ExactString("launch") : $0 }
  }

  /// Returns when a transition was first used. A tab counts as used when its bar first appeared, in the
  /// bar's order; where that is not known, when its screen did.
  private func firstUse(
    of transition: FlowGraph.Transition, as kind: TransitionKind
  ) -> FirstUses.Moment {
    guard !options.firstUses.isEmpty else { return .never }
    guard kind == .tab else { return options.firstUses[transition] }
    if let index = options.firstUses.tabIndices[transition] {
      return FirstUses.Moment(steps: 0, screens: index)
    }
    return options.firstUses[screen: transition.to]
  }

  private func isShown(
    _ transition: NumberedGraph.Transition, _ implied: ImpliedBacks?
  ) -> Bool {
    guard !transition.kind.isForward else { return true }
    if !options.changes.isEmpty, options.changes.impliedBacks.contains(graph[transition]) {
      return false
    }
    return switch options.backs {
    case .none: false
    case .rows: implied?.contains(transition) != true
    case .edges: true
    }
  }

  private func effects(of transition: FlowGraph.Transition) -> [DiagramMarks.Effect] {
    options.marks.causes[transition]?.sorted() ?? []
  }

  private func action(
    _ action: NodeActions.Action, from place: Int, clear: Set<Verdict.Kind>,
    ids: inout [String: Int]
  ) -> Diagram.Action {
    let tail = nodes[place].number
    let targets = action.targets.map { target in
      Diagram.Action.Target(
        role: target.role, node: self.ids[target.head], name: name(of: target.head),
        marks: marks(of: target.effects, clear: clear, around: tail), change: target.change,
        hasEdge: target.head != tail && isInside(target.head)
          && (target.role.isForward || options.backs == .edges))
    }
    var id = action.targets.map { self.id(of: $0) }.joined(separator: "--")
    ids[id, default: 0] += 1
    if let count = ids[id], count > 1 { id += "--\(count)" }
    let count = options.uses == nil ? nil : action.counts.reduce(0) { $0.addingSaturated($1) }
    return Diagram.Action(
      id: id, rows: rows(of: action, from: tail), targets: targets, count: count)
  }

  /// Returns the rows of an action without those that the picture shows in another way: a tab is what
  /// its button is called, whatever else selects it when the tab bar appears.
  private func rows(of action: NodeActions.Action, from tail: Int) -> [Diagram.Row] {
    let isTab = action.targets.contains { $0.role == .tab }
    if isTab {
      let buttons = action.rows.filter { $0.description.hasPrefix("tab \"") }
      if !buttons.isEmpty { return buttons }
    }
    let isPlain = isTab || tail == entry && !hasLaunchRows
    return isPlain ? action.rows.filter { $0 != .trigger("launch") } : action.rows
  }

  private mutating func addEdge(
    from tail: Int, _ target: NodeActions.Target, marks: [Diagram.Mark], action: String?,
    rows: [Diagram.Row], count: Int
  ) {
    addEdge(
      tail, target.head,
      .init(
        id: "\(target.role.rawValue)--\(ids[tail])--\(idEnding(of: target))",
        tail: ids[tail], head: ids[target.head], action: action, role: target.role, rows: rows,
        count: options.showsWeights ? count : nil, marks: marks, change: target.change))
  }

  private func id(of target: NodeActions.Target) -> String {
    "\(target.role.rawValue)--\(idEnding(of: target))"
  }

  /// Returns what the identifiers of a target's action and edge end in.
  private func idEnding(of target: NodeActions.Target) -> String {
    ids[target.head] + target.effects.map { "--" + id(of: $0) }.joined()
      + (target.change.map { "--\($0.rawValue)" } ?? "")
  }
}

extension DiagramMaker {
  /// Returns the marks of what a transition caused. What is only the screen itself, or the clusters
  /// around it, needs no name.
  private func marks(
    of effects: [DiagramMarks.Effect], clear: Set<Verdict.Kind>, around number: Int
  ) -> [Diagram.Mark] {
    guard !effects.isEmpty else { return [] }
    let unclear = Set(
      effects.lazy.filter { !clear.contains($0.kind) && !isAround($0.subject, number) }
        .map(\.kind))
    let marks = effects.map { effect in
      Diagram.Mark(
        effect.kind, subject: unclear.contains(effect.kind) ? .name(subject(of: effect)) : nil)
    }
    return Set(marks).sorted()
  }

  /// Whether a subject is a node's screen, or the coordinator of a cluster around it.
  private func isAround(_ subject: DiagramMarks.Effect.Subject, _ number: Int) -> Bool {
    switch subject {
    case .screen(let name):
      return graph.screen(name).map(self.number(ofScreen:)) == number
    case .coordinator(let name):
      guard let coordinator = graph.coordinator(name), !diagram.clusters.isEmpty,
        (1...graph.screens.count).contains(number)
      else { return false }
      return places.line(from: places.home(of: number - 1)).contains(coordinator)
    }
  }

  private func subject(of effect: DiagramMarks.Effect) -> String {
    displayNames.name(of: effect.subject, in: graph) ?? elsewhere(effect)
  }

  /// The name of a subject that is not in the part that is drawn.
  private func elsewhere(_ effect: DiagramMarks.Effect) -> String {
    guard let name = options.marks.subjectNames[effect.subject] else { return effect.name.type }
    return options.usesLongNames ? name.long : name.short
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

  /// The kinds of mark that only one node, cluster or member has: a row need not name it.
  private var clearMarks: Set<Verdict.Kind> {
    guard !options.marks.causes.isEmpty else { return [] }
    let shown =
      diagram.nodes.map(\.marks) + diagram.clusters.map(\.marks)
      + diagram.clusters.flatMap { $0.members.map(\.marks) }
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
  func change(of transition: NumberedGraph.Transition) -> Diagram.Change? {
    options.changes.transitions.isEmpty ? nil : options.changes.transitions[graph[transition]]
  }

  func change(of link: NumberedGraph.Link) -> Diagram.Change? {
    guard !options.changes.links.isEmpty else { return nil }
    return options.changes.links[
      .init(parent: graph.coordinators[link.parent], child: graph.coordinators[link.child])]
  }
}
