public import FlowGraph

/// What was found in traces: the verdicts, and how every flow ended.
public struct VerdictReport: Sendable {
  /// Findings first, then notes; of each, sorted by kind and id.
  public let verdicts: [Verdict]
  /// How every flow ended, and whether its coordinator was let go.
  public let exits: ExitMatrix
  /// What to call everything that the verdicts name.
  public let names: CanonicalNames

  /// - Parameter sessionNumbers: which session is meant by each key in the evidence.
  package init(
    _ evidence: VerdictEvidence, names: CanonicalNames, sessionNumbers: [SessionKey: Int]
  ) {
    self.names = names
    let sightings = evidence.sightings.filter { evidence.isVerdict($0.key, $0.value) }
    verdicts =
      sightings
      .filter { key, _ in key.kind != .zombie || sightings[key.asGrowth] == nil }
      .map { key, sightings in
        Verdict(
          id: key.id(names), kind: key.kind, gravity: evidence.gravity(of: key),
          subject: key.subject, owner: key.owner, cause: sightings.best.cause,
          transitions: sightings.transitions.sorted(), path: sightings.best.path,
          objects: sightings.best.subjects(sessionNumbers),
          count: sightings.count)
      }
      .sorted { ($0.order, ExactString($0.id)) < ($1.order, ExactString($1.id)) }
    exits = ExitMatrix(evidence, verdicts: verdicts, names: names)
  }

  /// The verdicts of one gravity.
  public func verdicts(_ gravity: Verdict.Gravity) -> [Verdict] {
    verdicts.filter { $0.gravity == gravity }
  }
}

extension Verdict {
  fileprivate var order: Int {
    (gravity == .finding ? 0 : Kind.allCases.count) + (Kind.allCases.firstIndex(of: kind) ?? 0)
  }
}

extension VerdictEvidence {
  /// Whether all sessions together show that something is wrong.
  fileprivate func isVerdict(_ key: VerdictKey, _ sightings: Sightings) -> Bool {
    let bond = Bond(subject: key.subject, owner: key.owner)
    if key.kind == .zombie, reused.contains(bond) { return false }
    if key.kind == .orphan, active.contains(key.subject) { return false }
    switch sightings.certainty {
    case .none: return false
    case .gesture: return !released.contains(key)
    case .lasting: return true
    }
  }

  /// What a next one always takes the place of never adds up: that is a note.
  fileprivate func gravity(of key: VerdictKey) -> Verdict.Gravity {
    let bond = Bond(subject: key.subject, owner: key.owner)
    let isReplaced = replaced[key.kind]?.contains(bond) == true
    let addsUp = accumulated[key.kind]?.contains(bond) == true
    return isReplaced && !addsUp ? .note : .finding
  }
}

extension Sighting {
  fileprivate func subjects(_ numbers: [SessionKey: Int]) -> [Verdict.Subject] {
    let number = session.flatMap { numbers[$0] } ?? 0
    return objects.map { Verdict.Subject(name: $0.name, session: number, id: $0.id) }
  }
}
