import CustomDump
import FlowChecks
import FlowGraph
import FlowPerson
import FlowReading
import FlowTrace
import FlowVerdicts
import TestSupport
import Testing

@MainActor @Suite("A planted bug of each kind", .interface)
struct PlantedBugTests {
  /// The verdicts of an app with a bug, and nothing else.
  private static let expected: [PlantedBug: [String]] = [
    // The router serves all flows, so that all miss their end; of a leg and its trip, the trip is named.
    .forgetfulRouter: [
      "zombie/DetailCoordinator/of/HomeCoordinator/pop/back/DetailScreen",
      "zombie/DetailCoordinator/of/HomeCoordinator/pop/swipe-back/DetailScreen",
      #"zombie/DetailCoordinator/of/HomeCoordinator/pop/tap-"Finish"/DetailScreen"#,
      #"growth/TripCoordinator/of/HomeCoordinator/push/tap-"Trip"/HomeScreen"#,
    ],
    .screenLeftUp: [
      #"orphan/DetailCoordinator/of/HomeCoordinator/unseen/tap-"Finish"/DetailScreen"#
    ],
    .coordinatorKept: [
      "retained/DetailCoordinator/of/HomeCoordinator/pop/back/DetailScreen",
      "retained/DetailCoordinator/of/HomeCoordinator/pop/swipe-back/DetailScreen",
      #"retained/DetailCoordinator/of/HomeCoordinator/pop/tap-"Finish"/DetailScreen"#,
    ],
    .coordinatorNotKept: [
      #"unretained/DetailCoordinator/push/tap-"Detail"/HomeScreen"#
    ],
    .screenKept: [
      "leaked-screen/DetailScreen/of/DetailCoordinator/pop/back/DetailScreen",
      "leaked-screen/DetailScreen/of/DetailCoordinator/pop/swipe-back/DetailScreen",
      #"leaked-screen/DetailScreen/of/DetailCoordinator/pop/tap-"Finish"/DetailScreen"#,
    ],
    .reportedTwice: [
      "finished-twice/DetailCoordinator/of/HomeCoordinator/pop/back/DetailScreen",
      "finished-twice/DetailCoordinator/of/HomeCoordinator/pop/swipe-back/DetailScreen",
      #"finished-twice/DetailCoordinator/of/HomeCoordinator/pop/tap-"Finish"/DetailScreen"#,
      "finished-twice/LegCoordinator/of/TripCoordinator/pop/back/LegScreen",
    ],
    .startedTwice: [
      #"started-twice/DetailCoordinator/of/HomeCoordinator/push/tap-"Detail"/HomeScreen"#
    ],
    // When the sheet goes, the message comes to light, and nobody is there for it.
    .pushedUnderSheet: [
      #"orphan/SheetCoordinator/of/HomeCoordinator/dismiss/tap-"Cancel"/SheetScreen"#,
      #"pushed-behind-a-modal/MessageScreen/of/SheetCoordinator/push/tap-"Message"/SheetScreen"#,
    ],
    .tripKept: [#"growth/TripCoordinator/of/HomeCoordinator/push/tap-"Trip"/HomeScreen"#],
  ]

  @Test("A planted bug is found, with its verdict and no other", arguments: PlantedBug.allCases)
  func found(bug: PlantedBug) async throws {
    let report = try await report(on: bug)
    expectNoDifference(report.verdicts.map(\.id), Self.expected[bug] ?? [])
  }

  @Test("No bug is found in the app without one")
  func silent() async throws {
    let report = try await report(on: nil)
    expectNoDifference(report.verdicts.map(\.id), [])
  }

  @Test("checkFlow reports a planted bug with the taps that lead to it")
  func thrown() async throws {
    let collector = TraceCollector()
    let app = PlantedApp(.tripKept, sink: collector)
    for _ in 0..<2 {
      try await app.person.tap("Trip")
      try await app.person.goBack()
    }
    let trace = collector.trace
    let failure = #expect(throws: FlowCheckFailure.self) { try checkFlow(trace) }
    expectNoDifference(
      failure?.description,
      #"""

      finding: growth/TripCoordinator/of/HomeCoordinator/push/tap-"Trip"/HomeScreen
        Each round trip leaves HomeCoordinator with one more TripCoordinator.
        after: tap "Trip": HomeScreen → LegScreen (push by LegCoordinator)
        path: launch, tap "Trip", back, tap "Trip", back
        who: TripCoordinator #3, TripCoordinator #6 in session 1, seen once

      1 finding, no notes.

      """#)
    let id = try #require(failure?.report.findings.first?.id)
    try checkFlow(trace, known: [id])
    try checkFlow(trace, known: [id], rules: "depth <= 1", strict: true)
    #expect(throws: FlowCheckFailure.self) {
      try checkFlow(
        trace, known: [id], rules: "screen Leg is never reached without Trip")
    }
  }

  private func report(on bug: PlantedBug?) async throws -> VerdictReport {
    let collector = TraceCollector()
    try await PlantedApp(bug, sink: collector).useEverything()
    return FlowReading(collector.trace, parts: .verdicts).verdicts
  }
}
