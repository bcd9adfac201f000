import FlowGraph
import FlowTrace
import FlowVerdicts

/// The file that holds a summary.
enum StoredSummary {
  /// The value of `format`.
  static let format = "flowsummary"

  /// The version that this library writes: a reader refuses another major version, and passes over
  /// what a later minor version added.
  static let version = TraceHeader.Version(major: 1, minor: 0)
}

extension FlowSummary {
  /// Whether bytes begin like a stored summary, rather than like a trace. O(*n*).
  ///
  /// - Parameter prefix: the first bytes, some kilobytes or all there are.
  package static func isStored(in prefix: [UInt8]) -> Bool {
    StoredReading.format(of: prefix) == StoredSummary.format
  }

  /// The summary as a file, whose name ends in `.flow` by convention.
  ///
  /// Equal summaries have equal bytes. O(*n* log *n*) in the summary's size.
  public var stored: [UInt8] {
    var names: Set<FlowGraph.Name> = []
    _ = rows { name in
      names.insert(name)
      return 0
    }
    let sorted = FlowGraph.Name.sorted(names)
    let numbers = Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
    let nameRows = sorted.map { name in
      JSONText.object(
        [("row", "\"name\""), ("type", JSONText.quoted(name.type))]
          + (name.label.map { [("label", JSONText.quoted($0))] } ?? [])
          + (name.owner.map { [("owner", JSONText.quoted($0))] } ?? []))
    }
    let lines = nameRows + rows { numbers[$0] ?? 0 }
    var header = [
      (key: "format", value: JSONText.quoted(StoredSummary.format)),
      ("version", JSONText.quoted(StoredSummary.version.description)),
      ("lines", "\(lines.count)"),
    ]
    if leastSessions > 1 { header.append(("leastSessions", "\(leastSessions)")) }
    return Array(([JSONText.object(header)] + lines).map { $0 + "\n" }.joined().utf8)
  }

  private func rows(number: @escaping (FlowGraph.Name) -> Int) -> [String] {
    readings.sorted { $0.key < $1.key }.flatMap { version, reading in
      SummaryWriter(reading: reading, number: number).rows(version: version)
    }
  }
}

/// Writes the rows of one version of the app.
private struct SummaryWriter {
  typealias Members = [(key: String, value: String)]

  let reading: FlowReading
  let number: (FlowGraph.Name) -> Int

  private var graph: FlowGraph { reading.graph }
  private var tallies: FlowTallies { reading.tallies }

  private func row(_ kind: String, _ members: Members) -> String {
    JSONText.object([("row", JSONText.quoted(kind))] + members)
  }

  private func list(_ texts: some Sequence<String>) -> String {
    "[\(texts.joined(separator: ", "))]"
  }

  private func texts(_ texts: Set<ExactString>) -> String {
    list(texts.sorted().map { JSONText.quoted($0.string) })
  }

  private func first(_ moment: FirstUses.Moment) -> Members {
    moment == .never ? [] : [("first", "[\(moment.steps), \(moment.screens)]")]
  }

  func rows(version: ExactString) -> [String] {
    let head = row(
      "version",
      [
        ("appVersion", JSONText.quoted(version.string)), ("apps", texts(graph.apps)),
        ("launches", texts(graph.launchSet)), ("sessions", "\(tallies.sessions)"),
        ("clockJumps", "\(tallies.clockJumps)"),
      ])
    let coordinators = graph.coordinators.map { row("coordinator", [("name", "\(number($0))")]) }
    let links = graph.links.map {
      row("link", [("parent", "\(number($0.parent))"), ("child", "\(number($0.child))")])
    }
    let presents = graph.presents.map {
      row(
        "presents",
        [("coordinator", "\(number($0.coordinator))"), ("screen", "\(number($0.screen))")])
    }
    var rows = [head]
    rows += coordinators
    rows += graph.screens.map(screenRow)
    rows += links
    rows += presents
    rows += graph.transitions.map(transitionRow)
    rows += reading.evidence.rows(number: number)
    return rows
  }

  private func screenRow(_ name: FlowGraph.Name) -> String {
    var members: Members = [("name", "\(number(name))")]
    if graph.isStandIn(name) { members.append(("standIn", "true")) }
    members += first(reading.firstUses[screen: name])
    if let tally = tallies.screens[name] {
      members += [
        ("visits", "\(tally.visits)"), ("sessions", "\(tally.sessions)"),
        ("dropOffs", "\(tally.dropOffs)"), ("dwell", list(tally.dwell.counts.map(String.init))),
      ]
    }
    return row("screen", members)
  }

  private func transitionRow(_ transition: FlowGraph.Transition) -> String {
    var members: Members = transition.from.map { [("from", "\(number($0))")] } ?? []
    members += [
      ("to", "\(number(transition.to))"), ("kind", JSONText.quoted(transition.kind.rawValue)),
      ("trigger", JSONText.quoted(transition.trigger)),
    ]
    members += transition.by.members(number: number)
    members += [
      ("count", "\(graph.count(of: transition))"),
      ("sessions", "\(tallies.transitionSessions[transition] ?? 0)"),
    ]
    if graph.isInferred(transition) { members.append(("inferred", "true")) }
    members += first(reading.firstUses[transition])
    let launches = reading.firstUses.launches(of: transition)
    if !launches.isEmpty { members.append(("launches", texts(launches))) }
    switch reading.firstUses.rows[transition] {
    case .always(let text): members.append(("rowText", JSONText.quoted(text.string)))
    case .various: members.append(("rowText", "null"))
    case nil: break
    }
    if let index = reading.firstUses.tabIndices[transition] {
      members.append(("tabIndex", "\(index)"))
    }
    if reading.firstUses.fromOutside.contains(transition) { members.append(("outside", "true")) }
    return row("transition", members)
  }
}
