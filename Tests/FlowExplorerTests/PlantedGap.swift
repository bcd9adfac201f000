import FlowExplorer
import FlowPerson
import Foundation
import PortableUIKit
import Synchronization

/// A gap that keeps an explorer from a part of an app, one of each kind, and nothing else wrong.
enum PlantedGap: CaseIterable {
  /// A button leads to a screen, and is never enabled.
  case disabledButton
  /// A button leads to a screen, and is in a view that takes no touches.
  case untouchableButton
  /// A button leads to a screen, and is under a pane that never goes.
  case coveredButton
  /// A swipe back leaves the app's list of routes as it is.
  case staleRoutes
  /// A way back leads to another screen after five visits elsewhere.
  case visits
  /// A button leads to another screen at each launch.
  case launchCount
  /// A list goes on without end.
  case endlessList
  /// More states, steps or time than the limits allow.
  case states, steps, duration
  /// The app stopped at a button in an earlier run.
  case trap
  /// A row goes before it is selected.
  case vanishedRow
  /// An event from outside that the app does not take.
  case foreignEvent
  /// Code outside the exploration uses the interface.
  case disturbance
  /// A button is on the fifteenth of the pages that differ in nothing else.
  case manyPages
  /// A button leads to a screen while three of seven switches are on, and the others off.
  case switches
  /// A window of the app is under another one for good.
  case coveringWindow
  /// A button leads to a screen after two seconds.
  case longSleep
  /// A button leads to a screen when a timer that repeats goes off, after two seconds.
  case longTimer
  /// A button leads to a screen once in a million times.
  case chance
  /// A text is meant for a field that is called otherwise.
  case misspelledText
  /// A button leads on only when eight fields are filled in.
  case longForm
  /// Generated code stands in for a screen.
  case standIn
  /// A request has no answer.
  case unanswered
  /// A screen leads on only by a gesture that an explorer does not know.
  case unknownGesture
  /// A screen that was never reached may be behind an answer other than sample values.
  case sampledAnswer
}

