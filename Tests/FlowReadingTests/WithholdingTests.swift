import FlowGenerators
import FlowGraph
import FlowGraphTestSupport
import FlowReading
import FlowTrace
import FlowVerdicts
import Testing

@Suite("Summaries without small groups")
struct WithholdingTests {
  private func summary(_ sessions: [[TraceRecord]], appVersion: String) -> FlowSummary {
    let trace = Trace(header: TraceHeader(app: "Shop"), records: Array(sessions.joined()))
    return FlowSummary(FlowReading(trace, parts: FlowSummary.parts), appVersion: appVersion)
  }

  /// Many sessions of a few kinds, and some that happened once.
  private func sessions(using random: inout SeededGenerator) -> [[TraceRecord]] {
    var sessions = RandomSessions.sessions(using: &random)
    for session in sessions.prefix(2) { sessions += Array(repeating: session, count: 5) }
    return sessions
  }

  @Test("Nothing that fewer sessions show is left, and all else is", arguments: 0..<40)
  func groups(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let whole = summary(sessions(using: &random), appVersion: "2.4")
    let withheld = whole.withholding(fewerThan: 4)
    let (all, left) = (try #require(whole["2.4"]), try #require(withheld["2.4"]))
    let uses = all.tallies.transitionSessions
    #expect(Set(left.graph.transitions) == Set(uses.filter { $0.value >= 4 }.keys))
    #expect(left.tallies.transitionSessions == uses.filter { $0.value >= 4 })
    #expect(left.tallies.screens == all.tallies.screens.filter { $0.value.sessions >= 4 })
    #expect(left.graph.isSubgraph(of: all.graph))
    for flow in left.verdicts.exits.flows {
      for row in flow.rows { #expect(row.exercised == 0 || row.exercised >= 4) }
    }
    let named = Set(left.graph.coordinators + left.graph.screens)
    for verdict in left.verdicts.verdicts { #expect(named.contains(verdict.subject)) }
  }

  @Test("A version of few sessions is left out whole, and one of many stays as it is")
  func versions() {
    var random = SeededGenerator(seed: 3)
    let session = RandomSessions.session(using: &random)
    var both = summary([session, session, session], appVersion: "2.3")
    both.merge(summary(Array(repeating: session, count: 20), appVersion: "2.4"))
    let withheld = both.withholding(fewerThan: 20)
    #expect(withheld.appVersions == ["2.4"])
    #expect(withheld["2.4"]?.graph == both["2.4"]?.graph)
    #expect(withheld["2.4"]?.tallies == both["2.4"]?.tallies)
  }

  @Test("No stored example has the session that it was taken from", arguments: 0..<10)
  func examples(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let withheld = summary(sessions(using: &random), appVersion: "").withholding(fewerThan: 2)
    let text = String(decoding: withheld.stored, as: UTF8.self)
    #expect(!text.contains(#""session":"#))
    #expect(!text.contains(#""start":"#))
  }

  /// A session in which a coordinator is left behind by each of some flows.
  private func leaks(
    in home: String = "App.Home", tap: String = "Detail", back: PersonStep = PersonStep(.back),
    flows: Range<UInt32> = 0..<1, lettingGo: Bool = false
  ) -> [TraceRecord] {
    var events: [TraceEvent] = [
      .launch(.init()), .coordinator(1, "App.Coordinator"), .screen(2, home), .enter(screen: 2),
      .presents(coordinator: 1, screen: 2),
      .transition(nil, 2, .root, "launch", by: .coordinator(1)), .state(.init(hash: 1)),
    ]
    for flow in flows {
      let (child, screen) = (ObjectID(serial: 3 + 2 * flow), ObjectID(serial: 4 + 2 * flow))
      let trigger = PersonStep(.tap, tap)
      events += [
        .step(trigger), .coordinator(child, "App.Child", parent: 1), .screen(screen, "App.Detail"),
        .enter(screen: screen), .presents(coordinator: child, screen: screen),
        .transition(2, screen, .push, trigger.description, by: .coordinator(child)),
        .state(.init(hash: 2)), .step(back),
      ]
      if lettingGo { events.append(.unlink(parent: 1, child: child)) }
      events += [
        .transition(screen, 2, .pop, back.description, by: .system), .leave(screen: screen),
        .state(.init(hash: 1)), .freed(screen),
      ]
      if lettingGo { events.append(.freed(child)) }
    }
    for _ in 0..<2 { events += [.step(PersonStep(.tap, "Nothing")), .state(.init(hash: 1))] }
    return TraceRecord.make(events)
  }

  @Test(
    "Versions without small groups have one example together, in whichever order they are added")
  func equalExamples() throws {
    var both = summary([leaks(), leaks()], appVersion: "2.3")
    both.merge(summary(Array(repeating: leaks(in: "App.Search"), count: 2), appVersion: "2.4"))
    let withheld = both.withholding(fewerThan: 2)
    let (former, latter) = (try #require(withheld["2.3"]), try #require(withheld["2.4"]))
    let merged = former.merging(latter)
    #expect(merged.verdicts.verdicts.map(\.cause.to?.type) == ["App.Home"])
    #expect(merged == latter.merging(former))
    #expect(merged == withheld.reading)
  }

  @Test("An example keeps its path where each step of it led along a transition that is left")
  func paths() throws {
    let common = Array(repeating: leaks(), count: 4)
    let all = summary(common, appVersion: "2.4").withholding(fewerThan: 4)
    let kept = try #require(all["2.4"]).verdicts.verdicts
    #expect(kept.map(\.path.description) == [#"launch, tap "Detail", back"#])
    let whole = summary(common + [leaks(tap: "Aunt May")], appVersion: "2.4")
    let open = try #require(whole["2.4"]).verdicts.verdicts
    #expect(open.map(\.path.description) == [#"launch, tap "Aunt May", back"#])
    let withheld = whole.withholding(fewerThan: 4)
    let left = try #require(withheld["2.4"]).verdicts.verdicts
    #expect(left.map(\.id) == open.map(\.id))
    #expect(left.map(\.path.description) == ["launch, steps that were left out"])
    #expect(!String(decoding: withheld.stored, as: UTF8.self).contains("Aunt May"))
    #expect(try FlowSummary(stored: withheld.stored) == withheld)
  }

  @Test("What one session shows many times is what one session shows")
  func oneSession() throws {
    let other = Array(repeating: leaks(lettingGo: true), count: 4)
    let whole = summary(
      other + [leaks(back: PersonStep(.swipeBack), flows: 0..<5)], appVersion: "2.4")
    #expect(whole["2.4"]?.verdicts.verdicts.map(\.count) == [5])
    let left = try #require(whole.withholding(fewerThan: 4)["2.4"]).verdicts
    #expect(left.verdicts == [])
    let taken = left.exits.flows.flatMap(\.rows).filter { $0.exercised > 0 }
    #expect(taken.map(\.exit) == [.backButton])
    #expect(taken.map(\.exercised) == [4])
  }

  @Test("A summary that does not say how many sessions have a finding has it in one session")
  func earlier() throws {
    let written = summary(Array(repeating: leaks(), count: 3), appVersion: "2.4")
    let lines = String(decoding: written.stored, as: UTF8.self).split(separator: "\n")
      .map(String.init)
    let earlier = lines.map { line in
      line.contains(#""row": "verdict""#) || line.contains(#""row": "exit""#)
        ? line.replacing(#""sessions": 3, "#, with: "") : line
    }
    #expect(earlier != lines)
    let read = try FlowSummary(stored: Array((earlier.joined(separator: "\n") + "\n").utf8))
    let found = try #require(read.reading).verdicts.verdicts
    #expect(found.map(\.count) == [3])
    #expect(read.withholding(fewerThan: 2).reading?.verdicts.verdicts == [])
  }

  @Test("A stored summary says how many sessions a group needed to stay", arguments: 0..<10)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let written = summary(sessions(using: &random), appVersion: "2.4").withholding(fewerThan: 3)
    let read = try FlowSummary(stored: written.stored)
    #expect(read == written)
    #expect(read.leastSessions == 3)
  }
}

extension FlowGraph {
  fileprivate func isSubgraph(of other: FlowGraph) -> Bool {
    Set(screens).isSubset(of: other.screens) && Set(coordinators).isSubset(of: other.coordinators)
      && Set(links).isSubset(of: other.links) && Set(presents).isSubset(of: other.presents)
      && Set(transitions).isSubset(of: other.transitions)
  }
}
