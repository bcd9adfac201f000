import CustomDump
import FlowGenerators
import FlowGraph
import FlowGraphTestSupport
import FlowReading
import FlowTrace
import FlowVerdicts
import Testing

@Suite("Summaries of sessions")
struct FlowSummaryTests {
  /// A summary of some sessions in one trace.
  private func summary(
    _ sessions: some Sequence<[TraceRecord]>, appVersion: String = "2.4"
  ) -> FlowSummary {
    let trace = Trace(header: TraceHeader(app: "Shop"), records: Array(sessions.joined()))
    return FlowSummary(FlowReading(trace, parts: FlowSummary.parts), appVersion: appVersion)
  }

  @Test(
    "Summaries of sessions in any parts, merged in any grouping, are the bytes of one summary",
    arguments: 0..<40)
  func anyOrderAndGrouping(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let sessions = RandomSessions.sessions(using: &random)
    let versions = sessions.map { _ in ["2.3", "2.4"].randomElement(using: &random)! }
    var whole = FlowSummary()
    for version in ["2.3", "2.4"] where versions.contains(version) {
      let ofVersion = zip(sessions, versions).filter { $0.1 == version }.map(\.0)
      whole.merge(summary(ofVersion, appVersion: version))
    }
    for _ in 0..<4 {
      var parts = zip(sessions, versions).shuffled(using: &random)
        .map { summary([$0], appVersion: $1) }
      while parts.count > 1 {
        let other = parts.remove(at: .random(in: 0..<parts.count, using: &random))
        let index = Int.random(in: 0..<parts.count, using: &random)
        if Bool.random(using: &random) {
          parts[index].merge(other)
        } else {
          parts[index].merge(try FlowSummary(stored: other.stored))
        }
      }
      #expect(parts[0].stored == whole.stored)
      #expect(parts[0].sessionCount == sessions.count)
    }
  }

  @Test("A stored summary is read as it was written", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let written = summary(RandomSessions.sessions(using: &random))
    let read = try FlowSummary(stored: written.stored)
    #expect(read == written)
    #expect(read.stored == written.stored)
  }

