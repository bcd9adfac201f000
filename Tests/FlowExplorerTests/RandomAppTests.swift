import CustomDump
import FlowExplorer
import FlowPerson
import FlowTrace
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Explorations of random apps", .interface)
struct RandomAppTests {
  nonisolated static let seeds = SlowTests.seeds(1...8 as ClosedRange<UInt64>, first: 3)

  @Test(
    "An exploration finds the states of a random app, as far from launch as its rules give",
    arguments: seeds)
  func states(seed: UInt64) async throws {
    let app = RandomApp(seed: seed)
    let exploration = await FlowExplorer(app: "Random", [app.launch]).explore()
    expectNoDifference(exploration.isComplete, true)
    let distances = app.distances()
    expectNoDifference(
      exploration.states.map(\.path.actions.count), distances.values.sorted())
    var states: [RandomApp.State] = []
    for state in exploration.states {
      states.append(try await replay(state.path, in: app))
    }
    expectNoDifference(Set(states), Set(distances.keys))
    for (index, state) in exploration.states.enumerated() {
      expectNoDifference(distances[states[index]], state.path.actions.count)
      let transitions = app.transitions(from: states[index])
      expectNoDifference(Set(state.actions.map(\.action)), Set(transitions.keys))
      for step in state.actions {
        guard case .state(let end) = step.outcome else {
          Issue.record("\(step) leads nowhere")
          continue
        }
        expectNoDifference(states[end], transitions[step.action])
      }
    }
    for finding in exploration.findings {
      _ = try await replay(finding.path, in: app)
    }
  }

  @Test("Two explorations of a random app are equal, byte for byte", arguments: seeds)
  func same(seed: UInt64) async throws {
    let explorer = FlowExplorer(app: "Random", [RandomApp(seed: seed).launch])
    let (first, second) = (await explorer.explore(), await explorer.explore())
    expectNoDifference(first.description, second.description)
    expectNoDifference(first.states, second.states)
    expectNoDifference(first.findings, second.findings)
    expectNoDifference(first.trace, second.trace)
  }

  /// Walks along a path on a fresh launch, and returns what shows at its end.
  private func replay(_ path: ExploredPath, in app: RandomApp) async throws -> RandomApp.State {
    let window = UIWindow()
    let root = PlantedCoordinator(window: window)
    app.open(in: window, root.navigation)
    let person = FlowPerson(window: window)
    await person.wait()
    for action in path.actions {
      try await person.perform(action)
    }
    return withExtendedLifetime(root) { app.state(of: window) }
  }
}
