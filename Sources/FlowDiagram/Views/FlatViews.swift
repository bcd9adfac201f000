import FlowGraph
import FlowTrace

/// The views without clusters.
extension DiagramMaker {
  /// Adds screens, and the edges between them; collapsed coordinators for the screens in them.
  mutating func addFlow() {
    for coordinator in collapsedCoordinators { addCoordinator(coordinator) }
    for screen in drawnScreens { addScreen(screen) }
    addScreenEdges()
  }

  /// Adds coordinators under their owners, each screen once under those who show it.
  mutating func addHierarchy() {
    for coordinator in drawnCoordinators { addCoordinator(coordinator) }
    for screen in drawnScreens { addScreen(screen) }
    for link in graph.links {
      let start = diagram.edges.count
      addOwnership(
        from: node(ofCoordinator: link.parent), to: node(ofCoordinator: link.child), role: .link,
        isLoop: link.parent == link.child && collapse.content(of: link.parent) == nil)
      setChange(change(of: link), ofEdgesFrom: start)
    }
    for present in graph.presents {
      let start = diagram.edges.count
      addOwnership(
        from: node(ofCoordinator: present.coordinator), to: node(ofScreen: present.screen),
        role: .presents)
      setChange(change(of: present), ofEdgesFrom: start)
    }
    for transition in graph.transitions {
      switch (transition.kind, transition.from) {
      case (.root, nil):
        addEntry(
          to: graph.coordinator(by: transition).map(node(ofCoordinator:))
            ?? node(ofScreen: transition.to))
      case (.embed, let from?):
        addOwnership(
          from: node(ofScreen: from), to: node(ofScreen: transition.to), role: .embed,
          isLoop: from == transition.to)
      default: break
      }
    }
  }

  /// Adds an edge from a node to itself only where the graph has it.
  private mutating func addOwnership(
    from tail: Int, to head: Int, role: Diagram.Edge.Role, isLoop: Bool = false
  ) {
    guard tail != head || isLoop else { return }
    addEdge(End(tail), End(head), role: role)
  }
}
