import FlowChecks
import FlowGenerators
import FlowGraph
import FlowPerson
import FlowReading
import FlowTrace
import FlowVerdicts
import Foundation
import TestSupport
import Testing

/// However people navigate over sound routers, nothing is found; a bug is.
///
/// `FLOW_NAVIGATIONS=100000 swift test --filter RandomNavigation` walks so many steps.
@MainActor @Suite("Of random navigations", .interface)
struct RandomNavigationTests {
  private static let count =
    ProcessInfo.processInfo.environment["FLOW_NAVIGATIONS"].flatMap { Int($0) } ?? 1000

  @Test("none raises an alarm while the routers are sound")
  func sound() async throws {
    let finder = try await walk(nil, steps: Self.count)
    #expect(finder.reading.verdicts.verdicts.map(\.id) == [])
  }

  @Test("some find the bug that was planted", arguments: PlantedBug.allCases)
  func planted(bug: PlantedBug) async throws {
    let finder = try await walk(bug, steps: min(Self.count, 300))
    #expect(!finder.reading.verdicts.verdicts(.finding).isEmpty)
  }

  /// Does what is possible at random, and feeds what was recorded to a finder.
  private func walk(_ bug: PlantedBug?, steps: Int) async throws -> FlowReader {
    let collector = TraceCollector()
    let app = PlantedApp(bug, sink: collector)
    var told = 0
    var finder = FlowReader(app: "Planted", parts: .verdicts)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<steps {
      let action = try #require(app.person.sight.possibleActions.randomElement(using: &random))
      try await app.person.perform(action)
      let records = collector.trace.records
      for record in records[told...] { finder.take(record) }
      told = records.count
    }
    return finder
  }
}
