import FlowTrace

extension FlowGraph {
  /// Whether a trace without texts is in it: a trigger is numbered, such as `tap #2`. O(*n*).
  public var isRedacted: Bool {
    transitionCounts.keys.contains { Trigger($0.trigger).isNumbered }
  }

  /// Returns the graph without labels and with only the verbs of its triggers, so that it can be
  /// compared with a redacted one. What differs in no more than that becomes one. O(*n*).
  public var withoutTexts: FlowGraph {
    var graph = FlowGraph(
      apps: apps, launches: [], coordinators: Set(coordinatorSet.map(\.withoutLabel)),
      screens: Set(screenSet.map(\.withoutLabel)),
      links: Set(
        linkSet.map { Link(parent: $0.parent.withoutLabel, child: $0.child.withoutLabel) }),
      presents: Set(
        presentSet.map {
          Presentation(coordinator: $0.coordinator.withoutLabel, screen: $0.screen.withoutLabel)
        }),
      transitionCounts: [:], inferred: [], standIns: Set(standInSet.map(\.withoutLabel)))
    for (transition, count) in transitionCounts {
      let reduced = Transition(
        from: transition.from?.withoutLabel, to: transition.to.withoutLabel,
        kind: transition.kind, trigger: Trigger(transition.trigger).verb,
        by: transition.by.withoutLabel)
      graph.add(reduced, count: count, isInferred: inferredSet.contains(transition))
    }
    return graph
  }
}

extension FlowGraph.Name {
  fileprivate var withoutLabel: Self { Self(type: type, label: nil, owner: owner) }
}

extension FlowGraph.Agent {
  fileprivate var withoutLabel: Self {
    if case .coordinator(let name) = self { .coordinator(name.withoutLabel) } else { self }
  }
}
