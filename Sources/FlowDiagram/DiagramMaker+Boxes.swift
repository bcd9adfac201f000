import FlowGraph

extension DiagramMaker {
  /// About how many columns a line in a box may take.
  private static let boxWidth = 32

  mutating func addScreen(_ name: FlowGraph.Name, in cluster: String? = nil) {
    let marks = Self.sorted(options.marks.screens[name] ?? [])
    diagram.nodes.append(
      .init(
        id: screenID(name),
        label: label(
          of: name, marks: marks, former: options.changes.formerScreens[name],
          change: options.changes.screens[name]),
        role: containers.contains(name) ? .container : .screen,
        tooltip: LabelText.tooltip(names[name]), cluster: cluster, marks: marks,
        isHighlighted: options.highlighted.contains(name),
        change: options.changes.screens[name]))
  }

  /// Adds a coordinator as a box, collapsed or with nothing inside.
  mutating func addCoordinator(_ name: FlowGraph.Name, in cluster: String? = nil) {
    let content = collapse.content(of: name)
    let inside = content.map { $0.coordinators.union($0.screens) } ?? [name]
    let marks = marks(on: content, name)
    diagram.nodes.append(
      .init(
        id: coordinatorID(name),
        label: label(
          of: name, lines: content?.summary.map { [$0] } ?? [], marks: marks,
          former: options.changes.formerCoordinators[name],
          change: options.changes.coordinators[name]),
        role: .coordinator, tooltip: LabelText.tooltip(names[name]), cluster: cluster,
        marks: marks, isHighlighted: !options.highlighted.isDisjoint(with: inside),
        change: options.changes.coordinators[name]))
  }

  /// Adds a coordinator as a frame.
  mutating func addCluster(_ name: FlowGraph.Name, in parent: String?) {
    let marks = Self.sorted(options.marks.coordinators[name] ?? [])
    diagram.clusters.append(
      .init(
        id: coordinatorID(name),
        label: label(
          of: name, marks: marks, former: options.changes.formerCoordinators[name],
          change: options.changes.coordinators[name]),
        tooltip: LabelText.tooltip(names[name]), parent: parent, marks: marks,
        isHighlighted: options.highlighted.contains(name),
        change: options.changes.coordinators[name]))
  }

  /// Adds, once, a point that stands for a coordinator inside its own frame.
  mutating func addAnchor(_ name: FlowGraph.Name) -> End {
    let cluster = coordinatorID(name)
    let id = "anchor-\(cluster)"
    if anchorIDs.insert(id).inserted {
      diagram.nodes.append(
        .init(
          id: id, label: "", role: .anchor, tooltip: LabelText.tooltip(names[name]),
          cluster: cluster))
    }
    return End(id)
  }

  /// Adds where the app begins, once.
  mutating func addEntry() {
    guard !hasEntry else { return }
    hasEntry = true
    diagram.nodes.append(
      .init(id: Self.entryID, label: "", role: .entry, tooltip: LabelText.tooltip(graph.app)))
  }

  private mutating func label(
    of name: FlowGraph.Name, lines: [String] = [], marks: [Diagram.Mark], former: String?,
    change: Diagram.Change?
  ) -> String {
    let width = options.wrapsLabels ? Self.boxWidth : .max
    let said = [former.map { "was \($0)" }, change?.description].compactMap { $0 }
    return text.wrapped(
      [displayNames[name]] + lines + Diagram.Mark.lines(marks, width: width) + said, width: width)
  }

  /// What was found about a coordinator, and about all that its box stands for.
  private func marks(on content: Collapse.Content?, _ name: FlowGraph.Name) -> [Diagram.Mark] {
    var kinds: Set<Diagram.Mark.Kind> = []
    for coordinator in content?.coordinators ?? [name] {
      kinds.formUnion(options.marks.coordinators[coordinator] ?? [])
    }
    for screen in content?.screens ?? [] {
      kinds.formUnion(options.marks.screens[screen] ?? [])
    }
    return Self.sorted(kinds)
  }

  private static func sorted(_ kinds: Set<Diagram.Mark.Kind>) -> [Diagram.Mark] {
    kinds.map { Diagram.Mark($0) }.sorted()
  }
}

extension Collapse.Content {
  /// How much there is: `6 screens`, or `2 coordinators` that show none.
  fileprivate var summary: String? {
    switch (screens.count, coordinators.count - 1) {
    case (0, 0): nil
    case (0, 1): "1 coordinator"
    case (0, let count): "\(count) coordinators"
    case (1, _): "1 screen"
    case (let count, _): "\(count) screens"
    }
  }
}
