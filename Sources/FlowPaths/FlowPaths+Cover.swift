import BitCollections

extension FlowPaths {
  /// What walks can be asked to use all of.
  public enum Goal: String, Sendable, Hashable, CaseIterable {
    /// Every transition: from, to, kind, trigger and who did it.
    case transitions
    /// Every screen that was on display.
    case screens
  }

  /// Walks that together use everything.
  public struct Cover: Sendable, Hashable {
    /// What the walks use all of.
    public var goal: Goal
    /// The walks, each the beginning of a recorded session.
    public var walks: [Walk]
    /// How many transitions or screens they use: all that any session used.
    public var count: Int
    /// Whether it is known that no fewer of the recorded sessions would do.
    public var isFewest: Bool
  }

  /// The fewest walks that use every transition, or every screen.
  ///
  /// Each is a prefix of a recorded session, and none can be made shorter without the others
  /// having to be longer. Equal sessions give equal walks.
  ///
  /// O(*n*) in the length of the sessions, and O(*k*²) in the number of those that use different
  /// transitions or screens. Where more than a few thousand choices of walks are about equally good,
  /// the search ends, and ``Cover/isFewest`` is false.
  public func cover(_ goal: Goal) -> Cover {
    let firsts = sessions.map { session in
      session.firstMoments { goal == .transitions ? $0.transition : $0.screen }
    }
    let choice = SetCover(
      firsts.map { BitSet($0.keys.map { Int($0) }) },
      costs: firsts.map { $0.values.max() ?? 0 }
    ).choose()
    let lengths = trim(choice.sets.map { firsts[$0] })
    return Cover(
      goal: goal, walks: zip(choice.sets, lengths).map { walk(sessions[$0], upTo: $1) },
      count: Set(firsts.flatMap(\.keys)).count, isFewest: choice.isFewest)
  }

  /// How far each walk has to go when the others do their part; the longest is made shorter first.
  private func trim(_ firsts: [[Int32: Int]]) -> [Int] {
    var lengths = firsts.map { $0.values.max() ?? 0 }
    var holders: [Int32: Int] = [:]
    for number in firsts.flatMap(\.keys) { holders[number, default: 0] += 1 }
    let order = lengths.indices.sorted { (lengths[$1], $0) < (lengths[$0], $1) }
    for index in order {
      let needed = firsts[index].filter { holders[$0.key] == 1 }
      lengths[index] = needed.values.max() ?? 0
      for (number, moment) in firsts[index] where moment > lengths[index] {
        holders[number, default: 0] -= 1
      }
    }
    return lengths
  }
}
