import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Memory", .interface)
struct MemoryTests {
  struct Visit: CustomTestStringConvertible {
    var testDescription: String
    var begin: @MainActor @Sendable (UINavigationController, UIViewController) -> Void
    var end: @MainActor @Sendable (UINavigationController) -> Void
  }

  @Test(
    "A screen that was left is freed",
    arguments: [
      Visit(testDescription: "pushed and popped") { stack, screen in
        stack.pushViewController(screen, animated: true)
      } end: { stack in
        stack.popViewController(animated: true)
      },
      Visit(testDescription: "presented in a stack and dismissed") { stack, screen in
        stack.present(UINavigationController(rootViewController: screen), animated: true)
      } end: { stack in
        stack.dismiss(animated: true)
      },
    ])
  func left(by visit: Visit) {
    let fixture = StackFixture("A")
    weak var gone: UIViewController?
    do {
      let screen = fixture.screen("B")
      gone = screen
      visit.begin(fixture.stack, screen)
    }
    MainLoop.runPending()
    #expect(gone != nil)
    visit.end(fixture.stack)
    MainLoop.runPending()
    #expect(gone == nil)
  }

  @Test("A root screen that was replaced is freed, and so is the screen it presents")
  func replacedRoot() {
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
