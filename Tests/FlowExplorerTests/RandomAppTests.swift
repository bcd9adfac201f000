import CustomDump
import FlowExplorer
import FlowPerson
import FlowTrace
import FlowVerdicts
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Explorations of random apps", .interface)
struct RandomAppTests {
  /// More with `make test-slow`, and as many as `COORDGRAPH_FUZZ` gives, or from one to another: `5...9`.
  nonisolated static let seeds: ArraySlice<UInt64> = {
    let ends = (ProcessInfo.processInfo.environment["COORDGRAPH_FUZZ"] ?? "")
      .split(separator: "...").compactMap { UInt64($0) }
    guard let last = ends.last else { return SlowTests.seeds(1...16, first: 3) }
    let first = ends.count == 2 ? min(ends[0], last) : 1
    return ArraySlice(first...max(last, 1))
  }()

  @Test(
    "An exploration finds the states of a random app, as far from launch as its rules give",
    arguments: seeds)
  func states(seed: UInt64) async throws {
    let app = RandomApp(seed: seed)
    let exploration = await app.explorer.explore()
    let scope = exploration.scope
    let distances = app.distances()
    var states: [RandomApp.State] = []
    for state in exploration.states {
      states.append(try await replay(state.path, in: app))
    }
    expectNoDifference(exploration.doubts.map(\.description), [], "\(app)")
    expectNoDifference(
      Set(states.map { $0.shown(in: scope).description }).sorted(),
      Set(distances.keys.map { $0.shown(in: scope).description }).sorted(), "\(app)")
    #expect(Set(states).isSubset(of: distances.keys))
    for (index, state) in exploration.states.enumerated() {
      if !app.hasSwitch, states.firstIndex(of: states[index]) == index {
        expectNoDifference(distances[states[index]], state.path.actions.count)
      }
      let transitions = app.transitions(from: states[index])
      expectNoDifference(Set(state.actions.map(\.action)), Set(transitions.keys))
      for step in state.actions {
        guard case .state(let end) = step.outcome else {
          Issue.record("\(step) leads nowhere")
          continue
        }
        expectNoDifference(
          states[end].shown(in: scope).description,
          transitions[step.action]?.shown(in: scope).description,
          "\(states[index]), \(step.action)")
      }
    }
    for finding in exploration.findings {
      _ = try await replay(finding.path, in: app)
    }
    let isGuided = app.isGuided(in: distances.keys)
    expectNoDifference(
      Set(exploration.verdicts.verdicts.map(\.kind)), isGuided ? [.unretained] : [], "\(app)")
  }

  @Test(
    "No exploration of a random app with a planted gap is complete, and the gap is the reason",
    arguments: seeds.prefix(max(2, seeds.count / 10)))
  func gaps(seed: UInt64) async {
    var app = RandomApp(seed: seed)
    for gap in RandomApp.Gap.allCases {
      app.gap = gap
      let doubts = await app.explorer.explore().doubts
      #expect(doubts.contains { gap.explains($0.kind) }, "\(gap): \(doubts)")
      expectNoDifference(
        doubts.filter { !gap.explains($0.kind) }.map(\.description), [], "\(gap)")
    }
  }

  @Test(
    "Two explorations of a random app are equal, byte for byte",
    arguments: seeds.prefix(max(2, seeds.count / 10)))
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
    var shown: RandomApp.State?
    var coordinator: RandomAppCoordinator?
    try await FlowPerson.walk { window in
      let launched = RandomAppCoordinator(app, in: window)
      app.open(launched)
      coordinator = launched
      return launched
    } steps: { person in
      for action in path.actions {
        if case .receive(let event) = action {
          await person.receive(event) { coordinator.map(app.openLink) }
        } else {
          try await person.perform(action)
        }
      }
      shown = coordinator.map(app.state)
    }
    return try #require(shown)
  }
}

extension RandomApp {
  /// Whether a coordinator that nobody keeps shows a screen in one of some states.
  fileprivate func isGuided(in states: some Sequence<State>) -> Bool {
    states.contains { state in
      guard state.asked == nil, let top = state.stack.last, canUseButtons(of: top) else {
        return false
      }
      return screens[top.screen].contains {
        if case .guide = $0 { true } else { false }
      }
    }
  }
}

extension RandomApp.Gap {
  /// Whether a reason to doubt is true of the gap.
  fileprivate func explains(_ doubt: ExplorationDoubt.Kind) -> Bool {
    switch (self, doubt) {
    case (.disabled, .disabled(control: "Planted", _)),
      (.untouchable, .outOfReach(control: "Planted", _)), (.worksOnce, .drift),
      (.worksOnce, .nondeterministic), (.unsteady, .nondeterministic), (.unsteady, .drift),
      (.sleepsLong, .timer(step: "tap \"Planted\"", screen: "PlantedScreen")):
      true
    default: false
    }
  }
}
