import CustomDump
import FlowExplorer
import Foundation
import PortableUIKit
import Synchronization
import TestSupport
import Testing

@MainActor @Suite("Completeness of explorations", .interface)
struct CompletenessTests {
  @Test("Of each kind of doubt a report lists eight, and says how many more there are")
  func manyDoubts() async {
    let exploration = await FlowExplorer.planted {
      let buttons = (1...12).map { number in
        let button = UIButton(primaryAction: UIAction(title: "Pro \(number)") { _ in })
        button.isEnabled = false
        return button
      }
      return PlantedScreen("Home", [:], views: buttons)
    }.explore()
    expectNoDifference(exploration.doubts.count, 12)
    let report = exploration.description
    expectNoDifference(report.components(separatedBy: "always disabled").count, 8 + 12 + 1)
    #expect(report.contains("\n  and 4 more reasons of the kind disabled\n"))
  }

  @Test("An exploration of an app that stops at launch is not complete")
  func trappedLaunch() async throws {
    let exploration = try await explore(after: "launch\n") { PlantedScreen("Home") }
    expectNoDifference(exploration.ownFindings, ["the app stopped at the last step: launch"])
    expectNoDifference(exploration.isComplete, false)
  }

  @Test("An exploration whose tours hit a limit is not complete, and names the limit")
  func tours() async {
    let whole = await sheets().explore()
    expectNoDifference(whole.isComplete, true)
    let cut = await sheets(.init(steps: whole.steps - 1)).explore()
    expectNoDifference(cut.limits, [.steps])
    expectNoDifference(cut.isComplete, false)
    expectNoDifference(
      cut.ownFindings, ["the limit of steps was reached while paths were used again"])
    expectNoDifference(cut.states, whole.states)
    expectNoDifference(cut.steps, whole.steps - 1)
  }

