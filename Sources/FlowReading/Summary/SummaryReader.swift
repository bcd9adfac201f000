import FlowGraph
import FlowTrace
import FlowVerdicts

extension FlowSummary {
  /// Reads a summary that was written by ``stored``. O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: what the file holds.
  ///   - file: what to call it in errors.
  /// - Throws: `Diagnostics`, which name the first line that is wrong.
  public init(stored bytes: [UInt8], file: String? = nil) throws(Diagnostics) {
    var reader = SummaryReader()
    var count = 0
    var leastSessions = 1
    var number = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      number += 1
      let place = (file: file, line: number)
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
        throw Self.failure("the last line was cut off", at: place)
      }
      let line = Array(rest[..<end])
      rest = rest[(end + 1)...]
      try line.withUnsafeBufferPointer { (bytes) throws(Diagnostics) in
        do throws(JSONScanner.Failure) {
          var scanner = JSONScanner(bytes)
          let row = try JSONRow(&scanner)
          try scanner.expectEnd()
          if number == 1 {
            count = try Self.expectHeader(row)
            if row.has("leastSessions") { leastSessions = try row.number("leastSessions") }
          } else {
            try reader.take(row)
          }
        } catch {
          throw Self.failure(error.message, at: place)
        }
      }
    }
    guard number > 0, number - 1 == count else {
      throw Self.failure(
        "the header announces \(count) lines, and \(max(number - 1, 0)) follow",
        at: (file, number + 1))
    }
    self = reader.summary
    self.leastSessions = max(leastSessions, 1)
  }

  private static func failure(
    _ message: String, at place: (file: String?, line: Int)
  ) -> Diagnostics {
    Diagnostics(
      Diagnostic(
        .error, file: place.file, line: place.line, "not a valid stored summary: \(message)"))
  }

  /// - Returns: how many lines follow.
  private static func expectHeader(_ row: JSONRow) throws(JSONScanner.Failure) -> Int {
    let version = try row.string("version")
    let major = StoredSummary.version.major
    guard try row.string("format") == StoredSummary.format else {
      throw row.fail("format", "must be '\(StoredSummary.format)'")
    }
    guard version.split(separator: ".").first == "\(major)" else {
      throw row.fail("version", "is \(version). This program reads version \(major).x")
    }
    return try row.number("lines")
  }
}

/// Reads the rows of a stored summary.
private struct SummaryReader {
  typealias Failure = JSONScanner.Failure

  private var names: [FlowGraph.Name] = []
  private var ended = FlowSummary()
  private var version: VersionReader?

  /// What the rows so far hold.
  var summary: FlowSummary {
    var all = ended
    if let version { all.add(version.reading, version: version.appVersion) }
    return all
  }

  mutating func take(_ row: JSONRow) throws(Failure) {
    switch try row.string("row") {
    case "name":
      names.append(
        FlowGraph.Name(
          type: try row.string("type"), label: try row.optionalString("label"),
          owner: try row.optionalString("owner")))
    case "version":
      ended = summary
      version = try VersionReader(row, names: names)
    case let kind:
      guard try version?.take(row, kind: kind) != nil else {
        throw row.fail("row", "must be 'version' before '\(kind)'")
      }
    }
  }
}

/// Reads the rows of one version of the app.
private struct VersionReader {
  typealias Failure = JSONScanner.Failure

  let appVersion: ExactString
  private let names: [FlowGraph.Name]
  private var graph: FlowGraph
  private var tallies = FlowTallies()
  private var evidence: EvidenceReader
  private var transitionUses: [FlowGraph.Transition: FirstUses.Moment] = [:]
  private var screenUses: [FlowGraph.Name: FirstUses.Moment] = [:]
  private var launches: [FlowGraph.Transition: Set<ExactString>] = [:]
  private var rows: [FlowGraph.Transition: FirstUses.RowText] = [:]
  private var tabIndices: [FlowGraph.Transition: Int32] = [:]
  private var fromOutside: Set<FlowGraph.Transition> = []

  init(_ row: JSONRow, names: [FlowGraph.Name]) throws(Failure) {
    appVersion = ExactString(try row.string("appVersion"))
    self.names = names
    graph = FlowGraph(app: "", launches: try row.strings("launches"))
    graph.apps = Set(try row.strings("apps").map { ExactString($0) })
    tallies.sessions = try row.number("sessions")
    tallies.clockJumps = try row.number("clockJumps")
    evidence = EvidenceReader { (row, field) throws(Failure) in
      try Self.name(row, field, in: names)
    }
  }

