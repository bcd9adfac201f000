package import FlowGraph

extension FlowDiff {
  /// Both graphs as one, by the names that are used now.
  ///
  /// O(*n*).
  package var union: FlowGraph {
    let renames = self.renames
    let before = FlowGraph(
      apps: old.apps, launches: old.launchSet,
      coordinators: Set(old.coordinatorSet.map(renames.coordinator)),
      screens: Set(old.screenSet.map(renames.screen)),
      links: Set(old.linkSet.map(renames.link)),
      presents: Set(old.presentSet.map(renames.presentation)),
      transitionCounts: Dictionary(
        uniqueKeysWithValues: old.transitionCounts.map { (renames.transition($0), $1) }),
      inferred: Set(old.inferredSet.map(renames.transition)),
      standIns: Set(old.standInSet.map(renames.screen)))
    return new.merging(before)
  }

  /// The part of ``union`` that is different: what is new, gone or renamed, the ends of links and
  /// transitions that are, and who shows these screens.
  ///
  /// O(*n*).
  package var changedPart: FlowGraph {
    let renames = self.renames
    var coordinators = Set(self.coordinators.elements.map(renames.coordinator))
    var screens = Set(self.screens.elements.map(renames.screen))
    for link in links.elements.map(renames.link) {
      coordinators.formUnion([link.parent, link.child])
    }
    for present in presents.elements.map(renames.presentation) {
      coordinators.insert(present.coordinator)
      screens.insert(present.screen)
    }
    for transition in transitions.elements.map(renames.transition) {
      screens.insert(transition.to)
      if let from = transition.from { screens.insert(from) }
    }
    let union = self.union
    let presenters = union.presentSet.filter { screens.contains($0.screen) }.map(\.coordinator)
    return union.keeping(coordinators: coordinators.union(presenters), screens: screens)
  }
}

extension FlowChanges {
  /// Everything that is mentioned.
  fileprivate var elements: [Element] {
    added + removed + changed.flatMap { [$0.old, $0.new] }
  }
}

extension FlowDiff {
  /// The transitions back of ``union`` that are different only because something else is. O(*n*).
  package var impliedBacks: Set<FlowGraph.Transition> {
    let implied = ImpliedBacks(of: self)
    let different = transitions.elements.map(renames.transition) + transitions.elements
    return Set(different.filter { implied.contains($0) })
  }

  /// Something of the old graph, by the names that are used now. O(*n*) in the renames.
  package func translated(_ link: FlowGraph.Link) -> FlowGraph.Link { renames.link(link) }

  package func translated(_ presentation: FlowGraph.Presentation) -> FlowGraph.Presentation {
    renames.presentation(presentation)
  }

  package func translated(_ transition: FlowGraph.Transition) -> FlowGraph.Transition {
    renames.transition(transition)
  }

  package func translated(screen name: FlowGraph.Name) -> FlowGraph.Name { renames.screen(name) }

  package func translated(coordinator name: FlowGraph.Name) -> FlowGraph.Name {
    renames.coordinator(name)
  }
}
