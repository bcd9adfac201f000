/// Finds out which of some things became which of others.
enum MutualBest {
  /// The pairs in which each suits the other better than anybody else does, then the same among
  /// those that are left, until nobody is anybody's only choice.
  ///
  /// What suits several equally well stays alone: nothing is guessed, and the answer is the same
  /// whichever side is asked. O(*m* × *n*) for each round.
  ///
  /// - Parameter score: How well two suit each other; nil when not at all.
  static func pairs<Score: Comparable>(
    _ rows: Int, _ columns: Int, score: (Int, Int) -> Score?
  ) -> [(row: Int, column: Int)] {
    let scores = (0..<rows).map { row in (0..<columns).map { score(row, $0) } }
    var (openRows, openColumns) = (Array(0..<rows), Array(0..<columns))
    var pairs: [(row: Int, column: Int)] = []
    while true {
      let choices = openRows.compactMap { row in
        only(of: openColumns) { scores[row][$0] }.map { (row: row, column: $0) }
      }
      let found = choices.filter { choice in
        only(of: openRows) { scores[$0][choice.column] } == choice.row
      }
      guard !found.isEmpty else { return pairs }
      pairs += found
      openRows.removeAll { row in found.contains { $0.row == row } }
      openColumns.removeAll { column in found.contains { $0.column == column } }
    }
  }

  /// The one that scores higher than every other.
  private static func only<Score: Comparable>(
    of candidates: [Int], score: (Int) -> Score?
  ) -> Int? {
    var best: (candidate: Int, score: Score)?
    var isShared = false
    for candidate in candidates {
      guard let score = score(candidate) else { continue }
      if let known = best, score <= known.score {
        isShared = isShared || score == known.score
      } else {
        best = (candidate, score)
        isShared = false
      }
    }
    return isShared ? nil : best?.candidate
  }
}