  var reading: FlowReading {
    FlowReading(
      parts: FlowSummary.parts, graph: graph,
      firstUses: FirstUses(
        transitions: transitionUses, screens: screenUses, launches: launches, rows: rows,
        tabIndices: tabIndices, fromOutside: fromOutside),
      evidence: evidence.evidence, tallies: tallies)
  }

  private static func name(
    _ row: JSONRow, _ field: String, in names: [FlowGraph.Name]
  ) throws(Failure) -> FlowGraph.Name? {
    guard row.has(field) else { return nil }
    let number = try row.number(field)
    guard names.indices.contains(number) else {
      throw row.fail(field, "must be the number of one of \(names.count) names, from 0")
    }
    return names[number]
  }

  private func name(_ row: JSONRow, _ field: String) throws(Failure) -> FlowGraph.Name {
    guard let name = try Self.name(row, field, in: names) else {
      throw row.fail(field, "must be the number of a name")
    }
    return name
  }

  mutating func take(_ row: JSONRow, kind: String) throws(Failure) {
    switch kind {
    case "coordinator": graph.coordinatorSet.insert(try name(row, "name"))
    case "screen": try takeScreen(row)
    case "link":
      graph.add(FlowGraph.Link(parent: try name(row, "parent"), child: try name(row, "child")))
    case "presents":
      graph.add(
        FlowGraph.Presentation(
          coordinator: try name(row, "coordinator"), screen: try name(row, "screen")))
    case "transition": try takeTransition(row)
    // A row of a later minor version is passed over.
    default: _ = try evidence.take(row, kind: kind)
    }
  }

  private mutating func takeScreen(_ row: JSONRow) throws(Failure) {
    let name = try name(row, "name")
    graph.screenSet.insert(name)
    if try row.flag("standIn") { graph.standInSet.insert(name) }
    if let moment = try moment(row) { screenUses[name] = moment }
    guard row.has("visits") else { return }
    var screen = FlowTallies.Screen()
    screen.visits = try row.number("visits")
    screen.sessions = try row.number("sessions")
    screen.dropOffs = try row.number("dropOffs")
    let dwell = try row.numbers("dwell")
    guard dwell.count <= 65 else { throw row.fail("dwell", "must hold at most 65 counts") }
    for (bucket, count) in dwell.enumerated() { screen.dwell.add(bucket: bucket, count: count) }
    tallies.screens[name] = screen
  }

  private mutating func takeTransition(_ row: JSONRow) throws(Failure) {
    let text = try row.string("kind")
    guard let kind = TransitionKind(rawValue: text) else {
      throw row.fail("kind", "must be the kind of a transition, not '\(text)'")
    }
    let names = names
    let transition = FlowGraph.Transition(
      from: try Self.name(row, "from", in: names), to: try name(row, "to"), kind: kind,
      trigger: try row.string("trigger"),
      by: try FlowGraph.Agent(row) { (row, field) throws(Failure) in
        try Self.name(row, field, in: names)
      })
    graph.add(
      transition, count: try row.count("count"), isInferred: try row.flag("inferred"))
    tallies.transitionSessions[transition] = try row.number("sessions")
    if let moment = try moment(row) { transitionUses[transition] = moment }
    if row.has("launches") {
      launches[transition] = Set(try row.strings("launches").map { ExactString($0) })
    }
    if row.has("rowText") {
      let text = try row.optionalString("rowText")
      rows[transition] = text.map { .always(ExactString($0)) } ?? .various
    }
    if row.has("tabIndex") {
      tabIndices[transition] = Int32(clamping: try row.number("tabIndex"))
    }
    if try row.flag("outside") { fromOutside.insert(transition) }
  }

  private func moment(_ row: JSONRow) throws(Failure) -> FirstUses.Moment? {
    guard row.has("first") else { return nil }
    let numbers = try row.numbers("first")
    guard numbers.count == 2 else { throw row.fail("first", "must hold two numbers") }
    return FirstUses.Moment(
      steps: Int32(clamping: numbers[0]), screens: Int32(clamping: numbers[1]))
  }
}