@MainActor
extension PlantedGap {
  /// What explores the app.
  func explorer() throws -> FlowExplorer {
    switch self {
    case .states: return .planted(limits: .init(states: 1)) { Self.sound() }
    case .steps: return .planted(limits: .init(steps: 3)) { Self.sound() }
    case .duration: return .planted(limits: .init(duration: .zero)) { Self.sound() }
    case .endlessList: return .planted(limits: .init(depth: 5)) { Self.list(1) }
    case .disabledButton:
      return .planted {
        let pro = UIButton(primaryAction: UIAction(title: "Pro") { _ in })
        pro.isEnabled = false
        return PlantedScreen("Home", Self.on, views: [pro])
      }
    case .untouchableButton:
      return .planted {
        let pane = UIView()
        pane.isUserInteractionEnabled = false
        pane.addSubview(UIButton(primaryAction: UIAction(title: "Pro") { _ in }))
        return PlantedScreen("Home", Self.on, views: [pane])
      }
    case .coveredButton:
      return .planted {
        let home = PlantedScreen("Home", ["Pro": { _ in }])
        home.navigationItem.rightBarButtonItem = UIBarButtonItem(
          primaryAction: UIAction(title: "On") { [unowned home] _ in
            home.push(PlantedScreen("End"))
          })
        Pane.cover(home.view)
        return home
      }
    case .staleRoutes: return .planted { Self.opening(until: 1) }
    case .visits: return .planted { Self.wearing() }
    case .launchCount:
      let launches = Counter()
      return .planted {
        launches.count += 1
        let title = "End \(launches.count)"
        return PlantedScreen("Home", ["On": { $0.push(PlantedScreen(title)) }])
      }
    case .trap: return .planted(journal: try Self.journal("tap \"On\"\n")) { Self.sound() }
    case .vanishedRow:
      let rows = RowCount()
      let vanishing = InterfaceIdentity { interface in
        rows.count.withLock { $0 = 0 }
        return InterfaceIdentity.standard.text(interface)
      }
      return .planted(identity: vanishing) {
        PlantedScreen(
          "Home",
          [
            "On": {
              rows.count.withLock { $0 = 1 }
              $0.push(PlantedTable { rows.count.withLock { $0 } })
            }
          ])
      }
    case .foreignEvent:
      var explorer = FlowExplorer.planted { Self.sound() }
      explorer.events = [ExplorerEvent("link") { (_: UIWindow) in }]
      return explorer
    case .disturbance:
      return .planted {
        PlantedScreen(
          "Home",
          [
            "On": { home in
              home.push(PlantedScreen("End"))
              Task.detached { @MainActor in UIWindow().rootViewController = PlantedScreen("Other") }
            }
          ])
      }
    case .manyPages:
      return .planted {
        PlantedBook.make(
          of: 15, buttons: [UIButton(primaryAction: UIAction(title: "Pro") { _ in })])
      }
    case .switches: return .planted { Self.form() }
    case .coveringWindow:
      return FlowExplorer(
        app: "Planted", [ExplorerLaunch(delegate: { CoveredAppDelegate() })])
    case .longSleep:
      return .planted {
        Self.sleeping { body in
          Task {
            try await Task.sleep(for: .seconds(11))
            body()
          }
        }
      }
    case .longTimer:
      return .planted {
        Self.sleeping { body in
          _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { timer in
            timer.invalidate()
            MainActor.assumeIsolated { body() }
          }
        }
      }
    case .standIn:
      var explorer = FlowExplorer.planted { Self.sound() }
      explorer.standIns = ["FlowExplorerTests.PlantedScreen"]
      return explorer
    case .unanswered:
      var explorer = FlowExplorer.planted { Self.sound() }
      explorer.requests = { ExploredRequests(failed: ["GET https://example.com/orders"]) }
      return explorer
    case .sampledAnswer:
      var explorer = FlowExplorer.planted { Self.sound() }
      explorer.modules = ["FlowExplorerTests"]
      explorer.requests = { ExploredRequests(unanswered: ["GET https://example.com/orders"]) }
      return explorer
    case .unknownGesture:
      var explorer = FlowExplorer.planted { PlantedScreen("Home", ["On": { _ in }]) }
      explorer.modules = ["FlowExplorerTests"]
      return explorer
    case .longForm: return .planted(identity: .automatic) { Self.longForm() }
    case .misspelledText:
      var explorer = FlowExplorer.planted { Self.sound() }
      explorer.texts = ["Pasword": ["s3cret"]]
      return explorer
    case .chance:
      return .planted {
        PlantedScreen(
          "Home",
          ["On": { if Int.random(in: 0..<1_000_000) == 0 { $0.push(PlantedScreen("End")) } }])
      }
    }
  }

  /// An app whose button leads to a screen later.
  private static func sleeping(
    _ sleep: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
  ) -> UIViewController {
    PlantedScreen(
      "Home", ["On": { home in sleep { [weak home] in home?.push(PlantedScreen("End")) } }])
  }

  /// Whether a reason to doubt is true of the gap.
  func explains(_ doubt: ExplorationDoubt.Kind) -> Bool {
    switch (self, doubt) {
    case (.disabledButton, .disabled(control: "Pro", screen: "PlantedScreen")),
      (.untouchableButton, .outOfReach(control: "Pro", screen: "PlantedScreen")),
      (.coveredButton, .outOfReach(control: "Pro", screen: "PlantedScreen")),
      (.staleRoutes, .drift), (.visits, .drift),
      (.visits, .nondeterministic), (.launchCount, .nondeterministic),
      (.endlessList, .endless(_, _, limit: .depth)), (.states, .endless(_, _, limit: .states)),
      (.steps, .endless(_, _, limit: .steps)), (.duration, .endless(_, _, limit: .duration)),
      (.trap, .trapped), (.vanishedRow, .refused), (.foreignEvent, .refused),
      (.disturbance, .disturbed), (.manyPages, .pages(screen: "PlantedPage", pages: 12)),
      (.switches, .combinations(values: 7)),
      (.coveringWindow, .windowBehind(screen: "PlantedScreen")),
      (.longSleep, .timer(step: "tap \"On\"", screen: "PlantedScreen")),
      (.longTimer, .timer(step: "tap \"On\"", screen: "PlantedScreen")),
      (.standIn, .standIns(["FlowExplorerTests.PlantedScreen"])),
      (.unanswered, .unanswered(requests: ["GET https://example.com/orders"])),
      (.sampledAnswer, .unanswered(requests: ["GET https://example.com/orders"])),
      (.unknownGesture, .stuck(screen: "PlantedScreen “Home”", unreached: _)),
      (.longForm, .crowded(screen: "PlantedScreen", states: 128)),
      (.misspelledText, .unusedText(field: "Pasword", found: [])), (.chance, .chance):
      true
    default: false
    }
  }

