import CoordinatorKit
import CustomDump
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor
@Suite("A router calls a screen's closure once, when the screen is gone", .interface)
struct RouterTests {
  private final class Log {
    var lines: [String] = []
  }

  private let window = UIWindow()
  private let log = Log()
  private var person: FlowPerson { FlowPerson(window: window) }

  private func onDismissed(_ name: String) -> () -> Void {
    { [log] in log.lines.append(name) }
  }

  private func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  private func navigationRouter() -> (NavigationRouter, UINavigationController) {
    let stack = UINavigationController(rootViewController: screen("Start"))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    return (NavigationRouter(navigationController: stack), stack)
  }

  private func modalRouter() -> ModalNavigationRouter {
    window.rootViewController = screen("Start")
    window.makeKeyAndVisible()
    MainLoop.runPending()
    return ModalNavigationRouter(parentViewController: window.rootViewController!)
  }

  @Test("A navigation router dismisses the last screen first")
  func navigationDismiss() async {
    let (router, stack) = navigationRouter()
    router.present(screen("A"), animated: true, onDismissed: onDismissed("A"))
    router.present(screen("B"), animated: true, onDismissed: onDismissed("B"))
    await person.wait()
    router.dismiss(animated: true)
    await person.wait()
    expectNoDifference(log.lines, ["B", "A"])
    #expect(stack.topViewController?.title == "Start")
  }

  @Test(
    "A navigation router calls the closure after the back button, a swipe, and without animation")
  func navigationBack() async throws {
    let (router, stack) = navigationRouter()
    for name in ["A", "B", "C"] {
      router.present(screen(name), animated: true, onDismissed: onDismissed(name))
    }
    await person.wait()
    try await person.swipeBackAndLetGo()
    expectNoDifference(log.lines, [])
    try await person.swipeBack()
    expectNoDifference(log.lines, ["C"])
    try await person.goBack()
    expectNoDifference(log.lines, ["C", "B"])
    stack.popViewController(animated: false)
    await person.wait()
    expectNoDifference(log.lines, ["C", "B", "A"])
    router.dismiss(animated: true)
    await person.wait()
    expectNoDifference(log.lines, ["C", "B", "A"])
  }

  @Test("A navigation router calls the closures when the stack is replaced")
  func navigationReplaced() async {
    let (router, stack) = navigationRouter()
    router.present(screen("A"), animated: true, onDismissed: onDismissed("A"))
    await person.wait()
    stack.setViewControllers([screen("Other")], animated: true)
    await person.wait()
    expectNoDifference(log.lines, ["A"])
  }

  @Test(
    "A modal router calls the closures when the sheet is cancelled, dismissed or swiped down",
    arguments: 0..<3)
  func modal(way: Int) async throws {
    let router = modalRouter()
    for _ in 0..<2 {
      log.lines = []
      router.present(screen("A"), animated: true, onDismissed: onDismissed("A"))
      await person.wait()
      router.present(screen("B"), animated: true, onDismissed: onDismissed("B"))
      await person.wait()
      switch way {
      case 0:
        try await person.goBack()
        expectNoDifference(log.lines, ["B"])
        try await person.tap("Cancel")
        expectNoDifference(log.lines, ["B", "A"])
      case 1:
        router.dismiss(animated: true)
        await person.wait()
        expectNoDifference(log.lines, ["B", "A"])
      default:
        try await person.swipeDown()
        expectNoDifference(log.lines, ["B", "A"])
      }
      router.dismiss(animated: true)
      await person.wait()
      #expect(log.lines.count == 2)
      #expect(person.sight.screen?.title == "Start")
    }
  }

  @Test("A window's router never calls the closure")
  func appDelegate() async {
    let router = AppDelegateRouter(window: window)
    router.present(screen("A"), animated: true, onDismissed: onDismissed("A"))
    router.dismiss(animated: true)
    await person.wait()
    expectNoDifference(log.lines, [])
    #expect(window.rootViewController?.title == "A")
  }
}

@MainActor @Suite("A coordinator", .interface)
struct CoordinatorTests {
  private final class Flow: Coordinator {
    var children: [any Coordinator] = []
    let router: any Router

    init(router: any Router) {
      self.router = router
    }

    func present(animated: Bool, onDismissed: (() -> Void)?) {
      router.present(UIViewController(), animated: animated, onDismissed: onDismissed)
    }
  }

  @Test("A coordinator keeps its child until the child's flow ends, by a button or by a swipe")
  func presentChild() async throws {
    let window = UIWindow()
    let person = FlowPerson(window: window)
    let parent = Flow(router: AppDelegateRouter(window: window))
    parent.present(animated: true, onDismissed: nil)
    await person.wait()
    for way in ["Cancel", "swipe"] {
      weak var gone: Flow?
      var isOver = false
      do {
        let router = ModalNavigationRouter(parentViewController: window.rootViewController!)
        let child = Flow(router: router)
        gone = child
        parent.presentChild(child, animated: true) { isOver = true }
      }
      await person.wait()
      #expect(parent.children.count == 1)
      if way == "Cancel" {
        try await person.tap("Cancel")
      } else {
        try await person.swipeDown()
      }
      #expect(parent.children.isEmpty)
      #expect(isOver)
      #expect(gone == nil)
    }
  }
}
