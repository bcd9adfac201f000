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
}
