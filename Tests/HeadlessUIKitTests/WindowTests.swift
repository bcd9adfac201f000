import TestSupport
import Testing

@testable import HeadlessUIKit

/// Source, unless named: Apple's documentation of `UIWindow`, `UIScene` and `UIApplication`.
@MainActor @Suite("Windows and scenes", .interface)
struct WindowTests {
  @Test("connectedScenes leads to the screen on display")
  func scenes() throws {
    let fixture = StackFixture("A")
    let scene = try #require(
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = try #require(scene.windows.first { $0.isKeyWindow })
    #expect(window === fixture.window)
    #expect(window.rootViewController === fixture.stack)
    #expect(window.windowScene === scene)
  }

  @Test("A scene does not retain its windows")
  func windowIsWeak() {
    weak var gone: UIWindow?
    do {
      let window = UIWindow()
      window.makeKeyAndVisible()
      gone = window
    }
    MainLoop.runPending()
    #expect(gone == nil)
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test("A replaced root disappears with what it presents and is freed")
  func replaced() {
    let log = CallLog()
    let window = UIWindow()
    weak var gone: UIViewController?
    do {
      let (old, modal) = (LoggingScreen("Old", log), LoggingScreen("Modal", log))
      gone = old
      window.rootViewController = old
      window.makeKeyAndVisible()
      MainLoop.runPending()
      old.present(modal, animated: true)
      MainLoop.runPending()
      _ = log.take()
    }
    window.rootViewController = LoggingScreen("New", log)
    MainLoop.runPending()
    #expect(
      log.take() == [
        "Modal.viewWillDisappear", "Old.viewWillDisappear", "Modal.viewDidDisappear",
        "Old.viewDidDisappear", "New.viewDidLoad", "New.viewWillAppear", "New.viewDidAppear",
      ])
    #expect(gone == nil)
  }

  @Test("Launching an app calls its delegate and connects its scene")
  func launch() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var calls: [String] = []
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        calls.append("launched")
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    }
    final class Scene: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
    }
    let (app, scene) = (Delegate(), Scene())
    UIApplication.shared.launch(app, scene: scene)
    MainLoop.runPending()
    #expect(app.calls == ["launched", "active"])
    #expect(scene.window?.rootViewController?.view.window === scene.window)
    #expect(UIApplication.shared.keyWindow === scene.window)
  }
}
