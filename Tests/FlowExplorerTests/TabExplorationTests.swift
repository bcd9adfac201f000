import CustomDump
import FlowExplorer
import FlowPaths
import FlowPerson
import FlowReading
import FlowTrace
import FlowTracing
import FlowVerdicts
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Explorations of tabs", .interface)
struct TabExplorationTests {
  @Test("An exploration selects tabs without titles and tabs of equal names")
  func untitled() async {
    let exploration = await FlowExplorer(
      app: "Tabs",
      [
        ExplorerLaunch { window, _ in
          let screens = ["A", "B", "C"].map { name in
            let screen = UIViewController()
            screen.view = UIButton(primaryAction: UIAction(title: name) { _ in })
            return screen
          }
          screens[2].tabBarItem = UITabBarItem(
            title: nil, image: UIImage(systemName: "star"), tag: 0)
          let tabs = UITabBarController()
          tabs.viewControllers = screens
          window.rootViewController = tabs
          window.makeKeyAndVisible()
          return window
        }
      ]
    ).explore()
    expectNoDifference(exploration.isComplete, true)
    expectNoDifference(
      exploration.states.map { $0.actions.first?.action },
      [.tap("A"), .tap("B"), .tap("C")])
    expectNoDifference(
      exploration.states.last?.path.actions, [.selectTab("Favorite")])
    let test = exploration.swiftTest(exploration.states.map(\.path), title: "Tabs")
    #expect(test.source.contains("try await person.selectTab(\"UIViewController\", at: 1)"))
  }

  @Test("A tab that is enabled later and selected then is no reason to doubt")
  func enabledTab() async {
    let exploration = await FlowExplorer(
      app: "Tabs",
      [
        ExplorerLaunch { window, _ in
          let cart = PlantedScreen("Cart")
          let home = PlantedScreen("Home", ["Add": { _ in cart.tabBarItem.isEnabled = true }])
          for screen in [home, cart] {
            screen.tabBarItem = UITabBarItem(title: screen.title, image: nil, tag: 0)
          }
          cart.tabBarItem.isEnabled = false
          let tabs = UITabBarController()
          tabs.viewControllers = [home, cart]
          window.rootViewController = tabs
          window.makeKeyAndVisible()
          return window
        }
      ]
    ).explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
    #expect(exploration.states.contains { $0.path.actions.last == .selectTab("Cart") })
  }

  /// Shows tabs that look the same whoever shows them.
  @MainActor private class RoleCoordinator {
    let tabs = UITabBarController()

    init(shows end: String) {
      tabs.viewControllers = ["Home", "More"].map { title in
        let home = PlantedScreen(title, ["On": { $0.push(PlantedScreen(end)) }])
        return UINavigationController(rootViewController: home)
      }
    }
  }
  private final class BuyerCoordinator: RoleCoordinator {}
  private final class SellerCoordinator: RoleCoordinator {}

  @MainActor private final class AppCoordinator {
    private var role: RoleCoordinator?

    func start(in window: UIWindow) {
      window.rootViewController = PlantedScreen(
        "Login",
        [
          "Buyer": { [unowned self] _ in show(BuyerCoordinator(shows: "Bought"), in: window) },
          "Seller": { [unowned self] _ in show(SellerCoordinator(shows: "Sold"), in: window) },
        ])
      window.makeKeyAndVisible()
    }

    private func show(_ role: RoleCoordinator, in window: UIWindow) {
      self.role = role
      window.rootViewController = role.tabs
    }
  }

  @Test("Equal tabs of two coordinators are different states")
  func roles() async {
    let launch = ExplorerLaunch { window, recorder in
      let coordinator = AppCoordinator()
      FlowTracer.start(recorder, window: window, root: coordinator, dialect: .byName)
      coordinator.start(in: window)
      return coordinator
    }
    let exploration = await FlowExplorer(app: "Roles", [launch]).explore()
    expectNoDifference(exploration.doubts, [])
    let ends = exploration.trace.records.compactMap { record -> String? in
      if case .screen(let it) = record.event { it.title } else { nil }
    }
    #expect(ends.contains("Bought") && ends.contains("Sold"))
  }

  /// Coordinator and container in one, whose tabs have coordinators of their own.
  private final class MainCoordinator: UITabBarController {
    private let flows = [BuyerCoordinator(shows: "Bought"), SellerCoordinator(shows: "Sold")]

    func start(in window: UIWindow) {
      viewControllers = flows.map { flow in
        flow.tabs.title = "\(type(of: flow))"
        return flow.tabs
      }
      window.rootViewController = self
      window.makeKeyAndVisible()
    }
  }

