public import FlowGraph

/// How flows end: for each coordinator that showed screens, the ways out that the platform offers,
/// and what became of it.
public struct ExitMatrix: Sendable, Hashable {
  /// One way out of a flow.
  public struct Row: Sendable, Hashable {
    public var way: ExitWay
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
    public var coordinator: FlowGraph.Name
    /// All ways out, in the order of ``ExitWay``.
    public var rows: [Row]
  }

  /// Sorted by name.
  public let flows: [Flow]

  init(_ evidence: VerdictEvidence, verdicts: [Verdict], names: CanonicalNames) {
    let known = Set(verdicts.map(\.id))
    flows = evidence.exits
      .map { name, counts in
        Flow(
          coordinator: name,
          rows: ExitWay.allCases.map { way in
            let count = counts[way] ?? ExitCount()
            let ids = count.keys.map { ExactString($0.id(names)) }.sorted().map(\.string)
            return Row(
              way: way, exercised: count.exercised,
              released: way == .swipeLetGo ? nil : count.released,
              verdicts: ids.filter(known.contains))
          })
      }
      .sorted { $0.coordinator < $1.coordinator }
  }
}

/// How often a flow ended in one way.
struct ExitCount: Sendable, Hashable {
  var exercised = 0
  var released = 0
  var keys: Set<VerdictKey> = []

  mutating func add(isReleased: Bool, _ key: VerdictKey) {
    exercised += 1
    released += isReleased ? 1 : 0
    keys.insert(key)
  }
}
