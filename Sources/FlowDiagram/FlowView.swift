import FlowGraph

extension DiagramMaker {
  /// Screens, and the ways between them; collapsed coordinators for the screens in them.
  mutating func addFlow() {
    for coordinator in collapsedCoordinators { addCoordinator(coordinator) }
    for screen in drawnScreens { addScreen(screen) }
    addComparedWays()
  }
}
