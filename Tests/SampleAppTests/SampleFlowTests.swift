import CustomDump
import FlowDiagram
import FlowGraph
import FlowTrace
import Foundation
import TestSupport
import Testing

@testable import FlowSnapshots

@MainActor @Suite("A sample's flow", .interface)
struct SampleFlowTests {
  @Test("is what its snapshots say", arguments: SampleFlow.allCases)
  func pinned(_ sample: SampleFlow) async throws {
    let trace = try await sample.trace
    assertFlow(of: trace, as: .dot, named: sample.rawValue)
    assertFlow(of: trace, as: .outline, named: sample.rawValue)
  }

  @Test("fails its own snapshots, and no other's, when one transition is another")
  func changed() async throws {
    var trace = try await SampleFlow.rayPets.trace
    for index in trace.records.indices {
      guard case .transition(var transition) = trace.records[index].event,
        transition.trigger == #"tap "Schedule a visit""#
      else { continue }
      transition.kind = .push
      trace.records[index].event = .transition(transition)
    }
    for sample in SampleFlow.allCases {
      let flow = sample == .rayPets ? trace : try await sample.trace
      let failures = [
        try failure(of: flow, as: .dot, sample), try failure(of: flow, as: .outline, sample),
      ]
      guard sample == .rayPets else {
        expectNoDifference(failures, [nil, nil], sample.rawValue)
        continue
      }
      for failure in failures {
        expectNoDifference(
          failure?.components(separatedBy: "\n\n").dropFirst().first,
          """
          What changed in the flow:
            Home → SelectVisitType on tap "Schedule a visit" by PetAppointmentBuilderCoordinator: \
          now push, before present.
          """)
      }
    }
  }

  /// What ``pinned(_:)`` would say of a sample if this were its flow.
  private func failure(
    of trace: Trace, as format: some FlowSnapshotFormat, _ sample: SampleFlow
  ) throws -> String? {
    let place = try SnapshotPlace(
      filePath: #filePath, testName: "pinned(_:)", named: sample.rawValue, ending: format.ending)
    let check = FlowSnapshotCheck(
      place: place, site: .init(filePath: #filePath, line: #line, column: 1), recording: .never,
      register: SnapshotRegister())
    let graph = try trace.flowGraph()
    return try check.failure(
      try format.text(of: graph, view: .map, options: .init()), of: graph,
      holdsGraph: format.holdsGraph)
  }
}
