import FlowGraph
import FlowTrace

extension DiagramMaker {
  /// Coordinators under their owners, each screen once under those who show it.
  mutating func addHierarchy() {
    for coordinator in graph.coordinators { addCoordinator(coordinator) }
    for screen in graph.screens { addScreen(screen) }
    for link in graph.links {
      addEdge(End(coordinatorID(link.parent)), End(coordinatorID(link.child)), role: .link)
    }
    for present in graph.presents {
      addEdge(
        End(coordinatorID(present.coordinator)), End(screenID(present.screen)), role: .presents)
    }
    for transition in graph.transitions {
      switch (transition.kind, transition.from, transition.by) {
      case (.root, nil, .coordinator(let name)): addEntry(to: coordinatorID(name))
      case (.root, nil, _): addEntry(to: screenID(transition.to))
      case (.embed, let from?, _):
        addEdge(End(screenID(from)), End(screenID(transition.to)), role: .embed)
      default: break
      }
    }
  }
}