  @Test("A summary has the graph and the findings of its sessions", arguments: 0..<40)
  func sameAnswers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let sessions = RandomSessions.sessions(using: &random)
    let reading = FlowReading(
      Trace(header: TraceHeader(app: "Shop"), records: Array(sessions.joined())))
    let summarized = try #require(summary(sessions).reading)
    #expect(summarized.graph == reading.graph)
    #expect(summarized.verdicts.verdicts.map(\.id) == reading.verdicts.verdicts.map(\.id))
    #expect(summarized.verdicts.verdicts.map(\.path) == reading.verdicts.verdicts.map(\.path))
    #expect(summarized.verdicts.exits == reading.verdicts.exits)
  }

  @Test("A summary's size does not depend on the number of sessions")
  func size() {
    var random = SeededGenerator(seed: 7)
    let session = RandomSessions.session(using: &random)
    let one = summary([session]).stored
    let many = summary(Array(repeating: session, count: 1000)).stored
    #expect(many.split(separator: 10).count == one.split(separator: 10).count)
  }

  private static func record(_ at: UInt64, _ event: TraceEvent) -> TraceRecord {
    TraceRecord(at: at, event: event)
  }

  /// A list for 1,000 µs, then a cart on which the session ends.
  private static func visit(cartAt time: UInt64) -> [TraceRecord] {
    [
      record(500, .launch(.init())), record(500, .screen(1, "Shop.List")),
      record(1000, .transition(nil, 1, .root, "launch", by: .app)),
      record(1000, .screen(2, "Shop.Cart")),
      record(time, .transition(1, 2, .push, "tap \"Buy\"", by: .app)),
    ]
  }

  @Test("Tallies count visits, sessions, drop-offs and how long a screen stayed")
  func tallies() throws {
    let tallies = try #require(
      summary([Self.visit(cartAt: 2000), Self.visit(cartAt: 2000)]).reading?.tallies)
    let list = try #require(tallies.screens[.init(type: "Shop.List")])
    let cart = try #require(tallies.screens[.init(type: "Shop.Cart")])
    #expect(tallies.sessions == 2)
    #expect([list.visits, list.sessions, list.dropOffs] == [2, 2, 0])
    #expect([cart.visits, cart.sessions, cart.dropOffs] == [2, 2, 2])
    // 1,000 µs are between 2⁹ and 2¹⁰ − 1.
    #expect(list.dwell.counts == Array(repeating: 0, count: 10) + [2])
    #expect(list.dwell.median == 1023)
    #expect(cart.dwell.median == nil)
    #expect(tallies.transitionSessions.values.sorted() == [2, 2])
  }

  @Test("A summary has what followed something from outside, up to the next step")
  func fromOutside() throws {
    let session = [
      Self.record(0, .launch(.init())), Self.record(0, .screen(1, "Shop.List")),
      Self.record(1, .transition(nil, 1, .root, "launch", by: .app)),
      Self.record(2, .step(PersonStep(.outside, "link"))), Self.record(2, .screen(2, "Shop.Cart")),
      Self.record(3, .transition(1, 2, .push, "link", by: .app)),
      Self.record(4, .step(PersonStep(.back))),
      Self.record(5, .transition(2, 1, .pop, "link", by: .system)),
    ]
    let read = try FlowSummary(stored: summary([session, Self.visit(cartAt: 2000)]).stored)
    let uses = try #require(read.reading?.firstUses)
    #expect(uses.fromOutside.map { "\($0.kind) \($0.trigger)" } == ["push link"])
    #expect(read.withholding(fewerThan: 1).reading?.firstUses == uses)
    let kept = try #require(read.withholding(fewerThan: 2).reading)
    #expect(kept.firstUses.fromOutside.isEmpty)
  }

  @Test("What an arrival leads on to from the screen that it brought is no arrival of its own")
  func hopsFromOutside() throws {
    let session = [
      Self.record(0, .launch(.init())), Self.record(0, .screen(1, "Shop.List")),
      Self.record(1, .transition(nil, 1, .root, "launch", by: .app)),
      Self.record(2, .step(PersonStep(.outside, "link"))), Self.record(2, .screen(2, "Shop.Tabs")),
      Self.record(2, .screen(3, "Shop.Cart")),
      Self.record(3, .transition(1, 2, .root, "link", by: .app)),
      Self.record(3, .transition(2, 3, .tab, "link", by: .app)),
    ]
    let uses = try #require(summary([session]).reading?.firstUses)
    #expect(uses.fromOutside.map { "\($0.kind) \($0.to.type)" } == ["root Shop.Tabs"])
  }

  @Test("A clock that goes back is counted, and gives no time")
  func clockJump() throws {
    let tallies = try #require(summary([Self.visit(cartAt: 600)]).reading?.tallies)
    #expect(tallies.clockJumps == 1)
    #expect(tallies.screens[.init(type: "Shop.List")]?.dwell.total == 0)
  }

  @Test(
    "What a summary says is not so is not so",
    arguments: [
      ("\"count\": 1,", ["inferred", "outside"]), ("\"visits\": 1,", ["standIn"]),
    ])
  func notSo(member: String, flags: [String]) throws {
    let written = summary([Self.visit(cartAt: 2000)])
    let stored = String(decoding: written.stored, as: UTF8.self)
    try #require(stored.contains(member))
    for (value, isSame) in [("false", true), ("null", true), ("true", false)] {
      let members = flags.map { "\"\($0)\": \(value), " }.joined()
      let changed = stored.replacing(member, with: members + member)
      #expect(try (FlowSummary(stored: Array(changed.utf8)) == written) == isSame, "\(value)")
    }
  }

  @Test(
    "A stored summary that is cut off, changed or of another version is refused with its line",
    arguments: [
      ("\"version\": \"1.0\"", "\"version\": \"2.0\"", "This program reads version 1.x"),
      ("\"lines\": ", "\"lines\": 9", "lines, and"),
      ("\"to\": 0", "\"to\": 99", "must be the number of one of 2 names"),
      ("\"kind\": \"push\"", "\"kind\": \"jump\"", "must be the kind of a transition"),
      ("\"row\": \"version\"", "\"row\": \"later\"", "must be 'version' before"),
    ])
  func invalid(old: String, new: String, message: String) throws {
    let stored = String(decoding: summary([Self.visit(cartAt: 2000)]).stored, as: UTF8.self)
    try #require(stored.contains(old))
    let changed = stored.split(separator: old, maxSplits: 1).joined(separator: new)
    let error = #expect(throws: Diagnostics.self) {
      try FlowSummary(stored: Array(changed.utf8), file: "a.flow")
    }
    #expect("\(error!)".contains(message), "\(error!)")
    #expect("\(error!)".hasPrefix("a.flow:"))
    #expect(throws: Diagnostics.self) {
      try FlowSummary(stored: Array(stored.utf8.dropLast(20)), file: "a.flow")
    }
  }
}
