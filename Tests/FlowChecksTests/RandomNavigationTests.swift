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
@MainActor @Suite("Verdicts on random navigation", .interface)
struct RandomNavigationTests {
  private static let count =
    ProcessInfo.processInfo.environment["FLOW_NAVIGATIONS"].flatMap { Int($0) } ?? 1000

  @Test("Random navigation with sound routers has no verdict")
  func sound() async throws {
    let finder = try await walk(nil, steps: Self.count)
    #expect(finder.reading.verdicts.verdicts.map(\.id) == [])
  }

  @Test("Random navigation finds the planted bug", arguments: PlantedBug.allCases)
  func planted(bug: PlantedBug) async throws {
    let finder = try await walk(bug, steps: min(Self.count, 300))
    #expect(!finder.reading.verdicts.verdicts(.finding).isEmpty)
  }

  /// Does what is possible at random, and feeds what was recorded to a finder.
  private func walk(_ bug: PlantedBug?, steps: Int) async throws -> FlowReader {
    let collector = TraceCollector()
    let app = PlantedApp(bug, sink: collector)
    var taken = 0
    var finder = FlowReader(app: "Planted", parts: .verdicts)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<steps {
      let action = try #require(app.person.sight.possibleActions.randomElement(using: &random))
      try await app.person.perform(action)
      let records = collector.trace.records
      for record in records[taken...] { finder.take(record) }
      taken = records.count
    }
    return finder
  }
}
