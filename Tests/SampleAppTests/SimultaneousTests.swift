import CustomDump
import FlowExplorer
import FlowPerson
import PortableUIKit
import RayPets
import TestSupport
import Testing

/// Swift Testing runs these at the same time, beside the generated walks: no suite here is serialized.
@MainActor @Suite("Explorations, walks and persons at the same time")
struct SimultaneousTests {
  @Test("An exploration is complete beside walks and other explorations", arguments: 1...3)
  func explores(_ number: Int) async {
    let launch = ExplorerLaunch { RayPetsApp(window: $0, recorder: $1) }
    let exploration = await FlowExplorer(app: "RayPets", [launch]).explore()
    expectNoDifference(
      exploration.summary, "RayPets: complete; 15 states, 82 actions, 5 screens")
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(exploration.findings.filter(\.isError), [])
  }

  @Test("A walk meets no window but its own beside explorations", arguments: 1...3)
  func walks(_ number: Int) async throws {
    try await FlowPerson.walk {
      RayPetsApp(window: $0)
    } steps: { person in
      for _ in 1...3 {
        try await person.tap("Schedule a visit")
        try await person.tap("Sick")
        try await person.swipeDown()
        #expect(person.sight.screenName == "HomeViewController")
      }
    }
  }

  @Test("A test that uses windows directly takes a turn beside explorations", arguments: 1...3)
  func uses(_ number: Int) async throws {
    try await InterfaceTurn.take {
      let window = UIWindow()
      let app = RayPetsApp(window: window)
      let person = FlowPerson(window: window)
      try await person.tap("Schedule a visit")
      #expect(person.sight.screenName == "SelectVisitTypeViewController")
      window.isHidden = true
      await person.wait()
      withExtendedLifetime(app) {}
    }
  }
}
