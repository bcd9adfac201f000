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

  @Test(
    "A window that becomes visible and key posts so, and so does the one that it takes over from")
  func notifications() {
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
    ]
    let (first, second) = (UIWindow(), UIWindow())
    nonisolated(unsafe) var posted: [String] = []
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        notification in
        let window = notification.object as AnyObject === first ? "first" : "second"
        posted.append("\(window) \(name.rawValue)")
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    first.makeKeyAndVisible()
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.isHidden = true
    #expect(
      posted == [
        "first UIWindowDidBecomeVisibleNotification", "first UIWindowDidBecomeKeyNotification",
        "second UIWindowDidBecomeVisibleNotification", "first UIWindowDidResignKeyNotification",
        "second UIWindowDidBecomeKeyNotification", "second UIWindowDidResignKeyNotification",
        "second UIWindowDidBecomeHiddenNotification",
      ])
  }
}
