extension FlowGraph {
  /// The part of the graph between these coordinators and screens: what leads from one of them to
  /// another, with its counts, and where the app begins if it begins with one.
  ///
  /// Names that are not in the graph are ignored. O(*n*).
  public func keeping(coordinators: Set<Name>, screens: Set<Name>) -> FlowGraph {
    FlowGraph(
      apps: apps, launches: launchSet,
      coordinators: coordinatorSet.intersection(coordinators),
      screens: screenSet.intersection(screens),
      links: linkSet.filter { coordinators.contains($0.parent) && coordinators.contains($0.child) },
      presents: presentSet.filter {
        coordinators.contains($0.coordinator) && screens.contains($0.screen)
      },
      transitionCounts: transitionCounts.filter { transition, _ in
        screens.contains(transition.to) && transition.from.map(screens.contains) ?? true
      })
  }
}
