import CustomDump
import FlowExplorer
import FlowPerson
import FlowTrace
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Explorations of random apps", .interface)
struct RandomAppTests {
  /// More with `make test-slow`, and as many as `COORDGRAPH_FUZZ` gives.
  nonisolated static let seeds: ArraySlice<UInt64> =
    ProcessInfo.processInfo.environment["COORDGRAPH_FUZZ"].flatMap(UInt64.init)
    .map { ArraySlice(1...max($0, 1)) } ?? SlowTests.seeds(1...16, first: 3)

  @Test(
    "An exploration finds the states of a random app, as far from launch as its rules give",
    arguments: seeds)
  func states(seed: UInt64) async throws {
    let app = RandomApp(seed: seed)
    let exploration = await app.explorer.explore()
    expectNoDifference(exploration.doubts, [])
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

  @Test(
    "No exploration of a random app with a planted gap is complete, and the gap is the reason",
    arguments: seeds)
  func gaps(seed: UInt64) async {
    var app = RandomApp(seed: seed)
    for gap in RandomApp.Gap.allCases {
      app.gap = gap
      let doubts = await app.explorer.explore().doubts
      #expect(doubts.contains { gap.explains($0.kind) }, "\(gap): \(doubts)")
      #expect(doubts.allSatisfy { gap.explains($0.kind) }, "\(gap): \(doubts)")
    }
  }

  @Test("Two explorations of a random app are equal, byte for byte", arguments: seeds)
  func same(seed: UInt64) async throws {
    let explorer = RandomApp(seed: seed).explorer
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
      if case .receive(let event) = action {
        await person.receive(event) { app.openLink(in: window) }
      } else {
        try await person.perform(action)
      }
    }
    return withExtendedLifetime(root) { app.state(of: window) }
  }
}

extension RandomApp.Gap {
  /// Whether a reason to doubt is true of the gap.
  fileprivate func explains(_ doubt: ExplorationDoubt.Kind) -> Bool {
    switch (self, doubt) {
    case (.disabled, .disabled(control: "Planted", _)),
      (.untouchable, .outOfReach(control: "Planted", _)), (.worksOnce, .drift),
      (.worksOnce, .nondeterministic), (.unsteady, .nondeterministic), (.unsteady, .drift):
      true
    default: false
    }
  }
}
