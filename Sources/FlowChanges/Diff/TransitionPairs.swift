import FlowGraph
import FlowTrace

/// Finds out which transitions that are gone from a place became which of those that are new there.
///
/// As in ``MutualBest``, by how many of the kind, the agent and the trigger are the same; but what has
/// something in common is looked up, so that not everything is compared with everything.
struct TransitionPairs {
  private var old: Side
  private var new: Side
  private var pairs: [(old: Int, new: Int)] = []

  /// Returns the pairs, by their numbers. No transition may be in both. O(*n*).
  static func find(
    _ old: [FlowGraph.Transition], _ new: [FlowGraph.Transition]
  ) -> [(old: Int, new: Int)] {
    var found = TransitionPairs(old: Side(old), new: Side(new))
    for count in [2, 1, 0] { found.takePairs(sharing: count) }
    return found.pairs
  }

  /// Takes those that have each other, and nobody else, to share so many parts with.
  private mutating func takePairs(sharing count: Int) {
    let (olds, news) = (old.index(count), new.index(count))
    for number in old.free {
      guard let other = news.only(old.parts[number].some(count)), new.free.contains(other),
        olds.only(new.parts[other].some(count)) == number
      else { continue }
      pairs.append((number, other))
    }
    old.settle(pairs.map(\.old), news, count)
    new.settle(pairs.map(\.new), olds, count)
  }

  /// Those of one graph.
  private struct Side {
    let parts: [Parts]
    /// Those that have no partner yet.
    var open: Set<Int>
    /// Those of them that suit nobody who is open better than what is looked at next.
    var free: Set<Int>

    init(_ transitions: [FlowGraph.Transition]) {
      parts = transitions.map {
        Parts(kind: $0.kind, by: $0.by, trigger: ExactString($0.trigger))
      }
      open = Set(parts.indices)
      free = open
    }

    func index(_ count: Int) -> Index {
      var index = Index()
      for number in open {
        for some in parts[number].some(count) { index.numbers[some, default: []].append(number) }
      }
      return index
    }

    mutating func settle(_ taken: [Int], _ others: Index, _ count: Int) {
      open.subtract(taken)
      free = free.filter { !others.hasAny(parts[$0].some(count)) }
    }
  }

  /// The open transitions of one graph by parts of them.
  private struct Index {
    var numbers: [Parts: [Int]] = [:]

    /// Returns the only transition that has any of the parts.
    func only(_ parts: [Parts]) -> Int? {
      let known = parts.compactMap { numbers[$0] }
      return known.count == 1 && known[0].count == 1 ? known[0][0] : nil
    }

    func hasAny(_ parts: [Parts]) -> Bool { parts.contains { numbers[$0] != nil } }
  }

  /// What a transition has besides its place, or some of it.
  private struct Parts: Hashable {
    var kind: TransitionKind?
    var by: FlowGraph.Agent?
    var trigger: ExactString?

    /// Returns each way to keep so many of all three parts.
    func some(_ count: Int) -> [Parts] {
      switch count {
      case 0: [Parts()]
      case 1: [Parts(kind: kind), Parts(by: by), Parts(trigger: trigger)]
      default:
        [
          Parts(kind: kind, by: by), Parts(kind: kind, trigger: trigger),
          Parts(by: by, trigger: trigger),
        ]
      }
    }
  }
}
