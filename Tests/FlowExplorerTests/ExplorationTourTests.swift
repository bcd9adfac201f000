import CustomDump
import FlowPerson
import TestSupport
import Testing

@testable import FlowExplorer

@MainActor @Suite("A tour", .interface)
struct ExplorationTourTests {
  @Test("Where a route deviates before its last leg, another route to that leg is taken")
  func otherRoute() async throws {
    let blocked = Counter()
    let explorer = FlowExplorer.planted {
      @MainActor func middle() -> PlantedScreen {
        PlantedScreen("Middle", ["On": { $0.push(PlantedScreen("End")) }])
      }
      return PlantedScreen(
        "Home",
        [
          "First": { if blocked.count == 0 { $0.push(middle()) } },
          "Second": { $0.push(middle()) },
        ])
    }
    let replayer = Replayer(explorer, log: DoubtLog())
    var space = StateSpace(labels: explorer.launchLabels)
    let session = await replayer.launch(0, of: space)
    var node = space.addLaunch(0, session.takeMoment(after: nil))
    _ = space.enter(node)
    for action in [PersonAction.tap("First"), .tap("On")] {
      try await replayer.perform(action, in: session, ExploredPath(actions: []))
      node = space.add(action, after: node, session.takeMoment(after: "PlantedScreen"))
      _ = space.enter(node)
    }
    session.end()
    space.add(ExploredAction(action: .tap("First"), outcome: .state(1)), in: 0)
    space.add(ExploredAction(action: .tap("Second"), outcome: .state(1)), in: 0)
    space.add(ExploredAction(action: .tap("On"), outcome: .state(2)), in: 1)
    let transitions = Set(space.tree[node].moment.effect.transitions)
    #expect(!transitions.isEmpty)
    blocked.count = 1
    var tour = ExplorationTour(of: space, replayer, launch: 0, missing: transitions)
    await tour.run()
    expectNoDifference(tour.missing, [])
  }
}
