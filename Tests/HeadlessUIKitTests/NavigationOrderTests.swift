import HeadlessUIKit
import TestSupport
import Testing

/// Sources: the order of the four appearance callbacks was recorded on phones by several authors
/// (wangling.me 2014, vastdevblog 2012, arm1.ru); `didShow` is documented to come last.
@MainActor @Suite("Navigation: order of callbacks", .interface)
struct NavigationOrderTests {
  @Test("The first screen gets willShow, then didShow")
  func first() {
    let log = CallLog()
    let delegate = LoggingNavigationDelegate(log)
    let stack = UINavigationController(rootViewController: LoggingScreen("A", log))
    stack.delegate = delegate
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(
      log.take() == ["A.willMove(UINavigationController)", "A.didMove(UINavigationController)"])
    MainLoop.runPending()
    #expect(
      log.take() == [
        "A.viewDidLoad", "A.viewWillAppear", "willShow A", "A.viewDidAppear", "didShow A",
      ])
  }

  @Test("A push calls from.will, to.will, from.did, to.did, then didShow")
  func push() {
    let fixture = StackFixture("A")
    fixture.stack.pushViewController(fixture.screen("B"), animated: true)
    #expect(fixture.names == ["A", "B"])
    #expect(fixture.log.take() == ["B.willMove(UINavigationController)"])
    #expect(
      fixture.settle() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow B",
        "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(UINavigationController)",
        "didShow B from A",
      ])
  }

  @Test("In didShow after a pop, `.from` is the popped screen, which has left its parent")
  func pop() {
    let fixture = StackFixture("A", "B")
    fixture.stack.popViewController(animated: true)
    #expect(fixture.names == ["A"])
    #expect(
      fixture.settle() == [
        "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear moving", "A.viewWillAppear",
        "willShow A", "B.viewDidDisappear moving", "B.didMove(nil)", "A.viewDidAppear",
        "didShow A from B",
      ])
    #expect(fixture.stack.transitionCoordinator == nil)
  }

  @Test("A pop without animation has no transition coordinator")
  func popNotAnimated() {
    let fixture = StackFixture("A", "B")
    fixture.stack.popViewController(animated: false)
    #expect(fixture.stack.transitionCoordinator == nil)
    #expect(fixture.settle().last == "didShow A")
  }

  @Test("Cancelling a swipe back reverses the appearance callbacks and pops nothing")
  func swipeLetGo() throws {
    let fixture = StackFixture("A", "B")
    let swipe = try #require(Finger.beginSwipeBack(in: fixture.stack))
    #expect(
      fixture.settle() == [
        "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear moving", "A.viewWillAppear",
        "willShow A",
      ])
    #expect(fixture.stack.transitionCoordinator?.isInteractive == true)
    var isCancelled: Bool?
    fixture.stack.transitionCoordinator?.animate(alongsideTransition: nil) {
      isCancelled = $0.isCancelled
    }
    swipe.letGo()
    #expect(
      fixture.settle() == [
        "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
        "B.didMove(UINavigationController)",
      ])
    #expect(fixture.names == ["A", "B"])
    #expect(isCancelled == true)
  }

  @Test("Completing a swipe back pops the screen")
  func swipe() throws {
    let fixture = StackFixture("A", "B")
    let swipe = try #require(Finger.beginSwipeBack(in: fixture.stack))
    swipe.finish()
    #expect(fixture.settle().last == "didShow A from B")
    #expect(fixture.names == ["A"])
  }

  @Test("Popping to the root sends no appearance callbacks to the screens in between")
  func popToRoot() {
    let fixture = StackFixture("A", "B", "C", "D")
    #expect(fixture.stack.popToRootViewController(animated: true)?.count == 3)
    #expect(
      fixture.settle() == [
        "B.willMove(nil)", "C.willMove(nil)", "D.willMove(nil)", "B.didMove(nil)", "C.didMove(nil)",
        "A.viewDidLoad", "D.viewWillDisappear moving", "A.viewWillAppear", "willShow A",
        "D.viewDidDisappear moving", "D.didMove(nil)", "A.viewDidAppear", "didShow A from D",
      ])
  }
}
