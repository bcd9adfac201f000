import CustomDump
import FlowChecks
import FlowGraph
import FlowTrace
import TestSupport
import Testing

@MainActor @Suite("A bug of each kind", .interface)
struct PlantedBugTests {
  /// The verdicts of an app with a bug, and nothing else.
  private static let expected: [PlantedBug: [String]] = [:]

  @Test("is found, with its verdict and no other", arguments: PlantedBug.allCases)
  func found(bug: PlantedBug) async throws {
    let report = try await report(on: bug)
    expectNoDifference(report.verdicts.map(\.id), Self.expected[bug] ?? [])
  }

  @Test("is not found in the app without it")
  func silent() async throws {
    let report = try await report(on: nil)
    expectNoDifference(report.verdicts.map(\.id), [])
  }

  private func report(on bug: PlantedBug?) async throws -> VerdictReport {
    let app = PlantedApp(bug)
    try await app.useEverything()
    var finder = VerdictFinder()
    for record in app.collector.trace.records { finder.add(record) }
    return finder.report
  }
}
