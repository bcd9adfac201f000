import FlowGraph
import FlowVerdicts

extension DiagramMaker {
  mutating func addScreen(_ screen: Int, in cluster: Int? = nil) {
    let name = graph.screens[screen]
    let number = number(ofScreen: screen)
    add(
      number, in: cluster,
      .init(
        id: ids[number], name: displayNames.screens[screen], role: role(of: screen),
        rows: (graph.standIns.contains(name) ? [.standIn] : []) + shownBy(screen)
          + (options.uses?.screens[name].map { [.use($0)] } ?? []),
        formerName: options.changes.formerScreens[name], fullName: screenNames[screen],
        typeName: names.typeName(of: name), cluster: cluster.map { ids[$0] },
        marks: Self.sorted(options.marks.screens[name] ?? []),
        isHighlighted: options.highlighted.contains(name), change: options.changes.screens[name]))
  }

  /// Adds a coordinator as a node, collapsed or with nothing inside.
  mutating func addCoordinator(_ coordinator: Int, in cluster: Int? = nil) {
    let name = graph.coordinators[coordinator]
    let number = number(ofCoordinator: coordinator)
    let content = collapse.content(of: coordinator)
    let inside = everything(in: content) ?? [name]
    add(
      number, in: cluster,
      .init(
        id: ids[number], name: displayNames.coordinators[coordinator], role: .coordinator,
        rows: content?.rows ?? [], formerName: options.changes.formerCoordinators[name],
        fullName: coordinatorNames[coordinator], typeName: names.typeName(of: name),
        cluster: cluster.map { ids[$0] }, marks: marks(on: content, name),
        isHighlighted: !options.highlighted.isDisjoint(with: inside),
        change: options.changes.coordinators[name]))
  }

  /// Adds a coordinator as a cluster.
  mutating func addCluster(_ coordinator: Int, members: [Int], in parent: Int?) {
    let name = graph.coordinators[coordinator]
    let number = number(ofCoordinator: coordinator)
    add(
      number, in: parent,
      .init(
        id: ids[number], name: displayNames.coordinators[coordinator],
        members: members.map { member($0) },
        formerName: options.changes.formerCoordinators[name],
        fullName: coordinatorNames[coordinator], typeName: names.typeName(of: name),
        parent: parent.map { ids[$0] },
        marks: coordinatorMarks(name),
        isHighlighted: options.highlighted.contains(name),
        change: options.changes.coordinators[name]))
  }

  private func member(_ coordinator: Int) -> Diagram.Cluster.Member {
    let name = graph.coordinators[coordinator]
    return .init(
      id: ids[number(ofCoordinator: coordinator)], name: displayNames.coordinators[coordinator],
      formerName: options.changes.formerCoordinators[name],
      marks: coordinatorMarks(name),
      change: options.changes.coordinators[name])
  }

  private func role(of screen: Int) -> Diagram.Node.Role {
    if isContainer[screen] { return .container }
    return ScreenNaming.isAlert(graph.screens[screen].type) ? .alert : .screen
  }

  /// Returns who shows a screen, where several do.
  private func shownBy(_ screen: Int) -> [Diagram.Row] {
    let presenters = places.presenters[screen]
    guard presenters.count > 1 else { return [] }
    return [.shownBy(presenters.map { displayNames.briefCoordinators[$0] }.sorted())]
  }

  private func everything(in content: Collapse.Content?) -> [FlowGraph.Name]? {
    content.map { content in
      content.coordinators.map { graph.coordinators[$0] }
        + content.screens.map { graph.screens[$0] }
    }
  }

  /// Returns what was found about a coordinator, and about how much else that its node hides.
  private func marks(on content: Collapse.Content?, _ name: FlowGraph.Name) -> [Diagram.Mark] {
    let own = options.marks.coordinators[name] ?? []
    guard let content else { return coordinatorMarks(name) }
    var inside: [Verdict.Kind: Int] = [:]
    for coordinator in content.coordinators {
      let kinds = options.marks.coordinators[graph.coordinators[coordinator]] ?? []
      for kind in kinds { inside[kind, default: 0] += 1 }
    }
    for screen in content.screens {
      let kinds = options.marks.screens[graph.screens[screen]] ?? []
      for kind in kinds { inside[kind, default: 0] += 1 }
    }
    return inside.map { kind, count in
      own.contains(kind) ? mark(kind, on: name) : Diagram.Mark(kind, subject: .inside(count))
    }.sorted()
  }

  private func coordinatorMarks(_ name: FlowGraph.Name) -> [Diagram.Mark] {
    (options.marks.coordinators[name] ?? []).map { mark($0, on: name) }.sorted()
  }

  /// Returns the mark on a coordinator; of a zombie in many sessions, with the share of its flows.
  private func mark(_ kind: Verdict.Kind, on name: FlowGraph.Name) -> Diagram.Mark {
    Diagram.Mark(
      kind, subject: kind == .zombie ? options.uses?.retained[name].map { .share($0) } : nil)
  }

  private static func sorted(_ kinds: Set<Verdict.Kind>) -> [Diagram.Mark] {
    kinds.isEmpty ? [] : kinds.map { Diagram.Mark($0) }.sorted()
  }
}

extension Collapse.Content {
  /// How much there is, if anything.
  fileprivate var rows: [Diagram.Row] {
    let others = coordinators.count - 1
    return screens.isEmpty && others == 0
      ? [] : [.contents(screens: screens.count, coordinators: others)]
  }
}
