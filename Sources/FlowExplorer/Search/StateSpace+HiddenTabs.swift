import FlowGraph

/// A step after which a hidden tab holds something else than before.
struct HiddenChange {
  /// The node after the step.
  let node: PathTree.Index
  let tab: HiddenTab.Place
}

extension StateSpace {
  /// Whether tabs multiply states: there are eight times as many with what hidden tabs hold as without,
  /// by the estimate.
  ///
  /// - Parameter limit: the number of states from which on that matters.
  func isMultipliedByTabs(from limit: Int) -> Bool {
    let estimate = estimatedStates
    return estimate.all >= limit && estimate.all >= 8 * estimate.onDisplay
  }

  /// About how many states there are, if each tab can hold what it holds in any of them, whatever the
  /// others hold; and the number of those found without what hidden tabs hold.
  var estimatedStates: (all: Int, onDisplay: Int) {
    var held: [HiddenTab.Place: Set<ExactString>] = [:]
    for node in tree.nodes {
      for tab in node.sighting.hiddenTabs {
        held[tab.place, default: []].insert(ExactString(tab.text))
      }
    }
    var onDisplay = self
    onDisplay.leaveOutHiddenTabs()
    var seen: Set<Key> = []
    let counts = states.compactMap { state -> Double? in
      guard seen.insert(onDisplay.key(of: state.node)).inserted else { return nil }
      return tree[state.node].sighting.hiddenTabs
        .reduce(1) { $0 * Double(held[$1.place]?.count ?? 1) }
    }
    return (Int(min(counts.reduce(0, +), 1e9)), seen.count)
  }

  /// The hidden tabs that the step to a node changed.
  func hiddenChanges(at node: PathTree.Index) -> [HiddenChange] {
    guard let parent = tree[node].parent else { return [] }
    return tree[node].sighting.hiddenTabs.compactMap { tab in
      guard let before = tree[parent].sighting.text(ofHidden: tab.place), before != tab.text
      else { return nil }
      return HiddenChange(node: node, tab: tab.place)
    }
  }
}
