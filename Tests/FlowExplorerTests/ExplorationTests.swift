import CustomDump
import FlowExplorer
import FlowPerson
import FlowTrace
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Explorations", .interface)
struct ExplorationTests {
  @Test("An exploration uses everything and reaches each state by a shortest path")
  func shortest() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "On": { $0.push(PlantedScreen("Middle", ["On": { $0.push(PlantedScreen("End")) }])) },
          "Leap": { home in
            home.navigationController?.setViewControllers(
              [home, PlantedScreen("Middle", ["On": { $0.push(PlantedScreen("End")) }])]
                + [PlantedScreen("End")], animated: true)
          },
        ])
    }.explore()
    expectNoDifference(exploration.isComplete, true)
    expectNoDifference(exploration.ownFindings, [])
    expectNoDifference(
      exploration.states.map(\.path.description), ["launch", "tap \"On\"", "tap \"Leap\""])
    expectNoDifference(
      exploration.coverage.screens.map(\.tried),
      [
        [
          "back", "swipe back", "swipe back, let go", "tap \"Leap\"", "tap \"On\"",
        ]
      ])
  }

  @Test("An exploration does every kind of action in every state")
  func everything() async {
    let exploration = await FlowExplorer.planted {
      let field = UITextField()
      field.placeholder = "Name"
      let segments = UISegmentedControl(items: ["Small", "Large"])
      let agree = UISwitch()
      agree.accessibilityLabel = "Agree"
      let twins = [UIButton(primaryAction: UIAction(title: "Twin") { _ in })]
      let screen = PlantedScreen(
        "Form", ["Twin": { _ in }], views: [field, segments, agree] + twins)
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Save") { [unowned screen] _ in
          let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          screen.present(alert, animated: true)
        })
      return screen
    }.explore()
    expectNoDifference(exploration.ownFindings, [])
    expectNoDifference(
      exploration.coverage.screens.map { [$0.screen] + $0.tried },
      [
        [
          "PlantedScreen", "choose \"Large\"", "choose \"Small\"", "enter \"Text\" in \"Name\"",
          "flip \"Agree\"", "tap \"Save\"", "tap \"Twin\", number 1 of that title",
          "tap \"Twin\", number 2 of that title",
        ],
        ["UIAlertController", "tap \"OK\""],
      ])
  }

  @Test("An exploration changes what an app has filled in, so that a form can be saved")
  func filledForm() async {
    let exploration = await FlowExplorer.planted {
      let screen = PlantedScreen("Profile")
      let save = UIButton(
        primaryAction: UIAction(title: "Save") { [unowned screen] _ in
          screen.push(PlantedScreen("Saved"))
        })
      let field = UITextField()
      (field.placeholder, field.text, save.isEnabled) = ("Name", "Robin", false)
      field.addAction(
        UIAction { [unowned field, unowned save] _ in save.isEnabled = field.text != "Robin" },
        for: .editingChanged)
      screen.view = UIStackView(arrangedSubviews: [field, save])
      return screen
    }.explore()
    expectNoDifference(
      exploration.states.last?.path.description, "enter \"Text\" in \"Name\", tap \"Save\"")
    expectNoDifference(exploration.doubts, [])
  }

  @Test("An exploration fills in a form until its button is enabled")
  func form() async {
    let exploration = await FlowExplorer.planted {
      let screen = PlantedScreen("Form")
      let send = UIButton(
        primaryAction: UIAction(title: "Send") { [unowned screen] _ in
          screen.push(PlantedScreen("Sent"))
        })
      let fields = ["Name", "City"].map { name in
        let field = UITextField()
        field.placeholder = name
        return field
      }
      send.isEnabled = false
      for field in fields {
        field.addAction(
          UIAction { [unowned screen, unowned send] _ in
            let texts = screen.view.subviews.compactMap { ($0 as? UITextField).map(\.text) }
            send.isEnabled = texts.allSatisfy { $0?.isEmpty == false }
          }, for: .editingChanged)
      }
      screen.view = UIStackView(arrangedSubviews: fields + [send])
      return screen
    }.explore()
    expectNoDifference(
      exploration.states.last?.path.description,
      "enter \"Text\" in \"Name\", enter \"Other\" in \"City\", tap \"Send\"")
    expectNoDifference(exploration.coverage.screens.map(\.disabled), [[]])
  }

  @Test(
    "An exploration uses each row of a short table, and of a long one those that represent the rest"
  )
  func rows() async {
    for (count, expected) in [(4, 4), (1_000, 2)] {
      let exploration = await FlowExplorer.planted { PlantedTable(rows: count) }.explore()
      let rows = exploration.states[0].actions.filter {
        if case .selectRow = $0.action { true } else { false }
      }
      expectNoDifference(rows.count, expected)
      expectNoDifference(exploration.isComplete, true)
    }
  }

  @Test("An exploration finds what only the state of a hidden tab makes possible")
  func hiddenTabs() async {
    let explorer = FlowExplorer(
      app: "Tabs",
      [
        ExplorerLaunch { window, _ in
          let tabs = UITabBarController()
          let first = PlantedScreen("First", ["On": { $0.push(PlantedScreen("Deep")) }])
          let stack = UINavigationController(rootViewController: first)
          stack.tabBarItem.title = "First"
          let second = PlantedScreen(
            "Second",
            [
              "Check": { screen in
                if stack.viewControllers.count > 1 {
                  screen.present(
                    PlantedScreen("Secret", ["Shut": { $0.dismiss(animated: true) }]),
                    animated: true)
                }
              }
            ])
          second.tabBarItem.title = "Second"
          tabs.viewControllers = [stack, second]
          window.rootViewController = tabs
          window.makeKeyAndVisible()
          return window
        }
      ])
    let exploration = await explorer.explore()
    expectNoDifference(
      exploration.states.map(\.path.description).filter { $0.contains("Check") },
      ["tap \"On\", tab \"Second\", tap \"Check\""])
  }

  @Test("Two explorations of an app are equal, byte for byte")
  func determinism() async {
    let explorer = FlowExplorer.planted {
      PlantedScreen(
        "Home", ["On": { $0.push(PlantedScreen("End")) }, "Off": { $0.push(PlantedScreen("Rim")) }])
    }
    let first = await explorer.explore()
    let second = await explorer.explore()
    expectNoDifference(first.description, second.description)
    expectNoDifference(first.trace, second.trace)
    expectNoDifference(first.states, second.states)
  }

  @Test("An identity of the app's own decides which interfaces are the same")
  func identity() async {
    final class Visits { var count = 0 }
    func explorer(_ identity: InterfaceIdentity) -> FlowExplorer {
      .planted(limits: .init(states: 20), identity: identity) {
        let visits = Visits()
        return PlantedScreen(
          "Visits: none",
          [
            "Visit": {
              visits.count += 1
              $0.title = "Visits: \(visits.count)"
            }
          ])
      }
    }
    let endless = await explorer(.standard).explore()
    expectNoDifference(endless.limits, [.states])
    let folded = await explorer(
      InterfaceIdentity { InterfaceIdentity.standard.text($0).replacing(/: \d+/, with: ": some") }
    ).explore()
    expectNoDifference(folded.isComplete, true)
    expectNoDifference(folded.states.count, 2)
  }

  @Test("Explorations that begin at the same time run one after the other")
  func turns() async {
    @MainActor func explore(_ name: String) async -> Exploration {
      await FlowExplorer.planted {
        PlantedScreen(name, ["On": { $0.push(PlantedScreen("\(name) end")) }])
      }.explore()
    }
    async let first = explore("A")
    async let second = explore("B")
    async let third = explore("C")
    for exploration in await [first, second, third] {
      expectNoDifference(exploration.isComplete, true)
      expectNoDifference(exploration.states.count, 2)
    }
  }

  @Test("Screens of one class that embed different screens are different states")
  func embedding() async {
    func step(_ number: Int) -> PlantedScreen {
      let screen = PlantedScreen(
        "Step",
        ["On": { if number < 2 { $0.push(step(number + 1)) } }])
      let part = PlantedScreen(number == 2 ? "Special" : "Part")
      screen.addChild(part)
      screen.view.addSubview(part.view)
      part.didMove(toParent: screen)
      return screen
    }
    let exploration = await FlowExplorer.planted { step(0) }.explore()
    let depths = exploration.states.map(\.path.actions.count)
    expectNoDifference(depths, [0, 1, 2])
  }
}
