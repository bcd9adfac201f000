import TestSupport
import Testing

@testable import HeadlessUIKit

/// Source: Apple's "About the app launch sequence", and its documentation of `UISceneDelegate` and
/// `applicationDidBecomeActive(_:)`, which is not called for an app with scenes.
@MainActor @Suite("Launching an app", .interface)
struct LaunchTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var sceneDelegate: AnyClass?
    var window: UIWindow?
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("willFinishLaunching")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("didFinishLaunching \(launchOptions?[.url] ?? "-")")
      return true
    }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      calls.append("open \(url)")
      return true
    }
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      if sceneDelegate != nil { calls.append("configurationForConnecting") }
      let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
      configuration.delegateClass = sceneDelegate
      return configuration
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      calls.append("didBecomeActive \(application.applicationState)")
    }
  }

  /// Sets a window of its own, which it does not make visible.
  private final class Replacing: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let own = UIWindow(frame: UIScreen.main.bounds)
      own.rootViewController = UIViewController()
      own.rootViewController?.title = "Own"
      window = own
      return true
    }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let urls = connectionOptions.urlContexts.map { "\($0.url)" }.joined()
      call("willConnect \(scene.activationState) \(urls)")
      guard let scene = scene as? UIWindowScene, window == nil else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { call("sceneWillEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) {
      call("sceneDidBecomeActive \(scene.activationState)")
    }
    private func call(_ name: String) {
      (UIApplication.shared.delegate as? Delegate)?.calls.append(name)
    }
  }

  @Test("An app without scenes is launched in UIKit's order and opens the URL of its launch")
  func withoutScenes() throws {
    let app = Delegate()
    UIApplication.shared.launch(app, opening: [try #require(URL(string: "app:cart"))])
    #expect(
      app.calls == [
        "willFinishLaunching", "didFinishLaunching app:cart", "open app:cart",
        "didBecomeActive active",
      ])
  }

  @Test("An app whose configuration names a scene delegate gets one, and its window is shown")
  func scenes() throws {
    let app = Delegate()
    app.sceneDelegate = Scene.self
    UIApplication.shared.launch(app)
    MainLoop.runPending()
    #expect(
      app.calls == [
        "willFinishLaunching", "didFinishLaunching -", "configurationForConnecting",
        "willConnect foregroundInactive ", "sceneWillEnterForeground",
        "sceneDidBecomeActive foregroundActive",
      ])
    let window = try #require(UIApplication.shared.keyWindow)
    #expect(window.rootViewController?.view.window === window)
    #expect(window.windowScene?.session.configuration.name == "Default")
  }

  @Test("A storyboard's initial screen is in the window before the delegate is called")
  func storyboard() throws {
    UIStoryboard.register(
      UITabBarController.self, as: "Tabs", inStoryboard: "Launch", isInitial: true)
    let storyboard = UIStoryboard(name: "Launch", bundle: nil)
    let (app, other, scene) = (Delegate(), Delegate(), Scene())
    UIApplication.shared.launch(app, storyboard: storyboard)
    #expect(app.window?.rootViewController is UITabBarController)
    #expect(app.window?.isKeyWindow == true)
    let replacing = Replacing()
    UIApplication.shared.launch(replacing, storyboard: storyboard)
    #expect(replacing.window?.rootViewController?.title == "Own")
    #expect(replacing.window?.isKeyWindow == true)
    UIApplication.shared.launch(other, scene: scene, storyboard: storyboard)
    #expect(other.window == nil)
    #expect(scene.window?.rootViewController is UITabBarController)
    #expect(scene.window?.isKeyWindow == true)
  }
}