  @Test("An exploration of a tab bar controller that is a coordinator is complete")
  func coordinator() async throws {
    let launch = ExplorerLaunch { window, recorder in
      let coordinator = MainCoordinator()
      FlowTracer.start(recorder, window: window, root: coordinator, dialect: .byName)
      coordinator.start(in: window)
      return coordinator
    }
    let exploration = await FlowExplorer(app: "Main", [launch]).explore()
    expectNoDifference(exploration.isComplete, true)
    expectNoDifference(exploration.ownFindings, [])
    let (reading, diagnostics) = try FlowReading.read(exploration.trace.bytes)
    expectNoDifference(diagnostics, [])
    expectNoDifference(reading.verdicts.verdicts, [])
  }

  /// Three tabs, each with a stack of up to three screens.
  private static func stacks(
    limits: ExplorationLimits = .init(tabStates: 80), identity: InterfaceIdentity = .automatic,
    more: @escaping @MainActor () -> [UIViewController] = { [] }
  ) -> FlowExplorer {
    let launch = ExplorerLaunch { window, _ in
      let tabs = UITabBarController()
      let stacks = ["A", "B", "C"].map { name in
        let first = PlantedScreen(
          "\(name) 1",
          [
            "On": {
              $0.push(PlantedScreen("\(name) 2", ["On": { $0.push(PlantedScreen("\(name) 3")) }]))
            }
          ])
        let stack = UINavigationController(rootViewController: first)
        stack.tabBarItem.title = name
        return stack
      }
      tabs.viewControllers = stacks + more()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      return window
    }
    return FlowExplorer(app: "Tabs", [launch], limits: limits, identity: identity)
  }

  @Test(
    "Where tabs multiply states, what hidden tabs hold does not count, and the report states it")
  func multiplied() async {
    let exploration = await Self.stacks().explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(exploration.scope, .display(estimatedStates: 81))
    expectNoDifference(exploration.states.count, 9)
    #expect(exploration.summary.hasPrefix("Tabs: complete by what is on display; 9 states"))
    #expect(exploration.description.contains("about 81 states, which the identity .standard"))
  }

  @Test("The identity .standard counts what hidden tabs hold, whatever their number")
  func everything() async {
    let exploration = await Self.stacks(identity: .standard).explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(exploration.scope, .everything)
    expectNoDifference(exploration.states.count, 81)
    #expect(exploration.summary.hasPrefix("Tabs: complete; 81 states"))
  }

  @Test("What hidden tabs hold counts where there are few states")
  func few() async {
    let exploration = await Self.stacks(limits: .init()).explore()
    expectNoDifference(exploration.scope, .everything)
    expectNoDifference(exploration.states.count, 81)
  }

  @Test(
    "A step that changes a hidden tab is followed up there, where hidden tabs do not count",
    arguments: [true, false])
  func changedTab(isAutomatic: Bool) async {
    let explorer = Self.stacks(identity: isAutomatic ? .automatic : .onDisplay) {
      let cart = PlantedScreen("Cart", ["Pay": { $0.push(PlantedScreen("Paid")) }])
      let pay = (cart.view as? UIStackView)?.arrangedSubviews.first as? UIButton
      pay?.isEnabled = false
      return [
        UINavigationController(rootViewController: cart),
        PlantedScreen("Product", ["Buy": { _ in pay?.isEnabled = true }]),
      ]
    }
    let exploration = await explorer.explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(exploration.scope == .everything, false)
    #expect(
      exploration.states.contains {
        $0.path.description == #"tab "Product", tap "Buy", tab "Cart", tap "Pay""#
      })
  }

  @Test("A value that lets tabs multiply states is followed up")
  func multipliedByValue() async {
    /// Tabs whose first two show more once a switch deep in the third is on.
    func tabs() -> UITabBarController {
      let more = UISwitch()
      more.accessibilityLabel = "More"
      func choice(_ title: String) -> UIViewController {
        PlantedScreen(
          title,
          [
            "One": { $0.title = "\(title) 1" }, "Two": { if more.isOn { $0.title = "\(title) 2" } },
            "Three": { if more.isOn { $0.title = "\(title) 3" } },
            "Four": { if more.isOn { $0.title = "\(title) 4" } },
            "Five": { if more.isOn { $0.title = "\(title) 5" } },
          ])
      }
      func step(_ number: Int) -> UIViewController {
        number == 4
          ? PlantedScreen("Last", [:], views: [more])
          : PlantedScreen("Step \(number)", ["Next \(number)": { $0.push(step(number + 1)) }])
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [
        choice("A"), choice("B"), UINavigationController(rootViewController: step(0)),
      ]
      return tabs
    }
    let launch = ExplorerLaunch { window, _ in
      window.rootViewController = tabs()
      window.makeKeyAndVisible()
      return window
    }
    let exploration = await FlowExplorer(
      app: "Tabs", [launch], limits: ExplorationLimits(tabStates: 64)
    ).explore()
    #expect(exploration.states.contains { $0.identity.contains("A 5") })
    #expect(exploration.states.contains { $0.identity.contains("B 5") })
  }
}
