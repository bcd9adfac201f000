import TestSupport
import Testing

@testable import HeadlessUIKit

/// Source, unless named: Apple's documentation of `UINavigationController`.
@MainActor @Suite("Navigation: rules of the stack", .interface)
struct StackRulesTests {
  @Test("viewControllers changes at once, and the new view loads after the current turn")
  func atOnce() {
    let fixture = StackFixture("A")
    let screen = fixture.screen("B")
    fixture.stack.pushViewController(screen, animated: true)
    #expect(fixture.stack.topViewController === screen)
    #expect(screen.navigationController === fixture.stack)
    #expect(!screen.isViewLoaded)
    MainLoop.runPending()
    #expect(screen.isViewLoaded)
    #expect(screen.view.window === fixture.window)
  }

  @Test("viewDidLoad runs once, when the view is first needed")
  func loadsOnce() {
    let log = CallLog()
    let screen = LoggingScreen("A", log)
    _ = screen.view
    _ = screen.view
    screen.loadViewIfNeeded()
    #expect(log.take() == ["A.viewDidLoad"])
  }

  @Test("Shortening a stack sends no appearance callbacks to the screens in between")
  func shorter() {
    let fixture = StackFixture("A", "B", "C", "D")
    fixture.stack.setViewControllers(Array(fixture.stack.viewControllers[..<2]), animated: true)
    #expect(
      fixture.settle() == [
        "C.willMove(nil)", "D.willMove(nil)", "C.didMove(nil)", "B.viewDidLoad",
        "D.viewWillDisappear moving", "B.viewWillAppear", "willShow B",
        "D.viewDidDisappear moving", "D.didMove(nil)", "B.viewDidAppear", "didShow B from D",
      ])
  }

  @Test("Extending a stack loads and shows only the top screen")
  func longer() {
    let fixture = StackFixture("A")
    let new = [fixture.screen("B"), fixture.screen("C")]
    fixture.stack.setViewControllers(fixture.stack.viewControllers + new, animated: true)
    #expect(
      fixture.settle() == [
        "B.willMove(UINavigationController)", "C.willMove(UINavigationController)",
        "C.viewDidLoad", "A.viewWillDisappear", "C.viewWillAppear", "willShow C",
        "A.viewDidDisappear", "C.viewDidAppear", "C.didMove(UINavigationController)",
        "didShow C from A", "B.didMove(UINavigationController)",
      ])
    #expect(!new[0].isViewLoaded)
  }

  @Test("Reordering a stack shows the new top, and no screen leaves the stack")
  func reordered() {
    let fixture = StackFixture("A", "B")
    fixture.stack.setViewControllers(fixture.stack.viewControllers.reversed(), animated: false)
    #expect(
      fixture.settle() == [
        "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear", "willShow A",
        "B.viewDidDisappear", "A.viewDidAppear", "didShow A",
      ])
  }

  @Test("Replacing a stack below its top sends no appearance callbacks")
  func sameTop() {
    let fixture = StackFixture("A", "B")
    fixture.stack.setViewControllers([fixture.stack.viewControllers[1]], animated: true)
    #expect(fixture.settle() == ["A.willMove(nil)", "A.didMove(nil)"])
    #expect(fixture.stack.transitionCoordinator == nil)
  }

  @Test("Several calls in one turn are one transition")
  func coalesced() {
    let fixture = StackFixture("A")
    fixture.stack.pushViewController(fixture.screen("B"), animated: true)
    fixture.stack.pushViewController(fixture.screen("C"), animated: true)
    let calls = fixture.settle()
    #expect(calls.filter { $0.hasPrefix("willShow") } == ["willShow C"])
    #expect(!calls.contains("B.viewDidLoad"))
    #expect(fixture.names == ["A", "B", "C"])
  }

  @Test("A screen pushed and popped in one turn is never shown")
  func pushedAndPopped() {
    let fixture = StackFixture("A")
    weak var gone: UIViewController?
    do {
      let screen = fixture.screen("B")
      gone = screen
      fixture.stack.pushViewController(screen, animated: true)
      fixture.stack.popViewController(animated: true)
    }
    #expect(
      fixture.settle() == [
        "B.willMove(UINavigationController)", "B.willMove(nil)", "B.didMove(nil)",
      ])
    #expect(gone == nil)
  }

  @Test("Popping the only screen returns nil and does nothing")
  func popLast() {
    let fixture = StackFixture("A")
    #expect(fixture.stack.popViewController(animated: true) == nil)
    #expect(UINavigationController().popToRootViewController(animated: true) == nil)
    #expect(fixture.settle().isEmpty)
  }

  @Test("Popping to a screen that is not on the stack stops the program with a message")
  func popToStranger() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.popToViewController(UIViewController(), animated: true)
      }
    }
    expectMessage("Tried to pop to a view controller that doesn't exist", in: result)
  }

  @Test("Pushing a screen that is on the stack stops the program with a message")
  func pushTwice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let screen = UIViewController()
        UINavigationController(rootViewController: screen).pushViewController(
          screen, animated: true)
      }
    }
    expectMessage("more than once is not supported", in: result)
  }

  private func expectMessage(
    _ message: String, in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(output?.contains(message) == true, sourceLocation: sourceLocation)
  }

  @Test("A stack has a transition coordinator right after an animated call, and only then")
  func coordinator() throws {
    let fixture = StackFixture("A")
    #expect(fixture.stack.transitionCoordinator == nil)
    fixture.stack.pushViewController(fixture.screen("B"), animated: true)
    let coordinator = try #require(fixture.stack.transitionCoordinator)
    #expect(coordinator.isAnimated)
    #expect(coordinator.viewController(forKey: .to)?.title == "B")
    var blocks: [String] = []
    coordinator.animate(
      alongsideTransition: { _ in blocks.append("alongside") },
      completion: { blocks.append($0.isCancelled ? "cancelled" : "completed") })
    MainLoop.runPending()
    #expect(blocks == ["alongside", "completed"])
    #expect(coordinator.viewController(forKey: .from) == nil)
  }

  @Test("A completion block of CATransaction runs after the transition")
  func transaction() {
    let fixture = StackFixture("A")
    CATransaction.begin()
    CATransaction.setCompletionBlock { fixture.log.note("completion") }
    fixture.stack.pushViewController(fixture.screen("B"), animated: true)
    CATransaction.commit()
    #expect(fixture.settle().last == "completion")
  }

  @Test("The back button and the swipe call the overridable popViewController")
  func overridden() throws {
    final class Stack: UINavigationController {
      var pops = 0
      override func popViewController(animated: Bool) -> UIViewController? {
        pops += 1
        return super.popViewController(animated: animated)
      }
    }
    let window = UIWindow()
    let stack = Stack(rootViewController: UIViewController())
    stack.viewControllers += [UIViewController(), UIViewController()]
    window.rootViewController = stack
    window.makeKeyAndVisible()
    MainLoop.runPending()
    Finger.tapBackButton(in: stack)
    MainLoop.runPending()
    try #require(Finger.beginSwipeBack(in: stack)).finish()
    MainLoop.runPending()
    #expect(stack.pops == 2)
    #expect(stack.viewControllers.count == 1)
  }

  struct BackCase: CustomTestStringConvertible {
    var testDescription: String
    var button: Bool
    var swipe: Bool
    var change: @MainActor @Sendable (UINavigationController) -> Void
  }

  @Test(
    "Bar items, hidden bars and the gesture decide about back button and swipe",
    arguments: [
      BackCase(testDescription: "nothing", button: true, swipe: true) { _ in },
      BackCase(testDescription: "a left bar item", button: false, swipe: false) {
        $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
      },
      BackCase(testDescription: "a left bar item beside it", button: true, swipe: true) {
        $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
        $0.topViewController?.navigationItem.leftItemsSupplementBackButton = true
      },
      BackCase(testDescription: "hidesBackButton", button: false, swipe: false) {
        $0.topViewController?.navigationItem.hidesBackButton = true
      },
      BackCase(testDescription: "setNavigationBarHidden", button: false, swipe: false) {
        $0.setNavigationBarHidden(true, animated: false)
      },
      BackCase(testDescription: "navigationBar.isHidden", button: false, swipe: true) {
        $0.navigationBar.isHidden = true
      },
      BackCase(testDescription: "the gesture turned off", button: true, swipe: false) {
        $0.interactivePopGestureRecognizer?.isEnabled = false
      },
      BackCase(testDescription: "the gesture's delegate taken away", button: false, swipe: true) {
        $0.topViewController?.navigationItem.hidesBackButton = true
        $0.interactivePopGestureRecognizer?.delegate = nil
      },
    ])
  func back(in backCase: BackCase) {
    let fixture = StackFixture("A", "B")
    backCase.change(fixture.stack)
    #expect(fixture.stack.showsBackButton == backCase.button)
    #expect(fixture.stack.canSwipeBack == backCase.swipe)
  }

  @Test("After a cancelled swipe no further callbacks arrive")
  func letGo() throws {
    let fixture = StackFixture("A", "B")
    var isCancelled: Bool?
    let swipe = try #require(Finger.beginSwipeBack(in: fixture.stack))
    fixture.stack.transitionCoordinator?.notifyWhenInteractionChanges {
      isCancelled = $0.isCancelled
    }
    _ = fixture.settle()
    swipe.letGo()
    #expect(isCancelled == true)
    #expect(fixture.names == ["A", "B"])
    #expect(!fixture.settle().contains { $0.hasPrefix("didShow") })
    #expect(fixture.stack.transitionCoordinator == nil)
    Finger.tapBackButton(in: fixture.stack)
    #expect(fixture.settle().last == "didShow A from B")
  }

  @Test("Delegates are held weakly")
  func weakDelegate() {
    let stack = UINavigationController()
    stack.delegate = LoggingNavigationDelegate(CallLog())
    #expect(stack.delegate == nil)
    let tabs = UITabBarController()
    final class Delegate: UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate {}
    tabs.delegate = Delegate()
    #expect(tabs.delegate == nil)
    stack.presentationController?.delegate = Delegate()
    #expect(stack.presentationController?.delegate == nil)
  }

  @Test("A custom animator ends the transition")
  func animator() {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
      UINavigationControllerDelegate
    {
      var context: (any UIViewControllerContextTransitioning)?
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.1 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: 0.1) {
        } completion: { _ in
          transitionContext.completeTransition(true)
        }
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let fixture = StackFixture("A")
    let animator = Animator()
    fixture.stack.delegate = animator
    fixture.stack.pushViewController(fixture.screen("B"), animated: true)
    #expect(fixture.settle().suffix(2) == ["B.viewDidAppear", "B.didMove(UINavigationController)"])
    #expect(Misuse.log.isEmpty)
  }
}
