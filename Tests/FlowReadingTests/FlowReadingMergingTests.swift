import CustomDump
import FlowChanges
import FlowGenerators
import FlowGraph
import FlowPaths
import FlowReading
import FlowTrace
import FlowVerdicts
import Testing

@Suite("Merging readings")
struct FlowReadingMergingTests {
  /// A reading of some sessions in one trace.
  private func reading(
    _ sessions: some Sequence<[TraceRecord]>, instances: Bool = false
  ) -> FlowReading {
    FlowReading(
      Trace(header: TraceHeader(app: "Shop"), records: Array(sessions.joined())),
      naming: instances ? .byTitle : .byClass)
  }

  /// All that commands show of a reading.
  private func shown(_ reading: FlowReading) -> [String] {
    let paths = reading.paths
    let report = reading.check(showsExits: true)
    let found = paths.graph.screens.flatMap { screen in
      [paths.path(to: screen).map { PathReport($0, to: screen, of: paths.graph).json } ?? "-"]
        + paths.graph.screens.map { origin in
          paths.path(from: origin, to: screen)
            .map { PathReport($0, from: origin, to: screen, of: paths.graph).text } ?? "-"
        }
    }
    let sequences = (1...reading.sessionCount).map { number in
      reading.sequence(number).map { "\($0)" } ?? "missing"
    }
    return [
      reading.graph.json, report.text, report.json, "\(paths)",
      PathReport(paths.cover(.transitions), of: paths.graph).json,
      PathReport(paths.cover(.screens), of: paths.graph).text,
      FlowBaseline(
        of: reading.graph, verdicts: reading.verdicts.verdicts,
        detail: [.triggers, .counts, .verdicts]
      ).text,
    ] + found + sequences
  }

  @Test(
    "Sessions read in any order, in any parts, merged in any grouping, give one reading",
    arguments: 0..<40)
  func anyOrderAndGrouping(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sessions = RandomSessions.sessions(using: &random)
    let instances = Bool.random(using: &random)
    let whole = reading(sessions, instances: instances)
    for _ in 0..<4 {
      var parts = sessions.shuffled(using: &random).map { reading([$0], instances: instances) }
      if Bool.random(using: &random) {
        let cut = Int.random(in: 0...sessions.count, using: &random)
        parts = [sessions[..<cut], sessions[cut...]].map { reading($0, instances: instances) }
      }
      while parts.count > 1 {
        let other = parts.remove(at: .random(in: 0..<parts.count, using: &random))
        let index = Int.random(in: 0..<parts.count, using: &random)
        parts[index] = parts[index].merging(other)
      }
      #expect(parts[0] == whole)
      #expect(parts[0].stored == whole.stored)
      expectNoDifference(shown(parts[0]), shown(whole))
    }
  }

  @Test(
    "Random sessions have verdicts of several kinds to merge")
  func kinds() {
    var kinds: Set<Verdict.Kind> = []
    var mostSeen = 0
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let verdicts = reading(RandomSessions.sessions(using: &random)).verdicts.verdicts
      kinds.formUnion(verdicts.map(\.kind))
      mostSeen = max(mostSeen, verdicts.map(\.count).max() ?? 0)
    }
    #expect(kinds.count >= 3)
    #expect(mostSeen >= 3)
  }

  @Test("A reading merged with itself counts everything twice and shows no other path")
  func twice() {
    var random = SeededGenerator(seed: 3)
    let one = reading(RandomSessions.sessions(using: &random))
    let two = one.merging(one)
    #expect(two.sessionCount == 2 * one.sessionCount)
    for transition in one.graph.transitions {
      #expect(two.graph.count(of: transition) == 2 * one.graph.count(of: transition))
    }
    #expect(
      two.verdicts.verdicts.map(\.count) == one.verdicts.verdicts.map { 2 * $0.count })
    #expect(two.paths == one.paths.merging(one.paths))
    #expect(two.paths.sessionCount == one.paths.sessionCount)
  }

  @Test("A merged reading lacks each part that one of the two lacks")
  func parts() {
    let trace = Trace(header: TraceHeader(app: "Shop"), records: [])
    let merged = FlowReading(trace, parts: [.verdicts, .paths])
      .merging(FlowReading(trace, parts: [.paths, .records]))
    #expect(merged.parts == .paths)
  }

  @Test("A merged stored graph adds to the graph, and the reading no longer counts as traced")
  func graph() {
    var random = SeededGenerator(seed: 1)
    let reading = reading(RandomSessions.sessions(using: &random))
    let graph = FlowGraph(app: "Shop", screens: [.init(type: "App.OtherViewController")])
    let merged = reading.merging(FlowReading(graph))
    #expect(merged.graph == reading.graph.merging(graph))
    #expect(!merged.isTraced)
    #expect(merged.verdicts.verdicts.map(\.id) == reading.verdicts.verdicts.map(\.id))
    #expect(merged == FlowReading(graph).merging(reading))
  }
}
