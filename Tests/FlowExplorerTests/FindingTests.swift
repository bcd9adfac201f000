import CustomDump
import FlowExplorer
import FlowGraph
import FlowPaths
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("What an explorer reports", .interface)
struct FindingTests {
  private static let advice =
    "does the launch reset all that survives it, and does nothing else run meanwhile?"

  @Test("a screen whose buttons do nothing is a dead end, one with none is not")
  func deadEnd() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Dead": { $0.push(PlantedScreen("Dead", ["Nothing": { _ in }])) },
          "Leaf": { $0.push(PlantedScreen("Leaf")) },
        ])
    }.explore()
    expectNoDifference(
      exploration.ownFindings,
      ["nothing on PlantedScreen “Dead” leads on: tap \"Dead\""])
    expectNoDifference(exploration.isComplete, true)
  }

  @Test("a screen with no way out is told apart")
  func stuck() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Trap": { home in
            let trap = PlantedScreen("Trap", ["Nothing": { _ in }])
            trap.modalPresentationStyle = .fullScreen
            home.present(trap, animated: true)
          }
        ])
    }.explore()
    expectNoDifference(
      exploration.ownFindings, ["no way out of PlantedScreen “Trap”: tap \"Trap\""])
  }

  @Test("a screen that the app has and never shows")
  func unreachable() async {
    let exploration = await FlowExplorer.planted { PlantedScreen("Home") }.explore()
    #expect(
      exploration.findings.map(\.description)
        .contains("FlowExplorerTests.ForgottenScreen was never reached"))
    let shown = await FlowExplorer.planted { ForgottenScreen("Home") }.explore()
    let unreached = shown.coverage.unreached
    #expect(!unreached.contains("FlowExplorerTests.ForgottenScreen"))
    #expect(!unreached.contains("FlowExplorerTests.PlantedScreen"), "a class above is no gap")
  }

  @Test("a list without end, with the limit that it ran into")
  func endless() async {
    func list(_ page: Int) -> UIViewController {
      PlantedScreen("Page \(page)", ["More": { $0.push(list(page + 1)) }])
    }
    let exploration = await FlowExplorer.planted(limits: .init(depth: 5)) { list(1) }.explore()
    expectNoDifference(exploration.isComplete, false)
    expectNoDifference(exploration.limits, [.depth])
    expectNoDifference(
      exploration.ownFindings,
      [
        "no end in sight when the limit of depth was reached: 6 states show PlantedScreen, "
          + "the deepest after tap \"More\", tap \"More\", tap \"More\", tap \"More\", tap \"More\""
      ])
  }

  @Test("each limit, and that the exploration is not complete", arguments: [1, 3, 10])
  func limits(steps: Int) async {
    func list(_ page: Int) -> UIViewController {
      PlantedScreen("Page \(page)", ["More": { $0.push(list(page + 1)) }])
    }
    let few = await FlowExplorer.planted(limits: .init(steps: steps)) { list(1) }.explore()
    expectNoDifference(few.limits, [.steps])
    expectNoDifference(few.isComplete, false)
    let fewStates = await FlowExplorer.planted(limits: .init(states: steps)) { list(1) }.explore()
    expectNoDifference(fewStates.limits, [.states])
    expectNoDifference(fewStates.states.count, steps)
    let late = await FlowExplorer.planted(limits: .init(duration: .zero)) { list(1) }.explore()
    expectNoDifference(late.limits, [.duration])
  }

  @Test("an app that is not the same on replay, with the step at which it differed")
  func nondeterministic() async {
    final class Coin { var tosses = 0 }
    let coin = Coin()
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Toss": {
            coin.tosses += 1
            $0.push(PlantedScreen(coin.tosses % 2 == 0 ? "Heads" : "Tails", ["On": { _ in }]))
          }
        ])
    }.explore()
    expectNoDifference(exploration.isComplete, false)
    #expect(
      exploration.ownFindings.contains(
        "not the same each time, from step 1 on: tap \"Toss\"; the first time it was "
          + "PlantedScreen “Tails”, then PlantedScreen “Heads”; \(Self.advice)"))
  }

  @Test("an app that remembers what was tried before in the same session, and does not show it")
  func remembering() async {
    final class Memory { var isNoted = false }
    let exploration = await FlowExplorer.planted {
      let memory = Memory()
      return PlantedScreen(
        "Home",
        [
          "Note": { _ in memory.isNoted = true },
          "Go": { $0.push(PlantedScreen(memory.isNoted ? "Odd" : "Even")) },
        ])
    }.explore()
    expectNoDifference(exploration.isComplete, false)
    #expect(
      exploration.ownFindings.contains(
        "not the same each time, from step 1 on: tap \"Go\"; the first time it was "
          + "PlantedScreen “Odd”, then PlantedScreen “Even”; \(Self.advice)"))
  }

  @Test("an app that launches otherwise the second time")
  func unsteadyLaunch() async {
    final class Launches { var count = 0 }
    let launches = Launches()
    let exploration = await FlowExplorer.planted {
      launches.count += 1
      return PlantedScreen("Launch \(launches.count)", ["A": { _ in }, "B": { _ in }])
    }.explore()
    expectNoDifference(
      exploration.ownFindings.first,
      "not the same each time, from step 0 on: launch; the first time it was "
        + "PlantedScreen “Launch 1”, then PlantedScreen “Launch 2”; \(Self.advice)")
  }

  @Test("where the app stopped, once the journal of the run before tells")
  func trapped() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try "tap \"On\", tap \"Trap\"\n".write(toFile: file, atomically: true, encoding: .utf8)
    let journal = try ExplorationJournal(path: file)
    let exploration = await FlowExplorer.planted(journal: journal) {
      PlantedScreen(
        "Home",
        [
          "On": {
            $0.push(
              PlantedScreen(
                "Middle",
                [
                  "Trap": { _ in fatalError("trapped") }, "On": { $0.push(PlantedScreen("End")) },
                ]))
          }
        ])
    }.explore()
    expectNoDifference(
      exploration.ownFindings,
      ["the app stopped at the last step: tap \"On\", tap \"Trap\""])
    expectNoDifference(exploration.isComplete, false)
    expectNoDifference(exploration.states.count, 3)
    expectNoDifference(
      try String(contentsOfFile: file, encoding: .utf8), "tap \"On\", tap \"Trap\"\n")
  }

  @Test("can be kept as a test")
  func swift() async {
    let exploration = await FlowExplorer.planted {
      let twin = UIButton(
        primaryAction: UIAction(title: "On") { _ in })
      let home = PlantedScreen("Home", views: [twin])
      let on = UIAction(title: "On") { [unowned home] _ in
        home.push(PlantedScreen("Dead", ["Nothing": { _ in }]))
      }
      home.view.addSubview(UIButton(primaryAction: on))
      return home
    }.explore()
    var test = exploration.swiftTest(
      exploration.findings.filter(\.isOfPath).map(\.path), title: "Dead ends")
    test.launch = "launchApp(in: window)"
    expectNoDifference(
      test.source,
      """
      import FlowPerson
      import PortableUIKit
      import Testing

      @MainActor @Suite("Dead ends", .serialized)
      struct PlantedWalks {
        /// Launches the app; it runs as long as what is returned is kept.
        private func launch(_ window: UIWindow, label: String?) throws -> AnyObject {
          launchApp(in: window)
        }

        @Test("walk 1: 1 step to PlantedScreen")
        func walk1() async throws {
          let window = UIWindow()
          let app = try launch(window, label: nil)
          let person = FlowPerson(window: window)
          await person.wait()
          // PlantedScreen
          try await person.tap("On", at: 1)
          #expect(person.sight.screenName == "PlantedScreen")
          withExtendedLifetime(app) {}
        }
      }

      """)
  }
}

extension ExplorationFinding {
  /// Whether a path shows it.
  fileprivate var isOfPath: Bool { !path.actions.isEmpty }
}