  @Test("An exploration is not complete when only a tour meets a difference")
  func differsInTour() async {
    let tosses = Counter()
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Toss": { home in
            tosses.count += 1
            home.show(fullScreen: tosses.count == 1 ? "Tails" : "Heads")
          }
        ])
    }.explore()
    expectNoDifference(
      exploration.ownFindings,
      [Exploration.difference(from: #"1 on: tap "Toss""#, first: "Tails", then: "Heads")])
    expectNoDifference(exploration.isComplete, false)
  }

  @Test("What a button keeps, after it has changed only its own screen, is found where it shows")
  func keptInPlace() async {
    let exploration = await FlowExplorer.planted {
      var isKept = false
      return PlantedScreen(
        "Home",
        [
          "Article": { home in
            let button = UIButton(type: .system)
            button.setTitle("Keep", for: .normal)
            button.isEnabled = !isKept
            button.addAction(
              UIAction { [unowned button] _ in
                isKept = true
                button.isEnabled = false
              }, for: .touchUpInside)
            home.push(PlantedScreen("Article", views: [button]))
          },
          "Kept": { home in
            home.push(
              isKept
                ? PlantedScreen("Kept", ["Open": { $0.push(PlantedScreen("Kept article")) }])
                : PlantedScreen("Nothing kept"))
          },
        ])
    }.explore()
    expectNoDifference(exploration.ownFindings, [])
    #expect(exploration.states.contains { $0.identity.contains("Kept article") })
  }

  @Test("An action that is no longer possible on replay is reported as a difference")
  func refusedReplay() async {
    let launches = Counter()
    let exploration = await FlowExplorer.planted {
      launches.count += 1
      let title = launches.count < 3 ? "On" : "Off"
      return PlantedScreen(
        "Home", [title: { $0.push(PlantedScreen("Middle", ["A": { _ in }])) }])
    }.explore()
    expectNoDifference(
      exploration.ownFindings.first,
      Exploration.difference(from: #"1 on: tap "On""#, first: "Middle", then: "Home"))
    expectNoDifference(exploration.isComplete, false)
  }

  @Test("The number of launches includes those of the tours")
  func sessions() async {
    let launches = Counter()
    let exploration = await FlowExplorer.planted {
      launches.count += 1
      return PlantedScreen("Home", ["Show": { $0.show(fullScreen: "Sheet") }])
    }.explore()
    expectNoDifference(exploration.sessions, launches.count)
  }

  @Test("A trap on a tour is reported with the whole path to it")
  func trappedTour() async throws {
    final class Taps { var titles: [String] = [] }
    let path = #"tap "A", tap "Shut", tap "B""#
    let exploration = try await explore(after: "\(path)\n") {
      let taps = Taps()
      return PlantedScreen(
        "Home",
        [
          "A": {
            taps.titles.append("A")
            $0.show(fullScreen: "A")
          },
          "B": {
            #expect(taps.titles != ["A"], "the journal is to keep from it")
            taps.titles.append("B")
            $0.show(fullScreen: "B")
          },
        ])
    }
    expectNoDifference(exploration.ownFindings, ["the app stopped at the last step: \(path)"])
    expectNoDifference(exploration.isComplete, false)
  }

  @Test("Second rounds and tours write what they are about to do into the journal")
  func notedTour() async throws {
    final class Notes { var lines: Set<String> = [] }
    let notes = Notes()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let note = { @MainActor in
      notes.lines.insert((try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
    }
    let explorer = FlowExplorer.planted(journal: try ExplorationJournal(path: file)) {
      PlantedScreen(
        "Home",
        [
          "A": { $0.show(fullScreen: "A") },
          "B": {
            _ = note()
            $0.show(fullScreen: "B")
          },
        ])
    }
    _ = await explorer.explore()
    expectNoDifference(
      notes.lines,
      [
        "tap \"B\"\n", "tap \"B\", tap \"Shut\", tap \"B\"\n",
        "tap \"A\", tap \"Shut\", tap \"B\"\n",
        "tap \"A\", tap \"Shut\", tap \"B\", tap \"Shut\", tap \"A\", tap \"Shut\", tap \"B\"\n",
      ])
  }

  @Test("A trap on a longer path to a state is reported, though the shortest has none")
  func trapAhead() async throws {
    let path = #"tap "A", tap "X", tap "B""#
    func last() -> PlantedScreen { PlantedScreen("Last", ["B": { _ in }]) }
    let exploration = try await explore(after: "\(path)\n") {
      PlantedScreen(
        "Home",
        [
          "A": { $0.push(PlantedScreen("First", ["X": { $0.replaceAll(by: last()) }])) },
          "C": { $0.replaceAll(by: last()) },
        ])
    }
    expectNoDifference(
      exploration.states.map(\.path.description), ["launch", "tap \"A\"", "tap \"C\""])
    #expect(exploration.ownFindings.contains("the app stopped at the last step: \(path)"))
    expectNoDifference(exploration.isComplete, false)
  }

  @Test("An action that cannot be done is reported once, with the shortest path")
  func refused() async throws {
    final class Rows: Sendable { let count = Mutex(1) }
    let rows = Rows()
    let vanishing = InterfaceIdentity {
      rows.count.withLock { $0 = 0 }
      return InterfaceIdentity.standard.text($0)
    }
    let exploration = await FlowExplorer.planted(identity: vanishing) {
      PlantedScreen(
        "Home",
        [
          "On": {
            rows.count.withLock { $0 = 1 }
            $0.push(PlantedTable { rows.count.withLock { $0 } })
          }
        ])
    }.explore()
    let refusals = exploration.doubts.filter {
      if case .refused = $0.kind { true } else { false }
    }
    expectNoDifference(refusals.map(\.path.description), ["tap \"On\", select row 0"])
    expectNoDifference(exploration.isComplete, false)
  }

  private func sheets(_ limits: ExplorationLimits = .init()) -> FlowExplorer {
    .planted(limits: limits) {
      PlantedScreen(
        "Home", ["A": { $0.show(fullScreen: "A") }, "B": { $0.show(fullScreen: "B") }])
    }
  }

  /// Explores with the journal of an earlier run.
  private func explore(
    after journal: String, _ root: @escaping @MainActor () -> UIViewController
  ) async throws -> Exploration {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try journal.write(toFile: file, atomically: true, encoding: .utf8)
    return await FlowExplorer.planted(journal: try ExplorationJournal(path: file), root).explore()
  }
}

extension PlantedScreen {
  fileprivate func replaceAll(by screen: UIViewController) {
    navigationController?.setViewControllers([screen], animated: true)
  }

  /// Shows a screen with one way out.
  fileprivate func show(fullScreen title: String) {
    let screen = PlantedScreen(title, ["Shut": { $0.dismiss(animated: true) }])
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true)
  }
}
