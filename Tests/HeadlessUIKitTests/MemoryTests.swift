import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Memory: a screen that is gone is freed", .interface)
struct MemoryTests {
  @Test func popped() {
    let fixture = StackFixture("A")
    weak var gone: UIViewController?
    do {
      let screen = fixture.screen("B")
      gone = screen
      fixture.stack.pushViewController(screen, animated: true)
    }
    MainLoop.runPending()
    #expect(gone != nil)
    fixture.stack.popViewController(animated: true)
    MainLoop.runPending()
    #expect(gone == nil)
  }

  @Test func dismissed() {
    let fixture = StackFixture("A")
    weak var gone: UIViewController?
    do {
      let screen = fixture.screen("B")
      gone = screen
      fixture.stack.present(UINavigationController(rootViewController: screen), animated: true)
    }
    MainLoop.runPending()
    #expect(gone != nil)
    fixture.stack.dismiss(animated: true)
    MainLoop.runPending()
    #expect(gone == nil)
  }

  @Test func replacedRoot() {
    let fixture = StackFixture("A")
    weak var gone: UIViewController?
    weak var above: UIViewController?
    do {
      let screen = fixture.screen("B")
      let modal = fixture.screen("M")
      (gone, above) = (screen, modal)
      fixture.window.rootViewController = screen
      MainLoop.runPending()
      screen.present(modal, animated: true)
      MainLoop.runPending()
    }
    fixture.window.rootViewController = fixture.stack
    MainLoop.runPending()
    #expect(gone == nil)
    #expect(above == nil)
  }
}
