import FlowGraph
import FlowTrace

extension DiagramMaker {
  /// Coordinators under their owners, each screen once under those who show it.
  mutating func addHierarchy() {
    for coordinator in drawnCoordinators { addCoordinator(coordinator) }
    for screen in drawnScreens { addScreen(screen) }
    for link in graph.links {
      let start = diagram.edges.count
      addOwnership(
        from: box(ofCoordinator: link.parent), to: box(ofCoordinator: link.child), role: .link,
        isLoop: link.parent == link.child && collapse.content(of: link.parent) == nil)
      tell(change(of: link), ofEdgesFrom: start)
    }
    for present in graph.presents {
      let start = diagram.edges.count
      addOwnership(
        from: box(ofCoordinator: present.coordinator), to: box(ofScreen: present.screen),
        role: .presents)
      tell(change(of: present), ofEdgesFrom: start)
    }
    for transition in graph.transitions {
      switch (transition.kind, transition.from) {
      case (.root, nil):
        addEntry(
          to: graph.coordinator(by: transition).map(box(ofCoordinator:))
            ?? box(ofScreen: transition.to))
      case (.embed, let from?):
        addOwnership(
          from: box(ofScreen: from), to: box(ofScreen: transition.to), role: .embed,
          isLoop: from == transition.to)
      default: break
      }
    }
  }

  /// Adds an arrow that leads nowhere only where it does so in the graph.
  private mutating func addOwnership(
    from tail: Int, to head: Int, role: Diagram.Edge.Role, isLoop: Bool = false
  ) {
    guard tail != head || isLoop else { return }
    addEdge(End(tail), End(head), role: role)
  }
}
