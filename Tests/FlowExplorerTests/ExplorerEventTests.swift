import CustomDump
import FlowGraph
import FlowPaths
import FlowPerson
import FlowReading
import FlowTrace
import FlowTracing
import Foundation
import PortableUIKit
import TestSupport
import Testing

@testable import FlowExplorer

@MainActor @Suite("Events from outside", .interface)
struct ExplorerEventTests {
  private func shop() -> FlowExplorer {
    var explorer = FlowExplorer(app: "Shop", [ExplorerLaunch { ShopApp(window: $0, recorder: $1) }])
    explorer.events = [
      ExplorerEvent("deep link product") { (app: ShopApp) in app.openProduct() }
    ]
    return explorer
  }

  @Test("An event is tried in every state, and the report lists from which of them it works")
  func proof() async {
    let exploration = await shop().explore()
    expectNoDifference(exploration.isComplete, true)
    expectNoDifference(
      exploration.states.map { $0.actions.last?.action },
      exploration.states.map { _ in .receive("deep link product") })
    expectNoDifference(
      exploration.events,
      [
        EventProof(
          event: "deep link product", screen: "ProductScreen", successes: 4,
          failures: [
            .init(
              screen: "UIAlertController", shown: "UIAlertController", states: 1,
              path: ExploredPath(actions: [.tap("Pay")]))
          ])
      ])
    #expect(
      exploration.description.contains(
        """
        Events:
          deep link product: leads to ProductScreen from 4 of 5 states
            not from UIAlertController, where UIAlertController stays: tap "Pay"
        """))
  }

  @Test("An event is a trigger of its own in the trace, the graph and the paths")
  func trigger() async throws {
    let exploration = await shop().explore()
    let (trace, problems) = try Trace.read(exploration.trace.bytes)
    expectNoDifference(problems, [])
    expectNoDifference(trace, exploration.trace)
    let reading = FlowReading(trace)
    let product = "FlowExplorerTests.ProductScreen"
    expectNoDifference(
      Set(reading.graph.transitions.filter { $0.to.type == product }.map(\.trigger)),
      ["deep link product"])
    let name = try #require(reading.graph.screens.first { $0.type == product })
    let path = try #require(reading.paths.path(to: name))
    #expect(
      PathReport(path, to: name, of: reading.graph).text.contains(
        "\n 1. deep link product → ProductScreen"))
  }

  @Test("A screen that only an event leads out of has no way out")
  func stuck() async {
    let home = ExplorerEvent("home") { (app: PlantedCoordinator) in
      app.navigation.dismiss(animated: true)
    }
    var explorer = FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Trap": { home in
            let trap = PlantedScreen("Trap", ["Nothing": { _ in }])
            trap.modalPresentationStyle = .fullScreen
            home.present(trap, animated: true)
          }
        ])
    }
    explorer.events = [home]
    let exploration = await explorer.explore()
    expectNoDifference(
      exploration.ownFindings, ["no way out of PlantedScreen “Trap”: tap \"Trap\""])
  }

  @Test("An event for another class than the launch returns leaves the exploration incomplete")
  func mismatch() async {
    var explorer = FlowExplorer.planted { PlantedScreen("Home") }
    explorer.events = [ExplorerEvent("link") { (_: UIWindow) in }]
    let exploration = await explorer.explore()
    expectNoDifference(exploration.isComplete, false)
    expectNoDifference(
      exploration.ownFindings.first,
      """
      the last step could not be done: link; "link" is for UIWindow, and the launch returned \
      PlantedCoordinator. On display is PlantedScreen "Home" with nothing to touch.
      """)
    expectNoDifference(exploration.events.first?.screen, nil)
  }
  @Test("A lock screen shows when the person is back after an hour")
  func returnToApp() async {
    var explorer = FlowExplorer(
      app: "Safe", [ExplorerLaunch(delegate: SafeAppDelegate.self, scene: SafeSceneDelegate.self)])
    explorer.events = [.returnToApp]
    let exploration = await explorer.explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
    expectNoDifference(
      exploration.events,
      [
        EventProof(
          event: "return to the app", screen: "SafeLockScreen", successes: 2, failures: [])
      ])
    expectNoDifference(
      exploration.flowGraph().transitions.filter { $0.kind == .present }.map(\.trigger),
      ["return to the app"])
  }
}

/// An app that locks itself when the person was away for more than a minute.
private final class SafeAppDelegate: UIResponder, UIApplicationDelegate {}

private final class SafeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var left: Date?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = SafeScreen()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidEnterBackground(_ scene: UIScene) { left = Date() }

  func sceneWillEnterForeground(_ scene: UIScene) {
    guard let left, Date().timeIntervalSince(left) > 60,
      let root = window?.rootViewController, root.presentedViewController == nil
    else { return }
    root.present(SafeLockScreen(), animated: false)
  }
}

private final class SafeScreen: UIViewController {}

private final class SafeLockScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Unlock") { [unowned self] _ in dismiss(animated: true) }))
  }
}

/// An app whose deep link pushes a product, unless something covers the stack.
@MainActor
private final class ShopApp {
  private let coordinator: PlantedCoordinator

  init(window: UIWindow, recorder: FlowRecorder) {
    coordinator = PlantedCoordinator(window: window)
    FlowTracer.start(recorder, window: window, root: coordinator, as: PlantedCoordinator.self)
    let home = PlantedScreen(
      "Home",
      [
        "Browse": { $0.push(ListScreen("List")) },
        "Pay": { home in
          let alert = UIAlertController(title: "Pay?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "No", style: .cancel))
          home.present(alert, animated: true)
        },
      ])
    coordinator.navigation.setViewControllers([home], animated: false)
  }

  func openProduct() {
    let navigation = coordinator.navigation
    guard navigation.presentedViewController == nil,
      !(navigation.topViewController is ProductScreen)
    else { return }
    navigation.pushViewController(ProductScreen("Product"), animated: true)
  }
}

private final class ListScreen: PlantedScreen {}

private final class ProductScreen: PlantedScreen {}
