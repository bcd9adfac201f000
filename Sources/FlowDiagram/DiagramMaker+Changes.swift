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
    let known = edgeIDs
    var added = known
    for change in [nil, Diagram.Change.added, .removed] {
      graph = whole.keepingTransitions { transition in
        options.changes.transitions[transition] == change
          && !options.changes.impliedBacks.contains(transition)
          && (change != nil || !transition.isImplicit || transition.kind.isForward)
      }
      edgeIDs = known
      let start = diagram.edges.count
      addWays()
      tell(change, ofEdgesFrom: start)
      added.formUnion(edgeIDs)
    }
    graph = whole
    edgeIDs = added
  }

  /// Says of the arrows from one on that they are new or gone.
  mutating func tell(_ change: Diagram.Change?, ofEdgesFrom start: Int) {
    for index in start..<diagram.edges.count { diagram.edges[index].tell(change) }
  }
}

extension Diagram.Edge {
  fileprivate mutating func tell(_ change: Diagram.Change?) {
    guard let change else { return }
    self.change = change
    id += "--\(change.rawValue)"
    label = label.isEmpty ? "\(change)" : "\(label)\n\(change)"
  }
}
