import CustomDump
import FlowExplorer
import FlowGraph
import FlowPaths
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Findings of explorations", .interface)
struct FindingTests {
  @Test("A screen whose buttons do nothing is a dead end, and one without buttons is not")
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

  @Test("A screen with no way out is not a dead end but stuck")
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

  @Test("A class of screens that is never shown is reported")
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

  @Test("The results of a search were reached")
  func results() async {
    final class Results: UIViewController {}
    let exploration = await FlowExplorer.planted {
      let home = PlantedScreen("Home")
      home.navigationItem.searchController = UISearchController(searchResultsController: Results())
      return home
    }.explore()
    #expect(exploration.isComplete)
    #expect(exploration.flowGraph().screens.contains { $0.type.hasSuffix("Results") })
    #expect(!exploration.coverage.unreached.contains { $0.hasSuffix("Results") })
  }

  @Test("A class of screens that no code makes is unused, apart from those that are never reached")
  func unused() async {
    let exploration = await FlowExplorer.planted { PlantedScreen("Home") }.explore()
    let screen = "FlowExplorerTests.UnusedScreen"
    #if DEBUG && os(Linux)
      #expect(exploration.coverage.unused.contains(screen))
      #expect(!exploration.coverage.unused.contains("FlowExplorerTests.ForgottenScreen"))
      #expect(exploration.description.contains("  \(screen) is unused: no code makes it\n"))
      #expect(exploration.summary.contains(" unused"))
    #else
      expectNoDifference(exploration.coverage.unused, [])
    #endif
    #expect(
      exploration.coverage.unreached.contains(screen)
        != exploration.coverage.unused.contains(screen))
  }

  @Test("A list without end is reported with the limit that it hit")
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

  @Test("An exploration that hits a limit reports it and is not complete", arguments: [1, 3, 10])
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

  private func expectDifference(
    in exploration: Exploration, from step: String, first: String, then: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let finding = Exploration.difference(from: step, first: first, then: then)
    #expect(!exploration.isComplete, sourceLocation: sourceLocation)
    #expect(exploration.ownFindings.contains(finding), sourceLocation: sourceLocation)
  }

  @Test("An app that differs on replay is reported with the first step that differs")
  func nondeterministic() async {
    let tosses = Counter()
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Toss": {
            tosses.count += 1
            $0.push(PlantedScreen(tosses.count % 2 == 0 ? "Heads" : "Tails", ["On": { _ in }]))
          }
        ])
    }.explore()
    expectDifference(in: exploration, from: #"1 on: tap "Toss""#, first: "Tails", then: "Heads")
  }

  @Test("An app that remembers earlier actions of its session without showing it is reported")
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
    expectDifference(in: exploration, from: #"1 on: tap "Go""#, first: "Odd", then: "Even")
  }

  @Test("An app that differs at its second launch is reported")
  func unsteadyLaunch() async {
    let launches = Counter()
    let exploration = await FlowExplorer.planted {
      launches.count += 1
      return PlantedScreen("Launch \(launches.count)", ["A": { _ in }, "B": { _ in }])
    }.explore()
    expectNoDifference(
      exploration.ownFindings.first,
      Exploration.difference(from: "0 on: launch", first: "Launch 1", then: "Launch 2"))
  }

  @Test("A trap in the journal of an earlier run is reported and avoided")
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

  @Test("Paths of findings become the source of a test")
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

      @MainActor @Suite("Dead ends")
      struct PlantedWalks {
        /// Launches the app; it runs as long as what is returned is kept.
        private func launch(_ window: UIWindow, label: String?) throws -> AnyObject {
          launchApp(in: window)
        }

        @Test("walk 1: 1 step to PlantedScreen")
        func walk1() async throws {
          try await FlowPerson.walk {
            try launch($0, label: nil)
          } steps: { person in
            // PlantedScreen
            try await person.tap("On", at: 1)
            #expect(person.sight.screenName == "PlantedScreen")
          }
        }
      }

      """)
  }
}

extension ExplorationFinding {
  /// Whether a path shows it.
  fileprivate var isOfPath: Bool { !path.actions.isEmpty }
}
