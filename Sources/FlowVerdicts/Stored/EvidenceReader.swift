package import FlowGraph
package import FlowTrace

/// Reads the rows that ``VerdictEvidence/rows(number:)`` wrote, in their order.
package struct EvidenceReader {
  package typealias Failure = JSONScanner.Failure
  package typealias Names = (JSONRow, String) throws(Failure) -> FlowGraph.Name?

  /// What the rows so far hold.
  package private(set) var evidence = VerdictEvidence()
  private var keys: [VerdictKey] = []
  /// Returns the name that a member's number stands for; nil where there is no such member.
  private let name: Names

  package init(name: @escaping Names) {
    self.name = name
  }

  /// Takes in a row. O(*n*).
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - kind: what the row holds.
  /// - Returns: whether it is a row of evidence.
  /// - Throws: where and why the row can't be read.
  package mutating func take(_ row: JSONRow, kind: String) throws(Failure) -> Bool {
    switch kind {
    case "verdict": try takeVerdict(row)
    case "flow": evidence.add(flow: try required(row, "name"))
    case "exit": try takeExit(row)
    case "arrival":
      let flow = try required(row, "name")
      for kind in try row.strings("kinds") {
        guard let kind = TransitionKind(rawValue: kind) else {
          throw row.fail("kinds", "must hold kinds of transitions, not '\(kind)'")
        }
        evidence.add(arrival: kind, of: flow)
      }
    case "bond": try takeBond(row)
    case "active": evidence.add(active: try required(row, "name"))
    default: return false
    }
    return true
  }

  private func required(_ row: JSONRow, _ field: String) throws(Failure) -> FlowGraph.Name {
    guard let name = try name(row, field) else { throw row.fail(field, "must be a name's number") }
    return name
  }

  private func value<T: RawRepresentable<String>>(
    _ row: JSONRow, _ field: String
  ) throws(Failure) -> T {
    let text = try row.string(field)
    guard let value = T(rawValue: text) else { throw row.fail(field, "must not be '\(text)'") }
    return value
  }

  private func kind(_ row: JSONRow) throws(Failure) -> TransitionKind? {
    row.has("kind") ? try value(row, "kind") : nil
  }

  private mutating func takeVerdict(_ row: JSONRow) throws(Failure) {
    let from = try name(row, "from")
    let key = VerdictKey(
      try value(row, "verdict"), try required(row, "subject"), owner: try name(row, "owner"),
      after: Verdict.Cause(
        kind: try kind(row), trigger: try row.string("trigger"), from: from, to: nil, by: .unknown))
    keys.append(key)
    if try row.flag("released") { evidence.released.insert(key) }
    guard let example = try row.rows("example").first else { return }
    guard let certainty = VerdictEvidence.Certainty(rawValue: try row.number("certainty")) else {
      throw row.fail("certainty", "must be 0, 1 or 2")
    }
    let best = try sighting(example)
    var transitions: Set<FlowGraph.Transition> = []
    if row.has("transitions") {
      for end in try row.rows("transitions") { transitions.insert(try transition(end, of: best)) }
    } else if let transition = best.cause.transition {
      transitions = [transition]
    }
    let count = try row.count("count")
    evidence.sightings[key] = VerdictEvidence.Sightings(
      count: count, sessions: try sessions(row, of: count, "count"), certainty: certainty,
      best: best, transitions: transitions)
  }

  /// In how many sessions something was seen; the fewest that it can be, where a file does not say.
  private func sessions(
    _ row: JSONRow, of count: Int, _ field: String
  ) throws(Failure) -> Int {
    guard row.has("sessions") else { return min(count, 1) }
    let sessions = try row.number("sessions")
    guard sessions <= count else { throw row.fail("sessions", "must be at most '\(field)'") }
    return sessions
  }

  private func transition(
    _ row: JSONRow, of sighting: Sighting
  ) throws(Failure) -> FlowGraph.Transition {
    let cause = sighting.cause
    guard let kind = cause.kind else {
      throw row.fail("to", "must not be there: nothing on display changed")
    }
    return FlowGraph.Transition(
      from: cause.from, to: try required(row, "to"), kind: kind, trigger: cause.trigger,
      by: try FlowGraph.Agent(row, name: name))
  }

  private func sighting(_ row: JSONRow) throws(Failure) -> Sighting {
    let cause = Verdict.Cause(
      kind: try kind(row), trigger: try row.string("trigger"), from: try name(row, "from"),
      to: try name(row, "to"), by: try FlowGraph.Agent(row, name: name))
    var steps: [FlowAct] = []
    for step in try row.rows("steps") {
      if let words = try step.optionalString("app") {
        steps.append(.app(words))
      } else {
        steps.append(
          .person(PersonStep(try value(step, "action"), try step.optionalString("target"))))
      }
    }
    var objects: [Sighting.Object] = []
    for object in try row.rows("objects") {
      let id = ObjectID(serial: UInt32(clamping: try object.number("id")))
      objects.append(.init(name: try required(object, "name"), id: id))
    }
    var session: SessionKey?
    if row.has("session") {
      guard let content = Digest(try row.string("session")),
        let start = UInt64(try row.string("start"))
      else { throw row.fail("session", "must be a digest of 32 digits, with a start") }
      session = SessionKey(start: start, content: content)
    }
    var path = Verdict.Path(launch: try row.optionalString("launch"), steps: steps)
    if try row.flag("withheld") { path = .withheld }
    return Sighting(cause: cause, path: path, objects: objects, session: session)
  }

  private mutating func takeExit(_ row: JSONRow) throws(Failure) {
    let flow = try required(row, "name")
    let exit: ExitKind = try value(row, "exit")
    var count = ExitCount(
      exercised: try row.number("exercised"), released: try row.number("released"))
    guard count.released <= count.exercised else {
      throw row.fail("released", "must be at most 'exercised'")
    }
    count.sessions = try sessions(row, of: count.exercised, "exercised")
    for place in try row.numbers("verdicts") {
      guard keys.indices.contains(place) else {
        throw row.fail("verdicts", "must hold places of earlier rows")
      }
      count.keys.insert(keys[place])
    }
    evidence.exits[flow, default: [:]][exit] = count
  }

  private mutating func takeBond(_ row: JSONRow) throws(Failure) {
    let bond = VerdictEvidence.Bond(
      subject: try required(row, "subject"), owner: try name(row, "owner"))
    switch try row.string("fact") {
    case "reused": evidence.add(reused: bond)
    case "replaced": evidence.add(replaced: bond, try value(row, "verdict"))
    case "accumulated": evidence.add(accumulated: bond, try value(row, "verdict"))
    default: throw row.fail("fact", "must be 'reused', 'replaced' or 'accumulated'")
    }
  }
}

extension FlowGraph.Agent {
  /// Reads who is responsible from a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - name: returns the name that a member's number stands for.
  /// - Throws: where and why that can't be read.
  package init(
    _ row: JSONRow, name: EvidenceReader.Names
  ) throws(JSONScanner.Failure) {
    if let coordinator = try name(row, "coordinator") {
      self = .coordinator(coordinator)
      return
    }
    switch try row.string("by") {
    case "system": self = .system
    case "app": self = .app
    case "unknown": self = .unknown
    default: throw row.fail("by", "must be 'system', 'app' or 'unknown'")
    }
  }
}
