package import FlowGraph
import FlowTrace

extension VerdictEvidence {
  /// The evidence as rows of JSON, one object each, in an order that only the evidence decides.
  /// O(*n* log *n*).
  ///
  /// A row's `row` names what it holds: `verdict`, `flow`, `exit`, `arrival`, `bond` or `active`. Rows
  /// of exits refer to verdicts by their place among the rows of verdicts, from 0.
  ///
  /// - Parameter number: returns the number that stands for a name.
  package func rows(number: @escaping (FlowGraph.Name) -> Int) -> [String] {
    let writer = EvidenceWriter(number: number)
    var all = released.union(sightings.keys)
    for counts in exits.values { for count in counts.values { all.formUnion(count.keys) } }
    let keys = all.map { (key: $0, text: ExactString(JSONText.object(writer.members(of: $0)))) }
      .sorted { $0.text < $1.text }.map(\.key)
    let places = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    var rows = keys.map { writer.row(of: $0, sightings[$0], isReleased: released.contains($0)) }
    rows += writer.exitRows(exits, places)
    rows += writer.arrivalRows(arrivals)
    rows += writer.bondRows(self)
    rows += active.map(number).sorted().map { writer.row("active", [("name", "\($0)")]) }
    return rows
  }
}

/// Writes the rows of ``VerdictEvidence``.
private struct EvidenceWriter {
  typealias Members = [(key: String, value: String)]

  let number: (FlowGraph.Name) -> Int

  func row(_ kind: String, _ members: Members) -> String {
    JSONText.object([("row", JSONText.quoted(kind))] + members)
  }

  private func member(_ key: String, _ name: FlowGraph.Name?) -> Members {
    name.map { [(key, "\(number($0))")] } ?? []
  }

  private func member(_ key: String, text: String?) -> Members {
    text.map { [(key, JSONText.quoted($0))] } ?? []
  }

  func members(of key: VerdictKey) -> Members {
    member("verdict", text: key.kind.rawValue) + member("subject", key.subject)
      + member("owner", key.owner) + member("kind", text: key.causeKind?.rawValue)
      + member("trigger", text: key.trigger.string) + member("from", key.from)
  }

  func row(
    of key: VerdictKey, _ sightings: VerdictEvidence.Sightings?, isReleased: Bool
  ) -> String {
    var members = members(of: key)
    if isReleased { members.append(("released", "true")) }
    if let sightings {
      members += [
        ("count", "\(sightings.count)"), ("sessions", "\(sightings.sessions)"),
        ("certainty", "\(sightings.certainty.rawValue)"),
        ("example", "[\(example(sightings.best))]"),
        ("transitions", "[\(sightings.transitions.sorted().map(end).joined(separator: ", "))]"),
      ]
    }
    return row("verdict", members)
  }

  private func example(_ sighting: Sighting) -> String {
    let cause = sighting.cause
    let objects = sighting.objects.map {
      JSONText.object([("name", "\(number($0.name))"), ("id", "\($0.id.serial)")])
    }
    var members: Members = member("kind", text: cause.kind?.rawValue)
    members += member("trigger", text: cause.trigger)
    members += member("from", cause.from) + member("to", cause.to)
    members += cause.by.members(number: number)
    if sighting.path.isWithheld { members.append(("withheld", "true")) }
    members += member("launch", text: sighting.path.launch)
    members.append(("steps", "[\(sighting.path.steps.map(step).joined(separator: ", "))]"))
    members.append(("objects", "[\(objects.joined(separator: ", "))]"))
    if let session = sighting.session {
      members += member("start", text: String(session.start))
      members += member("session", text: session.content.description)
    }
    return JSONText.object(members)
  }

  /// Where a transition leads to, and who is responsible.
  private func end(of transition: FlowGraph.Transition) -> String {
    JSONText.object(member("to", transition.to) + transition.by.members(number: number))
  }

  private func step(_ act: FlowAct) -> String {
    switch act {
    case .person(let step):
      JSONText.object(
        member("action", text: step.action.rawValue) + member("target", text: step.target))
    case .app(let words): JSONText.object(member("app", text: words))
    }
  }

  func exitRows(
    _ exits: [FlowGraph.Name: [ExitKind: ExitCount]], _ places: [VerdictKey: Int]
  ) -> [String] {
    exits.sorted { $0.key < $1.key }.flatMap { flow, counts in
      [row("flow", member("name", flow))]
        + ExitKind.allCases.compactMap { exit in
          counts[exit].map { count in
            let keys = count.keys.compactMap { places[$0] }.sorted().map(String.init)
            return row(
              "exit",
              member("name", flow) + member("exit", text: exit.rawValue) + [
                ("exercised", "\(count.exercised)"), ("released", "\(count.released)"),
                ("sessions", "\(count.sessions)"),
                ("verdicts", "[\(keys.joined(separator: ", "))]"),
              ])
          }
        }
    }
  }

  func arrivalRows(_ arrivals: [FlowGraph.Name: Set<TransitionKind>]) -> [String] {
    arrivals.sorted { $0.key < $1.key }.map { flow, kinds in
      let texts = kinds.map(\.rawValue).sorted().map(JSONText.quoted)
      return row(
        "arrival", member("name", flow) + [("kinds", "[\(texts.joined(separator: ", "))]")])
    }
  }

  func bondRows(_ evidence: VerdictEvidence) -> [String] {
    let groups: [(String, Verdict.Kind?, Set<VerdictEvidence.Bond>)] =
      [("reused", nil, evidence.reused)]
      + Verdict.Kind.allCases.flatMap { kind in
        [
          ("replaced", kind, evidence.replaced[kind] ?? []),
          ("accumulated", kind, evidence.accumulated[kind] ?? []),
        ]
      }
    return groups.flatMap { fact, kind, bonds in
      bonds.map { bond in
        ExactString(
          row(
            "bond",
            member("fact", text: fact) + member("verdict", text: kind?.rawValue)
              + member("subject", bond.subject) + member("owner", bond.owner)))
      }
      .sorted().map(\.string)
    }
  }
}

extension FlowGraph.Agent {
  /// The members of a row that state who is responsible.
  ///
  /// - Parameter number: returns the number that stands for a name.
  package func members(number: (FlowGraph.Name) -> Int) -> [(key: String, value: String)] {
    switch self {
    case .coordinator(let name): [("coordinator", "\(number(name))")]
    case .system: [("by", "\"system\"")]
    case .app: [("by", "\"app\"")]
    case .unknown: [("by", "\"unknown\"")]
    }
  }
}
