import CustomDump
import FlowExplorer
import FlowPaths
import FlowTrace
import FlowTracing
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("What an app shows when it is launched again", .interface)
struct RelaunchTests {
  /// What an app keeps from one launch to the next.
  @MainActor
  private final class Store {
    var names: Set<String> = []
  }

  private static func explorer(
    _ root: @escaping @MainActor (Store) -> UIViewController
  ) -> FlowExplorer {
    let store = Store()
    var explorer = FlowExplorer.planted { root(store) }
    let launch = explorer.launches[0].launch
    explorer.launches[0].launch = { window, recorder in
      store.names = []
      return launch(window, recorder)
    }
    explorer.launches[0].again = ExplorerRelaunch(saved: { store.names }, launch: launch)
    return explorer
  }

  /// An app that asks for a code when it knows who was there.
  private static func home(_ store: Store) -> UIViewController {
    let home = PlantedScreen("Home", ["Settings": { $0.push(PlantedScreen("Settings")) }])
    if store.names.contains("token") {
      return PlantedScreen("Lock", ["Unlock": { $0.push(home) }])
    }
    return PlantedScreen(
      "Welcome",
      [
        "Log in": { welcome in
          store.names.insert("token")
          welcome.push(home)
        }
      ])
  }

  @Test("What only a second launch shows is explored, by its path")
  func lock() async {
    let exploration = await Self.explorer(Self.home).explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(
      exploration.states.map { "\($0.path)" }.filter { $0.contains("again") },
      [
        #"tap "Log in", launch again"#, #"tap "Log in", launch again, tap "Unlock""#,
        #"tap "Log in", launch again, tap "Unlock", tap "Settings""#,
      ])
  }

  @Test("Screens that look the same with an account count apart, and what only it opens is found")
  func account() async {
    // Two screens above the home screen, so that no second round comes by.
    let exploration = await Self.explorer { store in
      let notes = {
        PlantedScreen(
          "Notes",
          [
            "Add": { notes in
              let isMember = store.names.contains("session")
              if isMember { notes.push(PlantedScreen("Editor")) }
            }
          ])
      }
      let login = {
        PlantedScreen(
          "Login",
          [
            "Log in": { login in
              store.names.insert("session")
              login.navigationController?.popViewController(animated: true)
            }
          ])
      }
      return PlantedScreen("Home", ["Notes": { $0.push(notes()) }, "Login": { $0.push(login()) }])
    }.explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(exploration.remembered, [])
    #expect(
      exploration.states.map { "\($0.path)" }
        .contains(#"tap "Login", tap "Log in", tap "Notes", tap "Add""#))
  }

  /// Signs in somewhere else than on the main actor, and takes a while.
  private struct Authenticator: Sendable {
    func signIn() async throws { try await Task.sleep(for: .milliseconds(400)) }
  }

  @Test("What takes a while to be saved is there at each second launch")
  func slowSignIn() async {
    let exploration = await Self.explorer { store in
      let authenticator = Authenticator()
      func welcome() -> UIViewController {
        PlantedScreen(
          "Welcome",
          [
            "Log in": { screen in
              Task {
                try await authenticator.signIn()
                store.names.insert("session")
                screen.navigationController?.setViewControllers([home("Home")], animated: true)
              }
            }
          ])
      }
      func home(_ title: String) -> UIViewController {
        PlantedScreen(
          title,
          [
            "Settings": { $0.push(PlantedScreen("Settings")) },
            "Log out": { screen in
              store.names = []
              screen.navigationController?.setViewControllers([welcome()], animated: true)
            },
          ])
      }
      return store.names.isEmpty ? welcome() : home("Welcome back")
    }.explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
    #expect(exploration.states.contains { "\($0.path)".contains("launch again, tap \"Settings\"") })
  }

  /// A screen that saves its list when it is released, as the app ends.
  private final class ListScreen: UIViewController {
    static var isSaved = false

    override func viewDidLoad() {
      super.viewDidLoad()
      title = Self.isSaved ? "Filled" : "Empty"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Add") { [weak self] _ in
          self?.navigationController?.pushViewController(PlantedScreen("Added"), animated: true)
        })
    }

