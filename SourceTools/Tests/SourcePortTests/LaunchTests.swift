import Foundation
import SourcePort
import Testing

@Suite("How a ported app is launched")
struct LaunchTests {
  private static let coordinator = """
    import UIKit
    protocol Coordinator: AnyObject { func start() }
    final class AppCoordinator: Coordinator {
        init(window: UIWindow?, mode: Int = 0) {}
        func start() {}
    }
    final class ListCoordinator: Coordinator {
        init(navigation: UINavigationController) {}
        func start() {}
    }
    """

  /// Ports an app without an application delegate and returns the generated launch.
  private func launch(
    _ files: [String: String], _ configuration: PortConfiguration = .init()
  ) throws -> String {
    let app = try PortedApp.make(files.merging(["AppDelegate.swift": "import UIKit\n"]) { $1 })
    defer { app.remove() }
    try app.port(configuration)
    return try app.ported("Generated/PortedApp.swift")
  }

  @Test("Without delegates, the app's coordinator is made with what its initializer needs")
  func coordinator() throws {
    let source = try launch(["Coordinators.swift": Self.coordinator])
    #expect(source.contains("let coordinator = AppCoordinator(window: window)"))
    #expect(source.contains("coordinator.start()"))
    #expect(source.contains("delegate: PortedAppDelegate.self"))
  }

  @Test(
    "An app that does something when a person is back is left in every state",
    arguments: [
      ("class Scene { func sceneDidEnterBackground(_ scene: UIScene) { lock() } }", true),
      ("class Scene { func sceneDidEnterBackground(_ scene: UIScene) {} }", false),
      ("class Scene { func sceneDidEnterBackground(_ scene: UIScene) { store.save() } }", false),
      ("let back = UIApplication.willEnterForegroundNotification", true),
    ])
  func background(source: String, isLeft: Bool) throws {
    let launch = try launch([
      "Coordinators.swift": Self.coordinator, "Scene.swift": "import UIKit\n\(source)\n",
    ])
    #expect(launch.contains("explorer.events = [.returnToApp]") == isLeft)
  }

