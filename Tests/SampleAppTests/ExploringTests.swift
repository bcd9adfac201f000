import FlowChecks
import FlowDiagram
import FlowExplorer
import FlowSnapshots
import FlowTrace
import Foundation
import RayPets
import TestSupport
import Testing

@MainActor @Suite("Explorations in tests")
struct ExploringTests {
  @Test("An exploration is complete and shows the leaks of the app")
  func leaks() async throws {
    let explorer = FlowExplorer(
      app: "RayPets",
      [ExplorerLaunch { window, recorder in RayPetsApp(window: window, recorder: recorder) }])
    let exploration = await explorer.explore()
    #expect(exploration.isComplete)
    #expect(exploration.summary == "RayPets: complete; 15 states, 82 actions, 5 screens")
    let failure = try #require(throws: FlowCheckFailure.self) {
      try checkFlow(exploration.trace)
    }
    #expect(failure.description.contains("path: launch, tap \"Schedule a visit\", swipe down"))
  }

  @Test("An exploration of the corrected app passes the check")
  func repaired() async throws {
    let explorer = FlowExplorer(
      app: "RayPets",
      [
        ExplorerLaunch { window, recorder in
          RayPetsApp(window: window, recorder: recorder, isFixed: true)
        }
      ])
    let exploration = await explorer.explore()
    #expect(exploration.isComplete)
    try checkFlow(exploration.trace)
  }

  @Test("An explorer may be given an identity of states, doubts to accept and a journal")
  func settings() async throws {
    var explorer = FlowExplorer(
      app: "RayPets",
      [ExplorerLaunch { window, recorder in RayPetsApp(window: window, recorder: recorder) }])
    explorer.identity = InterfaceIdentity { interface in
      InterfaceIdentity.standard.text(interface).replacing(/Visits: \d+/, with: "Visits")
    }
    explorer.accepted = [.disabled(control: "Pro", screen: "HomeViewController")]
    explorer.journal = try .environment()
    #expect(explorer.journal == nil)
    let exploration = await explorer.explore()
    #expect(exploration.isComplete)
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).trace").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    print(exploration)
    try Data(exploration.trace.bytes).write(to: URL(filePath: path))
    let size = try Data(contentsOf: URL(filePath: path)).count
    #expect(size == exploration.trace.bytes.count)
  }

  @Test("An incomplete exploration is not recorded as a reference")
  func incomplete() async throws {
    let explorer = FlowExplorer(
      app: "RayPets", [ExplorerLaunch { RayPetsApp(window: $0, recorder: $1) }],
      limits: ExplorationLimits(depth: 1))
    let exploration = await explorer.explore()
    let failure = try #require(flowSnapshotFailure(of: exploration, as: .outline))
    #expect(
      failure.hasPrefix(
        """
        Recorded nothing to incomplete.txt: the flow may lack parts. The exploration of RayPets: \
        not complete; 2 states,
        """), "\(failure)")
  }
}
