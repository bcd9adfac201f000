public import FlowGraph

/// How flows end: for each coordinator that showed screens, the exits that were taken and those that
/// the platform offers besides, and what became of it.
public struct ExitMatrix: Sendable, Hashable {
  /// One exit of a flow.
  public struct Row: Sendable, Hashable {
    /// How the flow ended.
    public var exit: ExitKind
    /// How often it was taken.
    public var exercised: Int
    /// How often the coordinator was let go at once; nil where it should not be, because the flow
    /// goes on.
    public var released: Int?
    /// The ids of the verdicts about it.
    public var verdicts: [String]
  }

  /// A coordinator that showed screens.
  public struct Flow: Sendable, Hashable {
    /// The coordinator whose flow it is.
    public var coordinator: FlowGraph.Name
    /// Its exits, in the order of ``ExitKind``: none where the flow does not end.
    public var rows: [Row]
  }

  /// Sorted by name.
  public let flows: [Flow]

  init(_ evidence: VerdictEvidence, verdicts: [Verdict], names: CanonicalNames) {
    let known = Set(verdicts.map(\.id))
    flows = evidence.exits
      .map { name, counts in
        let offered = Set((evidence.arrivals[name] ?? []).flatMap(ExitKind.offered))
        return Flow(
          coordinator: name,
          rows: ExitKind.allCases.compactMap { exit in
            guard counts[exit] != nil || offered.contains(exit) else { return nil }
            let count = counts[exit] ?? ExitCount()
            let ids = count.keys.map { ExactString($0.id(names)) }.sorted().map(\.string)
            return Row(
              exit: exit, exercised: count.exercised,
              released: exit == .swipeLetGo ? nil : count.released,
              verdicts: ids.filter(known.contains))
          })
      }
      .sorted { $0.coordinator < $1.coordinator }
  }
}

extension ExitMatrix {
  /// Of the flows that ended in whatever way, the share whose coordinator was retained.
  package var retainedShares: [FlowGraph.Name: Proportion] {
    var shares: [FlowGraph.Name: Proportion] = [:]
    for flow in flows {
      let ended = flow.rows.filter { $0.released != nil && $0.exercised > 0 }
      guard !ended.isEmpty else { continue }
      let total = ended.reduce(0) { $0.addingSaturated($1.exercised) }
      let released = ended.reduce(0) { $0.addingSaturated($1.released ?? 0) }
      shares[flow.coordinator] = Proportion(total - released, of: total)
    }
    return shares
  }
}

/// How often a flow ended by one exit.
package struct ExitCount: Sendable, Hashable {
  package var exercised = 0
  package var released = 0
  /// In how many sessions it did.
  var sessions = 0
  var keys: Set<VerdictKey> = []

  mutating func add(isReleased: Bool, _ key: VerdictKey) {
    exercised += 1
    released += isReleased ? 1 : 0
    keys.insert(key)
  }
}