  @Test("A scene of SwiftUI's begins with the screen that its representable makes, and opens URLs")
  func representable() throws {
    let app = try PortedApp.make([
      "AppDelegate.swift": """
      import UIKit
      final class AppDelegate: NSObject, UIApplicationDelegate {
          lazy var coordinator = AppCoordinator()
      }
      """,
      "ShopApp.swift": """
      import SwiftUI
      @main struct ShopApp: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
          var body: some Scene {
              WindowGroup {
                  ContentView(coordinator: delegate.coordinator)
                      .onOpenURL { url in
                          delegate.coordinator.open(url)
                      }
              }
          }
      }
      struct ContentView: View {
          let coordinator: AppCoordinator
          var body: some View { RootView(coordinator: coordinator).ignoresSafeArea() }
      }
      struct RootView: UIViewControllerRepresentable {
          let coordinator: AppCoordinator
          func makeUIViewController(context: Context) -> UIViewController { coordinator.start() }
          func updateUIViewController(_ screen: UIViewController, context: Context) {}
      }
      """,
      "AppCoordinator.swift": """
      import UIKit
      final class AppCoordinator {
          func start() -> UIViewController { UIViewController() }
          func open(_ url: URL) {}
      }
      """,
    ])
    defer { app.remove() }
    var configuration = PortConfiguration()
    configuration.launches = ["link": "shop://1"]
    try app.port(configuration)
    let launch = try app.ported("Generated/PortedApp.swift")
    #expect(launch.contains("delegate: { AppDelegate() }, scene: { PortedSceneDelegate() }"))
    #expect(launch.contains("label: \"link\", opening: [URL(string: \"shop://1\")!], delegate:"))
    #expect(launch.contains("window.rootViewController = app.portedRoot()"))
    let source = try app.ported("ShopApp.swift")
    #expect(source.contains("{ ContentView(coordinator: delegate.coordinator).portedRoot() }; "))
    #expect(source.contains("let perform: (URL) -> Void = { url in"))
    #expect(source.contains("{ RootView(coordinator: coordinator).madeViewController() }"))
    // The lines stay where they are.
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[12] == "struct ContentView: View {")
  }

  @Test("--coordinator chooses the coordinator that is started")
  func chosen() throws {
    var configuration = PortConfiguration()
    configuration.coordinator = "ListCoordinator"
    let source = try launch(["Coordinators.swift": Self.coordinator], configuration)
    #expect(source.contains("window.rootViewController = container"))
    #expect(source.contains("let coordinator = ListCoordinator(navigation: container)"))
  }

  @Test("A coordinator without a window has its container shown, or what start() returns")
  func container() throws {
    let app = """
      import SwiftUI
      import UIKit
      @main struct ShopApp: App { var body: some Scene { WindowGroup {} } }
      """
    let kept = try launch([
      "App.swift": app,
      "AppCoordinator.swift": """
      import UIKit
      final class AppCoordinator { let navigationController = UINavigationController(); func start() {} }
      """,
    ])
    #expect(
      kept.contains(
        "rootViewController == nil { window.rootViewController = coordinator.navigationController }"
      ))
    let returned = try launch([
      "App.swift": app,
      "AppCoordinator.swift": """
      import UIKit
      final class AppCoordinator { func start() -> UIViewController { UIViewController() } }
      """,
    ])
    #expect(returned.contains("window.rootViewController = coordinator.start()"))
  }

  @Test(
    "Coordinators that are called otherwise are those with a protocol or a base class that starts")
  func otherNames() throws {
    let flows = """
      final class CatalogFlow: Flow { func start() {} }
      final class CheckoutFlow: Flow { func start() {} }
      final class Player { func start() {} }
      class Screen: UIViewController, Startable { func start() {} }
      class OtherScreen: UIViewController, Startable { func start() {} }
      class ThirdScreen: UIViewController, Startable { func start() {} }
      protocol Startable { func start() }
      """
    let delegate = "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"
    let byProtocol = try launch([
      "Scene.swift": delegate,
      "Flows.swift": "import UIKit\nprotocol Flow: AnyObject { func start() }\n\(flows)",
    ])
    #expect(byProtocol.contains("as: (any Flow).self"))
    let byClass = try launch([
      "Scene.swift": delegate,
      "Flows.swift": "import UIKit\nclass Flow { func start() {} }\n"
        + flows.replacing("func start() {} }\nfinal", with: "}\nfinal"),
    ])
    #expect(byClass.contains("as: Flow.self"))
    let called = try launch(["Scene.swift": delegate, "Coordinators.swift": Self.coordinator])
    #expect(called.contains("as: (any Coordinator).self"))
  }

  @Test("Coordinators of two kinds go by the one's type, and by the other's name")
  func twoKinds() throws {
    let delegate = "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"
    let flow = """
      import RxFlow
      final class PlotFlow: Flow {
          var root: Presentable { screen }
          let screen = UIViewController()
          func navigate(to step: Step) -> FlowContributors { .none }
      }
      """
    let flows = try launch(["Scene.swift": delegate, "Flow.swift": flow])
    #expect(flows.contains("as: (any Flow).self"))
    let older = "final class ProfileCoordinator: BaseCoordinator<Void> { func start() {} }"
    let both = try launch([
      "Scene.swift": delegate, "Flow.swift": flow, "Older.swift": "import RxSwift\n\(older)\n",
    ])
    #expect(both.contains("dialect: .byName(or: (any Flow).self)"))
    let unlike = try launch([
      "Scene.swift": delegate,
      "Coordinators.swift": Self.coordinator + "\nfinal class OldCoordinator { func start() {} }\n",
    ])
    #expect(unlike.contains("dialect: .byName(or: (any Coordinator).self)"))
    let helper = try launch([
      "Scene.swift": delegate,
      "Coordinators.swift": Self.coordinator + "\nfinal class SyncCoordinator { func sync() {} }\n",
    ])
    #expect(helper.contains("as: (any Coordinator).self"))
  }

  @Test("A scene's delegate is enough")
  func scene() throws {
    let source = try launch([
      "Scene.swift": """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      """
    ])
    #expect(source.contains("delegate: PortedAppDelegate.self, scene: SceneDelegate.self"))
  }

  @Test("A scene's delegate that had to be removed is not launched")
  func removedScene() throws {
    let app = try PortedApp.make([
      "Scene.swift": "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"
    ])
    defer { app.remove() }
    try app.port(refused: ["Scene.swift#file": "cannot find 'Tracker' in scope"])
    let source = try app.ported("Generated/PortedApp.swift")
    #expect(source.contains("delegate: AppDelegate.self)"))
    let manifest = try String(
      contentsOf: app.output.appending(path: ".coordgraph-port.json"), encoding: .utf8)
    #expect(manifest.contains(#""launch" : "AppDelegate""#))
  }

  @Test("The configuration's root takes the delegates' place, and its launches are added")
  func configured() throws {
    let app = try PortedApp.make(["Coordinators.swift": Self.coordinator])
    defer { app.remove() }
    var configuration = PortConfiguration()
    configuration.root = "ListCoordinator(navigation: .init()).start()"
    configuration.launches = ["link": "app://item/1"]
    configuration.texts = ["Password": ["s3cret", "wrong"], "Code": ["1234"]]
    try app.port(configuration)
    let source = try app.ported("Generated/PortedApp.swift")
    #expect(source.contains("root = [ListCoordinator(navigation: .init()).start()]"))
    #expect(source.contains(#"label: "link", delegate: PortedAppDelegate.self"#))
    #expect(source.contains(#"opening: [URL(string: "app://item/1")!]"#))
    #expect(
      source.contains(
        """
            explorer.texts = [
              "Code": ["1234"],
              "Password": ["s3cret", "wrong"],
            ]

        """))
  }

  @Test("Delegates that are no responders are created, too")
  func noResponder() throws {
    let source = try launch([
      "Delegate.swift": """
      import UIKit
      @main class Launcher: NSObject, UIApplicationDelegate {}
      """
    ])
    #expect(source.contains("delegate: { Launcher() })"))
  }

  @Test("An app that SwiftUI launches starts with its coordinator, whatever its delegate is")
  func adaptor() throws {
    let source = try launch([
      "Main.swift": """
      import SwiftUI
      final class Store { init(name: String = "") {} }
      final class Delegate: NSObject, UIApplicationDelegate {}
      @main struct Main: App { @UIApplicationDelegateAdaptor(Delegate.self) var delegate }
      final class AppCoordinator {
          init(navigation: UINavigationController, store: Store) {}
          func start() {}
      }
      """
    ])
    #expect(source.contains("AppCoordinator(navigation: container, store: Store())"))
    #expect(source.contains("delegate: PortedAppDelegate.self"))
  }

  @Test("An app that SwiftUI launches is refused with its file, and with what to do")
  func swiftUI() throws {
    let error = #expect(throws: PortError.self) {
      try launch(["Main.swift": "import SwiftUI\n@main struct Main: App {}"])
    }
    #expect(error?.description.hasPrefix("Main.swift: Main is launched by SwiftUI") == true)
    #expect(error?.description.contains("set root in coordgraph-port.toml") == true)
  }

  @Test("A launch finds new shared objects, and the first values of variables")
  func sharedState() throws {
    let app = try PortedApp.make([
      "Session.swift": """
      final class Session {
          static let shared = Session()
          static let margin = 8
          private static var user: String?
          static var mode = Mode.guest
          static var modes = [mode, .member]
          static var limits = ["day": 60 * margin]
          static var last = make()
          static var copies = [last]
          func visit() { var count = 1; count += 1 }
      }
      enum Mode { case guest, member }
      fileprivate var isOn = false
      """
    ])
    defer { app.remove() }
    try app.port()
    let text = try app.ported("Session.swift")
    #expect(
      text.contains(
        """
        static var shared: Session { LaunchState.value("Session.swift.Session.shared") { Session() } }
        """))
    #expect(text.contains("static let margin = 8"))
    #expect(
      text.hasSuffix(
        """
        extension Session {
          @MainActor fileprivate static func resetOf_Session_swift() {
            user = nil
            mode = Mode.guest
            modes = [mode, .member]
            limits = ["day": 60 * margin]
          }
        }

        @MainActor func resetOf_Session_swift() {
          isOn = false
          Session.resetOf_Session_swift()
        }

        """))
    #expect(try app.ported("Generated/PortedApp.swift").contains("resetOf_Session_swift()"))
  }

  @Test("A variable that a function of a type makes is made again for each launch")
  func factories() throws {
    let app = try PortedApp.make([
      "Container.swift": """
      struct Container {
          static var current: Container = .live()
          static var other = Container.live()
          static var given = live(1)
          static func live() -> Container { Container() }
      }
      """
    ])
    defer { app.remove() }
    try app.port()
    let text = try app.ported("Container.swift")
    #expect(text.contains("    current = .live()\n    other = Container.live()\n  }"))
  }

  @Test("Variables beside a queue or a lock get their first values under it")
  func guarded() throws {
    let app = try PortedApp.make([
      "Log.swift": """
      enum Log {
          private static let queue = DispatchQueue(label: "log")
          private static var lines: [String] = []
      }
      enum Cache {
          private static let lock = NSLock()
          private static var size = 0
      }
      """
    ])
    defer { app.remove() }
    try app.port()
    let text = try app.ported("Log.swift")
    #expect(text.contains("    queue.sync(flags: .barrier) {\n    lines = []\n    }\n"))
    #expect(text.contains("    lock.lock()\n    size = 0\n    lock.unlock()\n"))
  }

  @Test("A constant in the body of a view hides nothing of what follows it")
  func constantInBody() throws {
    let app = try PortedApp.make([
      "AppDelegate.swift": "import UIKit\n",
      "ShopApp.swift": """
      import SwiftUI
      @main struct ShopApp: App {
          var body: some Scene {
              let title = "Shop"
              WindowGroup { RootView(title: title) }
          }
      }
      struct RootView: UIViewControllerRepresentable {
          let title: String
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ screen: UIViewController, context: Context) {}
      }
      """,
    ])
    defer { app.remove() }
    try app.port()
    #expect(
      try app.ported("ShopApp.swift").contains("{ RootView(title: title).madeViewController() }"))
  }
}
