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
  private let bound: Int
  private let mostTries: Int

  /// - Parameters:
  ///   - sets: sets of numbers below `bound`.
  ///   - mostTries: how many choices are looked at before the best so far is taken.
  init(_ sets: [BitSet], costs: [Int], below bound: Int, mostTries: Int = 20_000) {
    self.sets = sets
    self.costs = costs
    self.bound = bound
    self.mostTries = mostTries
  }

  /// Chooses; what no set holds is left out.
  ///
  /// First come the sets that alone hold something. What remains is tried out where that takes
  /// at most `mostTries`, and is otherwise chosen greedily: whatever holds the most comes first,
  /// and what that makes needless goes again.
  func choose() -> Choice {
    var everything = BitSet(below: bound)
    for set in sets { everything.formUnion(set) }
    let needed = indispensable(for: everything)
    var rest = everything
    for index in needed { rest.subtract(sets[index]) }
    let candidates = undominated(for: rest)
    let greedy = chooseGreedily(among: candidates, for: rest)
    var search = Search(
      candidates: candidates.map { ($0, sets[$0].intersection(rest), costs[$0]) },
      best: greedy, bestCost: greedy.reduce(0) { $0 + costs[$1] }, triesLeft: mostTries)
    search.run(rest)
    return Choice(sets: (needed + search.best).sorted(), isFewest: search.triesLeft > 0)
  }

  /// The sets that alone hold one of `numbers`.
  private func indispensable(for numbers: BitSet) -> [Int] {
    var holders: [Int: (count: Int, first: Int)] = [:]
    for (index, set) in sets.enumerated() {
      for number in set.numbers { holders[number, default: (0, index)].count += 1 }
    }
    let alone = numbers.numbers.compactMap { holders[$0] }.filter { $0.count == 1 }
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
      var without = BitSet(below: bound)
      for other in chosen where other != index { without.formUnion(sets[other]) }
      if numbers.isSubset(of: without) { chosen.removeAll { $0 == index } }
    }
    return chosen
  }
}

/// Tries out choices, the promising ones first, and gives up those that cannot get better.
private struct Search {
  let candidates: [(index: Int, part: BitSet, cost: Int)]
  var best: [Int]
  var bestCost: Int
  var triesLeft: Int
  private var chosen: [Int] = []
  private var cost = 0

  init(
    candidates: [(index: Int, part: BitSet, cost: Int)], best: [Int], bestCost: Int, triesLeft: Int
  ) {
    self.candidates = candidates
    self.best = best
    self.bestCost = bestCost
    self.triesLeft = triesLeft
  }

  mutating func run(_ rest: BitSet) {
    guard !rest.isEmpty else { return takeIfBetter() }
    guard triesLeft > 0 else { return }
    triesLeft -= 1
    let gains = candidates.map { $0.part.intersection(rest).count }
    let most = gains.max() ?? 0
    guard most > 0 else { return }
    let least = chosen.count + (rest.count + most - 1) / most
    guard (least, cost + 1) < (best.count, bestCost) else { return }
    for place in holders(in: rest).sorted(by: { (gains[$1], $0) < (gains[$0], $1) }) {
      let candidate = candidates[place]
      chosen.append(candidate.index)
      cost += candidate.cost
      run(rest.subtracting(candidate.part))
      chosen.removeLast()
      cost -= candidate.cost
    }
  }

  private mutating func takeIfBetter() {
    guard (chosen.count, cost) < (best.count, bestCost) else { return }
    best = chosen
    bestCost = cost
  }

  /// The candidates for the number that the fewest hold: one of them has to be chosen.
  private func holders(in rest: BitSet) -> [Int] {
    let choices = rest.numbers.map { number in
      candidates.indices.filter { candidates[$0].part.contains(number) }
    }
    return choices.min { $0.count < $1.count } ?? []
  }
}
