import FlowGraph
import FlowTrace

extension DiagramMaker {
  /// Coordinators under their owners, each screen once under those who show it.
  mutating func addHierarchy() {
    for coordinator in graph.coordinators { addCoordinator(coordinator) }
    for screen in graph.screens { addScreen(screen) }
    for link in graph.links {
      addEdge(coordinatorID(link.parent), coordinatorID(link.child), role: .link)
    }
    for present in graph.presents {
      addEdge(coordinatorID(present.coordinator), screenID(present.screen), role: .presents)
    }
    for transition in graph.transitions {
      switch (transition.kind, transition.from, transition.by) {
      case (.root, nil, .coordinator(let name)): addEntry(to: coordinatorID(name))
      case (.root, nil, _): addEntry(to: screenID(transition.to))
      case (.embed, let from?, _):
        addEdge(screenID(from), screenID(transition.to), role: .embed)
      default: break
      }
    }
  }
}
