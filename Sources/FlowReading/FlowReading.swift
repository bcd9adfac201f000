public import FlowGraph
public import FlowPaths
import FlowTrace
public import FlowVerdicts

/// What traces show: the graph, what is wrong, the paths that people took, and every session.
///
///     let reading = FlowReading(trace)
///     print(reading.graph)
///     print(reading.verdicts.verdicts.map(\.id))
///
///     RayPets: 2 coordinators, 6 screens, 23 transitions
///     ["zombie/PetAppointmentBuilderCoordinator/of/HomeCoordinator/dismiss/swipe-down/…"]
///
/// A reading is a value of the sessions that were read, each of which counts as often as it
/// happened. ``merge(_:)`` is associative and commutative, so traces may be read in any order and in
/// parts, on several cores or on several machines: the result is the same, and so are the reports
/// and the bytes written of it.
public struct FlowReading: Sendable, Hashable {
  /// What is made of the sessions besides the graph, which is always made.
  public struct Parts: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// ``FlowReading/verdicts``.
    public static let verdicts = Parts(rawValue: 1)
    /// What came before each screen, which rules of the kind `is never reached without` need.
    public static let reaches = Parts(rawValue: 2)
    /// ``FlowReading/paths``.
    public static let paths = Parts(rawValue: 4)
    /// ``FlowReading/sequence(_:)``.
    public static let sequences = Parts(rawValue: 8)
    /// ``FlowReading/stored``: the records of each different session.
    public static let records = Parts(rawValue: 16)
    /// ``FlowReading/tallies``, instead of a list of the sessions: memory then does not grow with
    /// their number.
    public static let tallies = Parts(rawValue: 32)
    /// The graph alone, which takes the least time and memory.
    public static let graphOnly: Parts = []
    /// Everything that needs the sessions, for whoever wants several answers of one reading.
    public static let all: Parts = [.verdicts, .reaches, .paths, .sequences, .records]
  }

  /// The parts that were made.
  public private(set) var parts: Parts
  /// The graph of all sessions.
  public private(set) var graph: FlowGraph
  /// When sessions first used each transition and showed each screen.
  package private(set) var firstUses: FirstUses
  /// Whether all of the graph comes from sessions. False where a stored graph was merged in, of
  /// which nothing but the graph is known.
  public private(set) var isTraced: Bool
  /// How often each session happened. Empty where no part needs it.
  private(set) var sessions: [SessionKey: Int]
  package private(set) var evidence: VerdictEvidence
  private(set) var reaches: FirstReaches
  private var recordedPaths: FlowPaths?
  private var sequences: [Digest: FlowSequence]
  private(set) var logs: [Digest: SessionLog]
  private var recordedTallies: FlowTallies

  /// The reading of a graph of which no session is known.
  ///
  /// Merged with others, it adds to their graph.
  public init(_ graph: FlowGraph) {
    self.init(parts: .all, graph: graph, isTraced: false)
  }

  init(
    parts: Parts, graph: FlowGraph, firstUses: FirstUses = .init(), isTraced: Bool = true,
    sessions: [SessionKey: Int] = [:],
    evidence: VerdictEvidence = .init(), reaches: FirstReaches = .init(), paths: FlowPaths? = nil,
    sequences: [Digest: FlowSequence] = [:], logs: [Digest: SessionLog] = [:],
    tallies: FlowTallies = .init()
  ) {
    self.parts = parts
    self.graph = graph
    self.firstUses = firstUses
    self.isTraced = isTraced
    self.sessions = sessions
    self.evidence = evidence
    self.reaches = reaches
    recordedPaths = paths
    self.sequences = sequences
    self.logs = logs
    recordedTallies = tallies
  }

  /// Adds what another reading shows; what either lacks a part of, the result lacks.
  ///
  /// O(*n*) in the other's size; with paths, O(*n* log *n*) in the size of both.
  public mutating func merge(_ other: FlowReading) {
    parts.formIntersection(other.parts)
    graph.merge(other.graph)
    firstUses.merge(other.firstUses)
    isTraced = isTraced && other.isTraced
    sessions.merge(other.sessions) { $0.addingSaturated($1) }
    evidence.merge(other.evidence)
    reaches.merge(other.reaches)
    recordedPaths =
      recordedPaths.map { paths in
        other.recordedPaths.map(paths.merging) ?? paths
      } ?? other.recordedPaths
    sequences.merge(other.sequences) { first, _ in first }
    logs.merge(other.logs) { first, _ in first }
    recordedTallies.merge(other.recordedTallies)
    dropMissingParts()
  }

  /// Returns what both readings show together, as ``merge(_:)`` does.
  public func merging(_ other: FlowReading) -> FlowReading {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// Returns the reading without the parts that are not among those given.
  func limited(to kept: Parts) -> FlowReading {
    var limited = self
    limited.parts.formIntersection(kept)
    limited.dropMissingParts()
    return limited
  }

  private mutating func dropMissingParts() {
    if !parts.contains(.verdicts) { evidence = .init() }
    if !parts.contains(.reaches) { reaches = .init() }
    if !parts.contains(.paths) { recordedPaths = nil }
    if !parts.contains(.sequences) { sequences = [:] }
    if !parts.contains(.records) { logs = [:] }
    if !parts.contains(.tallies) { recordedTallies = .init() }
    if parts.isEmpty || parts.contains(.tallies) { sessions = [:] }
  }
}

