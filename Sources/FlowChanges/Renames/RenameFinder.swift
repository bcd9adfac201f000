import FlowGraph

/// Finds which coordinators and screens only have another name than before.
///
/// Nothing is guessed. Two are one when they stand in the same places among what kept its name:
/// nearly all of what the graphs say about them is the same, or most of it where their names are
/// alike, and nothing else fits as well. What was found helps to find more.
struct RenameFinder {
  private typealias Suspect = RenameSuspects.Suspect

  /// How much of what is said about two has to be the same.
  private static let (enough, enoughWhenAlike) = (0.8, 0.6)
  /// From which likeness on names are alike.
  private static let alike = 0.5

  private let old: FlowGraph
  private let new: FlowGraph
  private(set) var renames = FlowRenames()

  init(from old: FlowGraph, to new: FlowGraph) {
    self.old = old
    self.new = new
    while findMore() {}
  }

  private mutating func findMore() -> Bool {
    func kept(_ a: Set<FlowGraph.Name>, _ b: Set<FlowGraph.Name>)
      -> [FlowGraph.Name: FlowGraph.Name]
    {
      Dictionary(uniqueKeysWithValues: a.intersection(b).map { ($0, $0) })
    }
    let coordinators = kept(old.coordinatorSet, new.coordinatorSet)
    let screens = kept(old.screenSet, new.screenSet)
    func known(_ renamed: [FlowGraph.Name: FlowGraph.Name]) -> [FlowGraph.Name: FlowGraph.Name] {
      Dictionary(uniqueKeysWithValues: renamed.values.map { ($0, $0) })
    }
    let before = RenameSuspects(
      in: old, coordinators: coordinators.merging(renames.coordinators) { $1 },
      screens: screens.merging(renames.screens) { $1 })
    let after = RenameSuspects(
      in: new, coordinators: coordinators.merging(known(renames.coordinators)) { $1 },
      screens: screens.merging(known(renames.screens)) { $1 })
    return takePairs(before.evidence, after.evidence)
  }

  /// Only those are compared that have to do with the same somebody.
  ///
  /// - Returns: whether there were any.
  private mutating func takePairs(
    _ before: [Suspect: Set<RenameEvidence>], _ after: [Suspect: Set<RenameEvidence>]
  ) -> Bool {
    let (gone, come) = (Array(before.keys), Array(after.keys))
    var places: [RenameEvidence: [Int]] = [:]
    for (column, suspect) in come.enumerated() {
      for fact in after[suspect] ?? [] where fact.isAnchored {
        places[fact, default: []].append(column)
      }
    }
    let candidates = gone.enumerated().flatMap { row, suspect in
      let facts = before[suspect] ?? []
      return Set(facts.flatMap { places[$0] ?? [] }).compactMap { column in
        Score(suspect, come[column], facts, after[come[column]] ?? []).map {
          MutualBest.Candidate(row: row, column: column, score: $0)
        }
      }
    }
    let pairs = MutualBest.pairs(candidates)
    for pair in pairs {
      switch (gone[pair.row], come[pair.column]) {
      case (.coordinator(let old), .coordinator(let new)): renames.coordinators[old] = new
      case (.screen(let old), .screen(let new)): renames.screens[old] = new
      default: break
      }
    }
    return !pairs.isEmpty
  }

  /// How well two suit each other: first what is said about them, then their names.
  private struct Score: Comparable {
    private let evidence: Double
    private let names: Double

    init?(
      _ a: Suspect, _ b: Suspect, _ before: Set<RenameEvidence>, _ after: Set<RenameEvidence>
    ) {
      guard a.isCoordinator == b.isCoordinator else { return nil }
      let shared = before.intersection(after).count
      evidence = Double(shared) / Double(before.count + after.count - shared)
      guard evidence >= enoughWhenAlike else { return nil }
      names = NameLikeness.between(a.name, b.name)
      guard evidence >= enough || names >= alike else { return nil }
    }

    static func < (a: Self, b: Self) -> Bool {
      (a.evidence, a.names) < (b.evidence, b.names)
    }
  }
}

extension RenameSuspects.Suspect {
  fileprivate var isCoordinator: Bool {
    if case .coordinator = self { true } else { false }
  }
}
