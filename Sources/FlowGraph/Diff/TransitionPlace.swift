import FlowTrace

/// The ends of a transition, and whether it leads on or back: what stays when it changes.
struct TransitionPlace: Hashable {
  var from: FlowGraph.Name?
  var to: FlowGraph.Name
  var isForward: Bool

  init(_ transition: FlowGraph.Transition) {
    from = transition.from
    to = transition.to
    isForward = transition.kind.isForward
  }
}

extension FlowGraph.Transition {
  /// How many of the other parts are the same.
  func likeness(to other: Self) -> Int {
    (kind == other.kind ? 1 : 0) + (by == other.by ? 1 : 0)
      + (ExactString(trigger) == ExactString(other.trigger) ? 1 : 0)
  }
}
