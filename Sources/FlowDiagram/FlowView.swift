import FlowGraph

extension DiagramMaker {
  /// Screens, and the ways between them.
  mutating func addFlow() {
    for screen in graph.screens { addScreen(screen) }
    addWays()
  }
}