extension FlowReading {
  /// What is wrong, and how every flow ended. O(*n* log *n*) in what was found.
  ///
  /// - Precondition: ``parts`` contains `.verdicts`.
  public var verdicts: VerdictReport {
    expect(.verdicts)
    return VerdictReport(evidence, names: graph.names, sessionNumbers: sessionNumbers)
  }

  /// Counts over all sessions. O(1).
  ///
  /// - Precondition: ``parts`` contains `.tallies`.
  public var tallies: FlowTallies {
    expect(.tallies)
    return recordedTallies
  }

  /// The paths that people took. O(1).
  ///
  /// - Precondition: ``parts`` contains `.paths`.
  public var paths: FlowPaths {
    expect(.paths)
    return recordedPaths ?? FlowPaths(of: graph)
  }

  /// How many sessions there were, equal ones included. O(*n*).
  ///
  /// - Precondition: ``parts`` is not empty.
  public var sessionCount: Int {
    precondition(!parts.isEmpty, "sessions are not counted for the graph alone")
    if parts.contains(.tallies) { return recordedTallies.sessions }
    return sessions.values.reduce(0) { $0.addingReportingOverflow($1).partialValue }
  }

  /// One session as it happened.
  ///
  /// Sessions are numbered from 1, in the order of the times at which they began; sessions that
  /// began at the same time by their recorders' clocks are ordered by their content. O(*n* log *n*)
  /// in the number of sessions.
  ///
  /// - Returns: nil where there are fewer sessions.
  /// - Precondition: ``parts`` contains `.sequences`.
  public func sequence(_ number: Int) -> FlowSequence? {
    expect(.sequences)
    var last = 0
    for (key, count) in sessionsInOrder {
      guard number > last, number - last <= count else {
        last += count
        continue
      }
      var sequence = sequences[key.content]
      sequence?.number = number
      return sequence
    }
    return nil
  }

  /// The session that a key identifies, without its number. O(1).
  ///
  /// - Precondition: ``parts`` contains `.sequences`.
  package func sequence(of session: SessionKey) -> FlowSequence? {
    expect(.sequences)
    return sequences[session.content]
  }

  /// How many sessions were traced without reading stored properties, by the reason. O(*n*).
  ///
  /// - Precondition: ``parts`` contains `.sequences`.
  public var unreadProperties: [String: Int] {
    expect(.sequences)
    var counts: [String: Int] = [:]
    for (key, count) in sessions {
      guard let reason = sequences[key.content]?.unreadProperties else { continue }
      counts[reason, default: 0] += count
    }
    return counts
  }

  /// How often each session happened, in the order in which sessions are numbered. O(*n* log *n*).
  var sessionsInOrder: [(key: SessionKey, value: Int)] { sessions.sorted { $0.key < $1.key } }

  /// The numbers of the sessions; of equal ones, the first.
  package var sessionNumbers: [SessionKey: Int] {
    var numbers: [SessionKey: Int] = [:]
    var next = 1
    for (key, count) in sessionsInOrder {
      numbers[key] = next
      next += count
    }
    return numbers
  }

  private func expect(_ part: Parts) {
    precondition(parts.contains(part), "the reading was made without this part")
  }
}

extension FlowReading {
  /// Checks what was read.
  ///
  /// - Parameters:
  ///   - known: verdicts that are accepted.
  ///   - rules: what has to hold; ``parts`` has to contain `.reaches` for them.
  ///   - showsExits: whether the report has how flows end.
  ///   - rates: how often coordinators were retained in each version of the app; nil to leave that out.
  ///   - drift: how the flow differs from a baseline.
  /// - Returns: what is wrong, what is accepted, and which rules are broken.
  /// - Precondition: ``parts`` contains `.verdicts`, and with rules `.reaches`.
  public func check(
    known: KnownVerdicts = .none, rules: [Rule] = [], showsExits: Bool = false,
    rates: RetainedRates? = nil, drift: BaselineDrift? = nil
  ) -> CheckReport {
    let found = verdicts
    var violations: [RuleViolation] = []
    if !rules.isEmpty {
      expect(.reaches)
      let judge = RuleJudge(
        graph: graph, reaches: reaches, verdicts: known.open(of: found.verdicts))
      violations = judge.violations(of: rules)
    }
    return CheckReport(
      found, known: known, violations: violations, showsExits: showsExits, rates: rates,
      drift: drift)
  }
}
