import CustomDump
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@testable import FlowExplorer

@MainActor @Suite("A replayer", .interface)
struct ReplayerTests {
  /// The path `On`, `On` of an app, walked once, and a replay of it.
  private func replay(
    _ explorer: FlowExplorer
  ) async throws -> (path: [PathTree.Index], confirmed: [PathTree.Index], Replayer) {
    let replayer = Replayer(explorer, log: DoubtLog())
    var space = StateSpace(labels: explorer.launchLabels)
    let session = await replayer.launch(0, of: space)
    var node = space.addLaunch(0, session.takeMoment(after: nil))
    for _ in 1...2 {
      try await replayer.perform(.tap("On"), in: session, ExploredPath(actions: []))
      node = space.add(.tap("On"), after: node, session.takeMoment(after: "PlantedScreen"))
    }
    session.end()
    let again = await replayer.launch(0, of: space)
    defer { again.end() }
    return (
      space.tree.path(to: node), await replayer.replay(to: node, in: again, of: space), replayer
    )
  }

  private func explorer(_ last: @escaping @MainActor () -> PlantedScreen) -> FlowExplorer {
    .planted {
      PlantedScreen(
        "Home", ["On": { $0.push(PlantedScreen("Middle", ["On": { $0.push(last()) }])) }])
    }
  }

  @Test("A replay of a steady app confirms every node of the path")
  func same() async throws {
    let (path, confirmed, replayer) = try await replay(explorer { PlantedScreen("End") })
    expectNoDifference(confirmed, path)
    expectNoDifference(replayer.log.doubts, [])
    expectNoDifference(replayer.budget.steps, 4)
    expectNoDifference(replayer.budget.sessions, 2)
  }

  @Test("A replay confirms the nodes before the first difference, and logs that")
  func different() async throws {
    let launches = Counter()
    let (path, confirmed, replayer) = try await replay(
      explorer {
        launches.count += 1
        return PlantedScreen("End \(launches.count)")
      })
    expectNoDifference(confirmed, path.dropLast())
    expectNoDifference(
      replayer.log.doubts.map(\.kind),
      [
        .nondeterministic(
          step: 2, expected: "PlantedScreen “End 1”", found: "PlantedScreen “End 2”")
      ])
  }

  @Test("A replay stops where an action is not possible any more, and logs that")
  func impossible() async throws {
    let launches = Counter()
    let (path, confirmed, replayer) = try await replay(
      .planted {
        launches.count += 1
        let title = launches.count == 1 ? "On" : "Off"
        return PlantedScreen(
          "Home",
          ["On": { $0.push(PlantedScreen("Middle", [title: { $0.push(PlantedScreen("End")) }])) }])
      })
    expectNoDifference(confirmed, Array(path.prefix(2)))
    expectNoDifference(replayer.log.doubts.count, 1)
  }

  @Test("Screens that are presented count, whatever the text of the identity")
  func presented() async throws {
    var explorer = FlowExplorer.planted {
      PlantedScreen("Home", ["On": { $0.present(PlantedScreen("Sheet"), animated: true) }])
    }
    explorer.identity = InterfaceIdentity { _ in "^ above\n^ below" }
    let replayer = Replayer(explorer, log: DoubtLog())
    let session = await replayer.launch(0, of: StateSpace(labels: explorer.launchLabels))
    defer { session.end() }
    expectNoDifference(session.look().presentedCount, 0)
    try await replayer.perform(.tap("On"), in: session, ExploredPath(actions: []))
    expectNoDifference(session.look().presentedCount, 1)
  }

  @Test("What is done before an app is launched again counts, and so does the launch before that")
  func relaunch() async throws {
    var explorer = explorer { PlantedScreen("End") }
    explorer.launches[0].again = ExplorerRelaunch(
      saved: { [] }, launch: explorer.launches[0].launch)
    let replayer = Replayer(explorer, log: DoubtLog())
    var space = StateSpace(labels: explorer.launchLabels)
    let session = await replayer.launch(0, of: space)
    let home = space.addLaunch(0, session.takeMoment(after: nil))
    try await replayer.perform(.tap("On"), in: session, ExploredPath(actions: []))
    let middle = space.add(.tap("On"), after: home, session.takeMoment(after: "PlantedScreen"))
    session.end()
    let launch = space.addLaunch(after: middle)
    await replayer.launch(launch, of: space).end()
    expectNoDifference(replayer.budget.steps, 2)
    expectNoDifference(replayer.budget.sessions, 3)
  }

  @Test("A search after another has what that has left of the limits")
  func laterSearch() {
    var first = ExplorationBudget(ExplorationLimits(steps: 2))
    first.spendSession()
    first.spendStep()
    first.abort()
    expectNoDifference(first.isUsedUp, false)
    var second = ExplorationBudget(first.limits, after: first)
    expectNoDifference([second.steps, second.stepsOfSearch, second.sessions], [1, 0, 1])
    expectNoDifference(second.limit, nil)
    second.spendStep()
    expectNoDifference(second.limit, .steps)
    expectNoDifference(second.isUsedUp, true)
    let late = ExplorationBudget(ExplorationLimits(duration: .milliseconds(1)))
    while !late.isUsedUp {}
    expectNoDifference(ExplorationBudget(late.limits, after: late).limit, .duration)
  }

  @Test("A budget names the limit that prevents the next step")
  func budget() {
    var budget = ExplorationBudget(ExplorationLimits(depth: 3, steps: 1))
    expectNoDifference(budget.limit(atDepth: 2), nil)
    expectNoDifference(budget.limit(atDepth: 3), .depth)
    expectNoDifference(budget.isSpent(), false)
    budget.spendStep()
    expectNoDifference(budget.limit(atDepth: 2), .steps)
    expectNoDifference(budget.hitLimits, [])
    expectNoDifference(budget.isSpent(), true)
    budget.hit(.states)
    expectNoDifference(budget.hitLimits, [.states, .steps])
  }
}
