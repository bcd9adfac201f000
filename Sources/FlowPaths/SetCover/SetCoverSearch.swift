import BitCollections

/// Tries out choices of sets, the promising ones first, and gives up those that cannot get better.
struct SetCoverSearch {
  /// A set that may be chosen.
  struct Candidate {
    /// Its place among all sets.
    var index: Int
    /// What it holds of what has to be covered.
    var part: BitSet
    var cost: Int
  }

  /// The best choice so far.
  private(set) var best: [Int]
  /// Whether it is known that no choice has fewer sets than the best so far.
  private(set) var isFewest = true
  /// How often a candidate may still be looked at before the search is given up.
  private var looksLeft: Int
  private let candidates: [Candidate]
  /// For each number, the candidates that hold it.
  private let holders: [Int: [Int]]
  private var bestCost: Int
  private var chosen: [Int] = []
  private var cost = 0

  /// - Parameter best: a choice that covers `numbers`, to begin with.
  init(_ candidates: [Candidate], for numbers: BitSet, best: [Int], looksLeft: Int) {
    self.candidates = candidates
    self.best = best
    self.looksLeft = looksLeft
    let chosen = candidates.filter { best.contains($0.index) }
    bestCost = chosen.reduce(0) { $0 + $1.cost }
    var holders: [Int: [Int]] = [:]
    for (place, candidate) in candidates.enumerated() {
      for number in candidate.part { holders[number, default: []].append(place) }
    }
    self.holders = holders
  }

  /// Looks for better choices that cover `rest`, together with what is chosen.
  mutating func run(_ rest: BitSet) {
    guard !rest.isEmpty else { return takeIfBetter() }
    looksLeft -= candidates.count
    let gains = gains(for: rest)
    guard let most = gains.max(), most > 0 else { return }
    let least = chosen.count + (rest.count + most - 1) / most
    guard (least, cost) < (best.count, bestCost) else { return }
    guard looksLeft > 0 else {
      isFewest = isFewest && least >= best.count
      return
    }
    for place in nextPlaces(for: rest).sorted(by: { (gains[$1], $0) < (gains[$0], $1) }) {
      let candidate = candidates[place]
      chosen.append(candidate.index)
      cost += candidate.cost
      run(rest.subtracting(candidate.part))
      chosen.removeLast()
      cost -= candidate.cost
    }
  }

  /// How much of `rest` each candidate holds.
  private func gains(for rest: BitSet) -> [Int] {
    rest.reduce(into: Array(repeating: 0, count: candidates.count)) { gains, number in
      for place in holders[number] ?? [] { gains[place] += 1 }
    }
  }

  private mutating func takeIfBetter() {
    guard (chosen.count, cost) < (best.count, bestCost) else { return }
    best = chosen
    bestCost = cost
  }

  /// The candidates for the number that the fewest hold: one of them has to be chosen.
  private func nextPlaces(for rest: BitSet) -> [Int] {
    rest.compactMap { holders[$0] }.min { $0.count < $1.count } ?? []
  }
}
