import FlowGraph
import FlowTrace

extension DiagramMaker {
  /// Adds the arrows between screens; what is new and what is gone have arrows of their own.
  ///
  /// Ways back by gestures of the system are drawn only where nothing else tells that they are
  /// different.
  mutating func addComparedWays() {
    guard !options.changes.isEmpty else { return addWays() }
    let whole = graph
    let known = edgeKeys
    var added = known
    for change in [nil, Diagram.Change.added, .removed] {
      graph = whole.keepingTransitions { transition in
        options.changes.transitions[transition] == change
          && !options.changes.impliedBacks.contains(transition)
          && (change != nil || !transition.isImplicit || transition.kind.isForward)
      }
      edgeKeys = known
      let start = diagram.edges.count
      addWays()
      tell(change, ofEdgesFrom: start)
      added.formUnion(edgeKeys)
    }
    graph = whole
    edgeKeys = added
  }

  func change(of link: NumberedGraph.Link) -> Diagram.Change? {
    guard !options.changes.links.isEmpty else { return nil }
    return options.changes.links[
      .init(parent: graph.coordinators[link.parent], child: graph.coordinators[link.child])]
  }

  func change(of present: NumberedGraph.Presentation) -> Diagram.Change? {
    guard !options.changes.presents.isEmpty else { return nil }
    return options.changes.presents[
      .init(
        coordinator: graph.coordinators[present.coordinator],
        screen: graph.screens[present.screen])]
  }
}
