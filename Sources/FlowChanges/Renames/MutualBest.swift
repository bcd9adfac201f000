/// Finds out which of some things became which of others.
struct MutualBest<Score: Comparable> {
  /// Two that suit each other, by their numbers, and how well.
  struct Candidate {
    var row: Int
    var column: Int
    var score: Score
  }

  /// The pairs in which each suits the other better than anybody else does, then the same among
  /// those that are left, until nobody is anybody's only choice.
  ///
  /// What suits several equally well stays alone: nothing is guessed, and the answer is the same
  /// whichever side is asked and in whichever order. O(*n*) in the candidates for each round.
  static func pairs(_ candidates: [Candidate]) -> [Candidate] {
    var open = candidates
    var pairs: [Candidate] = []
    while true {
      var (rows, columns) = ([Int: Choice](), [Int: Choice]())
      for candidate in open {
        rows[candidate.row].consider(candidate.column, candidate.score)
        columns[candidate.column].consider(candidate.row, candidate.score)
      }
      let found = open.filter { candidate in
        rows[candidate.row]?.only == candidate.column
          && columns[candidate.column]?.only == candidate.row
      }
      guard !found.isEmpty else { return pairs }
      pairs += found
      let (takenRows, takenColumns) = (Set(found.map(\.row)), Set(found.map(\.column)))
      open.removeAll { takenRows.contains($0.row) || takenColumns.contains($0.column) }
    }
  }

  /// Who suits somebody best so far.
  fileprivate struct Choice {
    var other: Int
    var score: Score
    var isShared = false

    var only: Int? { isShared ? nil : other }
  }
}

extension Optional {
  fileprivate mutating func consider<Score>(_ other: Int, _ score: Score)
  where Wrapped == MutualBest<Score>.Choice {
    guard let known = self, score <= known.score else {
      self = .init(other: other, score: score)
      return
    }
    if score == known.score { self?.isShared = true }
  }
}
