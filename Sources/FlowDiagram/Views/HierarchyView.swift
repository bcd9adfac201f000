import FlowGraph
import FlowTrace

extension DiagramMaker {
  /// Adds coordinators as a tree, each with the screens that it shows, or that are embedded in these,
  /// as rows.
  ///
  /// Nodes come in the order of the tree, each above what stands below it; children and screens in
  /// the order in which the flow reaches them. A coordinator that several own stands below their
  /// lowest common owner, and names its owners in a row, as it does where they own one another in a
  /// circle. A screen that belongs to no coordinator is a node.
  mutating func addHierarchy() {
    diagram.arrangement = .tree
    let order = flowOrder
    var rows: [Int: [Int]] = [:]
    var below: [Int?: [Int]] = [:]
    let screens = drawnScreens
    for screen in order.sorted(screens.map(number(ofScreen:))).map({ screens[$0] }) {
      let presenters = places.presenters[screen]
      let holders =
        presenters.isEmpty ? places.home(of: screen).map { [$0] } ?? [] : Array(presenters)
      for holder in holders { rows[holder, default: []].append(screen) }
      if holders.isEmpty { below[nil, default: []].append(number(ofScreen: screen)) }
    }
    for coordinator in drawnCoordinators {
      below[places.owner(of: coordinator), default: []].append(number(ofCoordinator: coordinator))
    }
    let owners = self.owners
    func sorted(_ numbers: [Int]) -> [Int] { order.sorted(numbers).map { numbers[$0] } }
    var next = Array(sorted(below[nil] ?? []).reversed())
    while let number = next.popLast() {
      let coordinator = number - self.number(ofCoordinator: 0)
      guard coordinator >= 0 else {
        addScreen(number - self.number(ofScreen: 0))
        continue
      }
      addCoordinator(coordinator)
      let place = diagram.nodes.count - 1
      if collapse.content(of: coordinator) == nil {
        diagram.nodes[place].actions = (rows[coordinator] ?? []).map { row($0, of: coordinator) }
      }
      addOwners(owners[number] ?? [], of: coordinator, at: place)
      next += sorted(below[coordinator] ?? []).reversed()
    }
  }

  /// The order in which the flow reaches screens and, with the first screen inside, coordinators.
  private var flowOrder: WalkOrder {
    var nodes = graph.screens.indices.map { screen in
      WalkOrder.Node(
        number: number(ofScreen: screen), role: .screen,
        cluster: places.home(of: screen).map(number(ofCoordinator:)))
    }
    nodes.append(.init(number: entry, role: .entry, cluster: nil))
    return WalkOrder(
      nodes: nodes,
      clusters: graph.coordinators.indices.map { coordinator in
        .init(
          number: number(ofCoordinator: coordinator),
          parent: places.owner(of: coordinator).map(number(ofCoordinator:)))
      },
      edges: graph.transitions.map { transition in
        .init(
          tail: transition.from.map(number(ofScreen:)) ?? entry,
          head: number(ofScreen: transition.to), isForward: transition.kind.isForward)
      }, ids: ids)
  }
}

extension DiagramMaker {
  /// A node that owns another, or holds one that does.
  private struct Owner {
    var number: Int
    var change: Diagram.Change?
  }

  /// Who owns each coordinator that is drawn, by the number of its node, sorted.
  private var owners: [Int: [Owner]] {
    var owners: [Int: [Owner]] = [:]
    for link in graph.links {
      let (owner, owned) = (node(ofCoordinator: link.parent), node(ofCoordinator: link.child))
      let isInside = owner == owned && collapse.content(of: link.parent) != nil
      guard !isInside, link.parent == link.child || owner != owned else { continue }
      let known = owners[owned]?.firstIndex { $0.number == owner }
      let change = change(of: link)
      guard let known else {
        owners[owned, default: []].append(Owner(number: owner, change: change))
        continue
      }
      if owners[owned]?[known].change != change { owners[owned]?[known].change = nil }
    }
    return owners
  }

  /// Adds the edge from the coordinator above, and rows that name other owners.
  private mutating func addOwners(_ owners: [Owner], of coordinator: Int, at place: Int) {
    let number = number(ofCoordinator: coordinator)
    let above = places.owner(of: coordinator).map(self.number(ofCoordinator:))
    let link = owners.first { $0.number == above }
    if let above {
      let role = link == nil ? Diagram.Edge.Role.guide : .link
      let id = "\(role)--\(ids[above])--\(ids[number])"
      addEdge(
        above, number,
        .init(
          id: id + (link?.change.map { "--\($0.rawValue)" } ?? ""), tail: ids[above],
          head: ids[number], role: role, change: link?.change))
    }
    // The edge shows the one above; that it is new or gone, a row says as well.
    for change in [nil] + Diagram.Change.allCases {
      let named = owners.filter { $0.change == change && ($0.number != above || change != nil) }
      guard !named.isEmpty else { continue }
      diagram.nodes[place].actions.append(
        .init(
          id: named.map { "link--\(ids[$0.number])" }.joined(separator: "--"),
          rows: [
            .ownedBy(
              named.map { ($0.number == number ? "another " : "") + name(of: $0.number) },
              also: link != nil && link?.change == nil)
          ],
          targets: named.map {
            .init(role: .link, node: ids[$0.number], name: "", change: change, hasEdge: false)
          }))
    }
  }

  /// Returns the row of a screen.
  private func row(_ screen: Int, of coordinator: Int) -> Diagram.Action {
    let node = ids[number(ofScreen: screen)]
    let isShown = places.presenters[screen].contains(coordinator)
    let change = change(of: .init(coordinator: coordinator, screen: screen))
    let name = graph.screens[screen]
    let marks = (options.marks.screens[name] ?? []).map { Diagram.Mark($0) }.sorted()
    let role = isShown ? Diagram.Edge.Role.presents : .embed
    return Diagram.Action(
      id: "\(role)--\(node)", rows: [.screen(displayNames.screens[screen])],
      targets: [
        .init(
          role: role, node: node, name: "", marks: marks,
          change: isShown ? change : options.changes.screens[name], hasEdge: false)
      ])
  }

  private func change(of present: NumberedGraph.Presentation) -> Diagram.Change? {
    guard !options.changes.presents.isEmpty else { return nil }
    return options.changes.presents[
      .init(
        coordinator: graph.coordinators[present.coordinator],
        screen: graph.screens[present.screen])]
  }
}
