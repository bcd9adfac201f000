import BitCollections

/// Chooses the fewest of some sets that together hold everything.
struct SetCover {
  /// What was chosen.
  struct Choice: Hashable {
    /// The chosen sets, in their order.
    var sets: [Int]
    /// Whether it is known that no fewer would do.
    var isFewest: Bool
  }

  private let sets: [BitSet]
  /// What each set costs; of choices of equally many, the cheaper is better.
  private let costs: [Int]
  private let mostLooks: Int

  /// - Parameters:
  ///   - sets: sets of small numbers.
  ///   - mostLooks: how often a set is looked at before the best choice so far is taken.
  init(_ sets: [BitSet], costs: [Int], mostLooks: Int = 2_000_000) {
    self.sets = sets
    self.costs = costs
    self.mostLooks = mostLooks
  }

  /// Chooses; what no set holds is left out.
  ///
  /// First come the sets that alone hold something. What remains is tried out as long as
  /// `mostLooks` allows, beginning with what is chosen greedily: whatever holds the most comes
  /// first, and what that makes needless goes again.
  func choose() -> Choice {
    let everything = union(of: sets.indices)
    let needed = indispensable(for: everything)
    var rest = everything
    for index in needed { rest.subtract(sets[index]) }
    let candidates = undominated(for: rest)
    let greedy = chooseGreedily(among: candidates, for: rest)
    var search = SetCoverSearch(
      candidates.map { .init(index: $0, part: sets[$0].intersection(rest), cost: costs[$0]) },
      for: rest, best: greedy, looksLeft: mostLooks)
    search.run(rest)
    return Choice(sets: (needed + search.best).sorted(), isFewest: search.isFewest)
  }

  /// The sets that alone hold one of `numbers`.
  private func indispensable(for numbers: BitSet) -> [Int] {
    var holders: [Int: (count: Int, first: Int)] = [:]
    for (index, set) in sets.enumerated() {
      for number in set { holders[number, default: (0, index)].count += 1 }
    }
    let alone = numbers.compactMap { holders[$0] }.filter { $0.count == 1 }
    return Set(alone.map(\.first)).sorted()
  }

  /// Those of the sets that no other makes needless: one that holds as much of `numbers` or more.
  private func undominated(for numbers: BitSet) -> [Int] {
    var cheapest: [BitSet: Int] = [:]
    for (index, set) in sets.enumerated() {
      let part = set.intersection(numbers)
      guard !part.isEmpty else { continue }
      if let other = cheapest[part], costs[other] <= costs[index] { continue }
      cheapest[part] = index
    }
    let parts = cheapest.map { (part: $0, index: $1, count: $0.count) }
      .sorted { ($1.count, $0.index) < ($0.count, $1.index) }
    var kept: [(part: BitSet, index: Int)] = []
    for candidate in parts where !kept.contains(where: { candidate.part.isSubset(of: $0.part) }) {
      kept.append((candidate.part, candidate.index))
    }
    return kept.map(\.index).sorted()
  }

  private func chooseGreedily(among candidates: [Int], for numbers: BitSet) -> [Int] {
    var rest = numbers
    var chosen: [Int] = []
    while !rest.isEmpty {
      let gains = candidates.map { (index: $0, gain: sets[$0].intersection(rest).count) }
      guard
        let best = gains.min(by: {
          ($1.gain, costs[$0.index], $0.index) < ($0.gain, costs[$1.index], $1.index)
        }), best.gain > 0
      else { break }
      chosen.append(best.index)
      rest.subtract(sets[best.index])
    }
    for index in chosen.reversed() {
      let others = union(of: chosen.lazy.filter { $0 != index })
      if numbers.isSubset(of: others) { chosen.removeAll { $0 == index } }
    }
    return chosen
  }

  private func union(of chosen: some Sequence<Int>) -> BitSet {
    chosen.reduce(into: []) { $0.formUnion(sets[$1]) }
  }
}
