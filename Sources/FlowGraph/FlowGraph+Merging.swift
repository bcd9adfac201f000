extension FlowGraph {
  /// The graph of everything that happened in either; counts add up.
  ///
  /// The order and the grouping of merges make no difference, so traces may be folded one by one
  /// in any order, on several cores, or on several machines. O(*n*) in the smaller graph's size
  /// on average.
  public func merging(_ other: FlowGraph) -> FlowGraph {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// Takes in everything that happened in the other graph; counts add up.
  public mutating func merge(_ other: FlowGraph) {
    apps.formUnion(other.apps)
    launchSet.formUnion(other.launchSet)
    coordinatorSet.formUnion(other.coordinatorSet)
    screenSet.formUnion(other.screenSet)
    linkSet.formUnion(other.linkSet)
    presentSet.formUnion(other.presentSet)
    transitionCounts.merge(other.transitionCounts) { a, b in
      let (sum, overflow) = a.addingReportingOverflow(b)
      return overflow ? .max : sum
    }
  }
}
