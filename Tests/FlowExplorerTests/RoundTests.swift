import CustomDump
import FlowExplorer
import FlowTracing
import FlowVerdicts
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Second rounds", .interface)
struct RoundTests {
  private func drift(_ path: String, first: String, then: String) -> String {
    "the last step did something else than before in the same state: \(path); the first time it was "
      + "\(first), \(then)"
  }

  @Test("A list of routes that a swipe back leaves as it is shows in the second round")
  func routes() async {
    let exploration = await FlowExplorer.planted { RoutingScreen() }.explore()
    expectNoDifference(exploration.isComplete, false)
    expectNoDifference(
      exploration.ownFindings,
      [
        drift(
          #"tap "On", swipe back, tap "On""#, first: "PlantedScreen “End”",
          then: "then RoutingScreen “Home”")
      ])
  }

  @Test("A handler that is added on each visit shows in the second round")
  func handlers() async {
    let exploration = await FlowExplorer.planted { VisitedScreen() }.explore()
    expectNoDifference(exploration.isComplete, false)
    expectNoDifference(
      exploration.ownFindings.first,
      drift(
        #"tap "On", back, tap "On""#, first: "PlantedScreen “End”",
        then: "then the same screen with something else in it, beside it or behind it: nothing, "
          + "then `- PlantedScreen“End” of FlowExplorerTests.PlantedCoordinator`"))
  }

  @Test("A way out that is found second is taken a second time, too")
  func secondWayOut() async {
    let exploration = await FlowExplorer.planted {
      let visits = Counter()
      @MainActor func end() -> PlantedScreen { PlantedScreen("End") }
      return PlantedScreen(
        "Home",
        [
          "First": { $0.push(end()) },
          "Second": { home in
            visits.count += 1
            if visits.count == 1 { home.push(end()) }
          },
        ])
    }.explore()
    expectNoDifference(
      exploration.remembered.map(\.description),
      [
        #"tap "Second" on PlantedScreen: PlantedScreen “Home” rather than PlantedScreen “End” "#
          + #"after tap "Second", back, tap "Second""#
      ])
  }

  @Test(
    "A child coordinator that piles up with each round is a finding, with the path of one round")
  func growth() async {
    let launch = ExplorerLaunch { window, recorder in
      let coordinator = PilingCoordinator()
      FlowTracer.start(recorder, window: window, root: coordinator, as: PilingCoordinator.self)
      let home = PlantedScreen(
        "Home",
        [
          "On": { home in
            coordinator.children.append(PilingCoordinator())
            home.push(PlantedScreen("End"))
          }
        ])
      window.rootViewController = UINavigationController(rootViewController: home)
      window.makeKeyAndVisible()
      return coordinator
    }
    let exploration = await FlowExplorer(app: "Piling", [launch]).explore()
    expectNoDifference(exploration.isComplete, true)
    expectNoDifference(
      exploration.ownFindings,
      [
        #"1 more coordinator is linked after each round of the last steps: tap "On", back"#
      ])
  }

  @Test("A child that is kept is a verdict, also where nothing goes on after its screens went")
  func keptAtTheEnd() async {
    let launch = ExplorerLaunch { window, recorder in
      let coordinator = PilingCoordinator()
      FlowTracer.start(recorder, window: window, root: coordinator, as: PilingCoordinator.self)
      let stack = UINavigationController()
      let trips = PlantedScreen("Trips", ["Help": { $0.push(PlantedScreen("Help")) }])
      let home = PlantedScreen(
        "Home",
        [
          "All trips": { _ in stack.setViewControllers([trips], animated: false) },
          "Book": { home in
            guard coordinator.children.isEmpty else { return }
            let booking = PilingCoordinator()
            coordinator.children = [booking]
            let screen = PlantedScreen(
              "Booking",
              [
                "Show trips": { screen in
                  stack.setViewControllers([trips], animated: false)
                  screen.dismiss(animated: true)
                }
              ])
            screen.isModalInPresentation = true
            booking.screen = screen
            home.present(screen, animated: true)
          },
        ])
      stack.viewControllers = [home]
      window.rootViewController = stack
      window.makeKeyAndVisible()
      return coordinator
    }
    let exploration = await FlowExplorer(app: "Booking", [launch]).explore()
    #expect(
      exploration.verdicts.verdicts.contains { $0.kind == .zombie }, "\(exploration.description)")
  }

  @Test("A stack of one screen again and again, and a counter, are no reason to doubt")
  func folded() async {
    func page() -> PlantedScreen { PlantedScreen("Page", ["More": { $0.push(page()) }]) }
    let stack = await FlowExplorer.planted { page() }.explore()
    expectNoDifference(stack.doubts, [])
    let counter = await FlowExplorer.planted {
      let count = Counter()
      return PlantedScreen(
        "Cart (0)",
        [
          "Add": { cart in
            count.count += 1
            cart.title = "Cart (\(count.count))"
          }
        ])
    }.explore()
    expectNoDifference(counter.doubts, [])
  }

  @Test("A screen that is replaced within a turn was reached, and is named apart")
  func passed() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "On": { home in
            home.push(PassedScreen("Splash"))
            home.navigationController?.setViewControllers(
              [home, PlantedScreen("End")], animated: false)
          }
        ])
    }.explore()
    expectNoDifference(exploration.coverage.passed, ["FlowExplorerTests.PassedScreen"])
    #expect(!exploration.coverage.unreached.contains("FlowExplorerTests.PassedScreen"))
    #expect(
      exploration.description.contains(
        """
        Screens replaced within the turn that showed them:
          FlowExplorerTests.PassedScreen
        """))
  }
}

/// A coordinator that keeps its children for good.
@MainActor
private final class PilingCoordinator {
  var children: [PilingCoordinator] = []
  var screen: UIViewController?
}

private final class PassedScreen: PlantedScreen {}

/// A screen that keeps its routes in an array, from which a swipe back removes nothing.
private final class RoutingScreen: UIViewController, UINavigationControllerDelegate {
  private var routes: [String] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Home"
    let on = UIAction(title: "On") { [unowned self] _ in
      guard routes.isEmpty else { return }
      routes.append("End")
      let end = PlantedScreen("End")
      end.navigationItem.backAction = UIAction { [unowned self] _ in
        routes.removeLast()
        navigationController?.popViewController(animated: true)
      }
      navigationController?.pushViewController(end, animated: true)
    }
    view = UIStackView(arrangedSubviews: [UIButton(primaryAction: on)])
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen whose button pushes once more after each time it appeared.
private final class VisitedScreen: UIViewController {
  private let on = UIButton(primaryAction: UIAction(title: "On") { _ in })

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Home"
    view = UIStackView(arrangedSubviews: [on])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let push = UIAction { [unowned self] _ in
      navigationController?.pushViewController(PlantedScreen("End"), animated: true)
    }
    on.addAction(push, for: .primaryActionTriggered)
  }
}
