import FlowChecks
import FlowExplorer
import FlowTrace
import Foundation
import RayPets
import TestSupport
import Testing

@MainActor @Suite("An app that is explored in a test", .interface)
struct ExploringTests {
  @Test("is complete, and shows its leaks")
  func leaks() async throws {
    let explorer = FlowExplorer(
      app: "RayPets",
      [ExplorerLaunch { window, recorder in RayPetsApp(window: window, recorder: recorder) }])
    let exploration = await explorer.explore()
    #expect(exploration.isComplete)
    #expect(exploration.summary == "RayPets: complete; 15 states, 82 ways, 5 screens")
    let failure = try #require(throws: FlowCheckFailure.self) {
      try checkFlow(exploration.trace)
    }
    #expect(failure.description.contains("path: launch, tap \"Schedule a visit\", swipe down"))
  }

  @Test("passes once it is repaired")
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

  @Test("is told what does not count, and where to keep its journal")
  func settings() async throws {
    var explorer = FlowExplorer(
      app: "RayPets",
      [ExplorerLaunch { window, recorder in RayPetsApp(window: window, recorder: recorder) }])
    explorer.identity = InterfaceIdentity { interface in
      InterfaceIdentity.standard.text(interface).replacing(/Visits: \d+/, with: "Visits")
    }
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
}
