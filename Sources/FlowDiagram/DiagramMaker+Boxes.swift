import FlowGraph

extension DiagramMaker {
  /// About how many columns a line in a box may take.
  private static let boxWidth = 32

  mutating func addScreen(_ screen: Int, in frame: Int? = nil) {
    let name = graph.screens[screen]
    let marks = Self.sorted(options.marks.screens[name] ?? [])
    let change = options.changes.screens[name]
    add(
      number(ofScreen: screen), isContainer[screen] ? .container : .screen, in: frame,
      label: label(
        displayNames.screens[screen], marks: marks, former: options.changes.formerScreens[name],
        change: change),
      tooltip: screenNames[screen], marks: marks, isHighlighted: options.highlighted.contains(name),
      change: change)
  }

  /// Adds a coordinator as a box, collapsed or with nothing inside.
  mutating func addCoordinator(_ coordinator: Int, in frame: Int? = nil) {
    let name = graph.coordinators[coordinator]
    let content = collapse.content(of: coordinator)
    let inside = everything(in: content) ?? [name]
    let marks = marks(on: content, name)
    let change = options.changes.coordinators[name]
    add(
      number(ofCoordinator: coordinator), .coordinator, in: frame,
      label: label(
        displayNames.coordinators[coordinator], lines: content?.summary.map { [$0] } ?? [],
        marks: marks, former: options.changes.formerCoordinators[name], change: change),
      tooltip: coordinatorNames[coordinator], marks: marks,
      isHighlighted: !options.highlighted.isDisjoint(with: inside), change: change)
  }

  /// Adds a coordinator as a frame.
  mutating func addCluster(_ coordinator: Int, in parent: Int?) {
    let name = graph.coordinators[coordinator]
    let marks = Self.sorted(options.marks.coordinators[name] ?? [])
    let change = options.changes.coordinators[name]
    addFrame(
      number(ofCoordinator: coordinator), in: parent,
      label: label(
        displayNames.coordinators[coordinator], marks: marks,
        former: options.changes.formerCoordinators[name], change: change),
      tooltip: coordinatorNames[coordinator], marks: marks,
      isHighlighted: options.highlighted.contains(name),
      change: change)
  }

  private mutating func label(
    _ name: String, lines: [String] = [], marks: [Diagram.Mark], former: String?,
    change: Diagram.Change?
  ) -> String {
    let width = options.wrapsLabels ? Self.boxWidth : .max
    let said = [former.map { "was \($0)" }, change?.description].compactMap { $0 }
    return text.wrapped(
      [name] + lines + Diagram.Mark.lines(marks, width: width) + said, width: width)
  }

  private func everything(in content: Collapse.Content?) -> [FlowGraph.Name]? {
    content.map { content in
      content.coordinators.map { graph.coordinators[$0] }
        + content.screens.map { graph.screens[$0] }
    }
  }

  /// What was found about a coordinator, and about how much of what else its box stands for.
  private func marks(on content: Collapse.Content?, _ name: FlowGraph.Name) -> [Diagram.Mark] {
    let own = options.marks.coordinators[name] ?? []
    guard let content else { return Self.sorted(own) }
    var inside: [Diagram.Mark.Kind: Int] = [:]
    for coordinator in content.coordinators {
      let kinds = options.marks.coordinators[graph.coordinators[coordinator]] ?? []
      for kind in kinds { inside[kind, default: 0] += 1 }
    }
    for screen in content.screens {
      let kinds = options.marks.screens[graph.screens[screen]] ?? []
      for kind in kinds { inside[kind, default: 0] += 1 }
    }
    return inside.map { kind, count in
      Diagram.Mark(kind, subject: own.contains(kind) ? nil : "\(count) inside")
    }.sorted()
  }

  private static func sorted(_ kinds: Set<Diagram.Mark.Kind>) -> [Diagram.Mark] {
    kinds.isEmpty ? [] : kinds.map { Diagram.Mark($0) }.sorted()
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