    isolated deinit { Self.isSaved = true }
  }

  private final class ListDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: ListScreen())
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  @Test("What an app saves as it ends is not there in the next launch, which resets it")
  func savedAtEnd() async {
    let launch = ExplorerLaunch(delegate: {
      ListScreen.isSaved = false
      return ListDelegate()
    })
    let exploration = await FlowExplorer(app: "List", [launch]).explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
  }

  @Test("It is a launch of its own in the trace and in the graph")
  func label() async {
    let exploration = await Self.explorer(Self.home).explore()
    let labels = exploration.trace.records.map(\.event).compactMap { event -> String? in
      guard case .launch(let launch) = event else { return nil }
      return launch.label ?? ""
    }
    expectNoDifference(Set(labels), ["", "launched again after “Log in”"])
  }

  @Test("Its paths are no walks of a test, which names them")
  func swiftTest() async {
    let exploration = await Self.explorer(Self.home).explore()
    let test = exploration.swiftTest(exploration.states.map(\.path), title: "States")
    expectNoDifference(test.walks.count, exploration.states.count { $0.path.before == nil })
    #expect(
      test.source.contains(
        """

        // The app is launched again on these paths, which are left out:
        // tap "Log in", launch again
        // tap "Log in", launch again, tap "Unlock"
        // tap "Log in", launch again, tap "Unlock", tap "Settings"

        @MainActor @Suite("States")
        """), "\(test.source)")
  }

  @Test("A launch that saves something itself is followed by one that finds it")
  func tutorial() async {
    let exploration = await Self.explorer { store in
      guard store.names.insert("wasLaunched").inserted else { return PlantedScreen("Home") }
      return PlantedScreen("Tutorial", ["Next": { $0.push(PlantedScreen("Last page")) }])
    }.explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(
      exploration.states.map { "\($0.path)" }, ["launch", "launch again", #"tap "Next""#])
  }

  @Test("A launch that finds what was saved and shows what is known adds no states")
  func known() async {
    let exploration = await Self.explorer { store in
      PlantedScreen("Home", ["Like": { _ in store.names.insert("likes") }])
    }.explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(exploration.states.map { "\($0.path)" }, ["launch"])
  }

  @Test("What a form saves as a whole, without any sign, is there when the app is launched again")
  func form() async {
    var explorer = Self.explorer { store in
      guard !store.names.contains("profile") else { return PlantedScreen("Welcome back") }
      let name = UITextField()
      name.placeholder = "Name"
      let terms = UISwitch()
      terms.accessibilityLabel = "Terms"
      return PlantedScreen(
        "Register",
        [
          "Create": { _ in
            if name.hasText, terms.isOn { store.names.insert("profile") }
          }
        ], views: [name, terms])
    }
    explorer.texts = ["Name": ["Ann"]]
    let exploration = await explorer.explore()
    #expect(
      exploration.states.contains { $0.path.before != nil && $0.identity.contains("Welcome back") },
      "\(exploration.states.map(\.path))")
  }

  @Test("What is saved when the app leaves the screen is there when it is launched again")
  func background() async {
    let store = Store()
    final class Delegate: UIResponder, UIApplicationDelegate {
      static var store: Store?
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let isNew = Self.store?.names.contains("draft") != true
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PlantedScreen(
          isNew ? "Empty" : "Draft",
          isNew ? ["Write": { _ in Self.store?.names.insert("open") }] : [:])
        window?.makeKeyAndVisible()
        return true
      }

      func applicationDidEnterBackground(_ application: UIApplication) {
        if Self.store?.names.contains("open") == true { Self.store?.names.insert("draft") }
      }
    }
    Delegate.store = store
    defer { Delegate.store = nil }
    var launch = ExplorerLaunch(delegate: Delegate.self)
    let run = launch.launch
    launch.launch = { window, recorder in
      store.names = []
      return run(window, recorder)
    }
    launch.again = ExplorerRelaunch(saved: { store.names }, launch: run)
    let exploration = await FlowExplorer(app: "Notes", [launch]).explore()
    #expect(exploration.states.map(\.screen) == ["PlantedScreen", "PlantedScreen"])
    expectNoDifference(
      exploration.states.map { "\($0.path)" }, ["launch", #"tap "Write", launch again"#])
  }
}