  private static let on: KeyValuePairs<String, PlantedScreen.Action> = [
    "On": { $0.push(PlantedScreen("End")) }
  ]

  /// An app without a gap.
  static func sound() -> UIViewController { PlantedScreen("Home", on) }

  private static func list(_ page: Int) -> UIViewController {
    PlantedScreen("Page \(page)", ["More": { $0.push(list(page + 1)) }])
  }

  /// A screen whose button leads on only at the first of its taps in a session.
  private static func opening(until last: Int) -> UIViewController {
    let taps = Counter()
    return PlantedScreen(
      "Home",
      [
        "On": { home in
          taps.count += 1
          if taps.count <= last { home.push(PlantedScreen("End")) }
        }
      ])
  }

  /// A screen with eight text fields, all of which its button asks for.
  private static func longForm() -> UIViewController {
    let fields = ["Street", "Town", "Region", "Country", "Floor", "Door", "Bell", "Gate"].map {
      name in
      let field = UITextField()
      field.placeholder = name
      return field
    }
    return PlantedScreen(
      "Home",
      [
        "On": { home in
          if fields.allSatisfy({ $0.hasText }) { home.push(PlantedScreen("End")) }
        },
        "Help": { $0.push(PlantedScreen("Help")) },
      ], views: fields)
  }

  /// A screen with seven switches, of which three let its button lead on.
  private static func form() -> UIViewController {
    let switches = (1...7).map { number in
      let control = UISwitch()
      control.accessibilityLabel = "Option \(number)"
      return control
    }
    return PlantedScreen(
      "Home",
      [
        "On": { home in
          let on = switches.indices.filter { switches[$0].isOn }
          if on == [1, 3, 5] { home.push(PlantedScreen("End")) }
        }
      ], views: switches)
  }

  /// A screen with six ways on, of which each leads somewhere else after five others.
  private static func wearing() -> UIViewController {
    let taps = Counter()
    let screen = PlantedScreen("Home")
    screen.view = UIStackView(
      arrangedSubviews: (1...6).map { number in
        UIButton(
          primaryAction: UIAction(title: String(repeating: "I", count: number)) {
            [unowned screen] _ in
            taps.count += 1
            screen.push(PlantedScreen(taps.count > 5 ? "Worn" : "End of \(number)"))
          })
      })
    return screen
  }

  private static func journal(_ text: String) throws -> ExplorationJournal {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try ExplorationJournal(path: path)
  }
}

/// The delegate of an app that shows a notice in a window over all else.
private final class CoveredAppDelegate: UIResponder, UIApplicationDelegate {
  private final class Notice: UIViewController {}

  var window: UIWindow?
  private var notice: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: PlantedGap.sound())
    window?.makeKeyAndVisible()
    notice = UIWindow(frame: UIScreen.main.bounds)
    notice?.windowLevel = .alert
    notice?.rootViewController = Notice()
    notice?.isHidden = false
    return true
  }
}

/// The number of rows of a table, which an identity of states sets.
private final class RowCount: Sendable {
  let count = Mutex(0)
}
