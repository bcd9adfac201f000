import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sources: Apple's documentation, "Creating a custom container view controller"; for pages the
/// order was recorded on a phone (wangling.me 2014).
@MainActor @Suite("Containment", .interface)
struct ContainmentTests {
  private let fixture: WindowFixture<LoggingScreen>
  private var host: LoggingScreen { fixture.root }

  init() {
    let log = CallLog()
    fixture = WindowFixture(LoggingScreen("Host", log), log)
  }

  @Test("A child added to a visible container appears after the current turn")
  func added() {
    let child = LoggingScreen("Child", fixture.log)
    host.addChild(child)
    #expect(child.parent === host)
    #expect(host.children == [child])
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
    #expect(
      fixture.settle() == [
        "Child.willMove(LoggingScreen)", "Child.viewDidLoad", "Child.didMove(LoggingScreen)",
        "Child.viewWillAppear", "Child.viewDidAppear",
      ])
  }

  @Test("Observers of a screen's callbacks are told of them, with their argument, until they stop")
  func callbacks() {
    let child = LoggingScreen("Child", fixture.log)
    var told: [String] = []
    _ = child.observe(.viewDidAppear) { told.append("viewDidAppear \($0 ?? "nil")") }
    let parents = child.observe(.didMoveToParent) { told.append("parent \($0 is LoggingScreen)") }
    host.addChild(child)
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
    _ = fixture.settle()
    #expect(told == ["parent true", "viewDidAppear false"])
    child.stopObserving(parents)
    child.didMove(toParent: nil)
    #expect(told.count == 2)
  }

  @Test("A removed child disappears after the current turn and is freed")
  func removed() {
    weak var gone: UIViewController?
    do {
      let child = LoggingScreen("Child", fixture.log)
      gone = child
      host.addChild(child)
      host.view.addSubview(child.view)
      _ = fixture.settle()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      fixture.settle() == [
        "Child.willMove(nil)", "Child.didMove(nil)", "Child.viewWillDisappear moving",
        "Child.viewDidDisappear moving",
      ])
    #expect(gone == nil)
  }

  @Test("Children appear and disappear with their container")
  func follows() {
    let child = LoggingScreen("Child", fixture.log)
    host.addChild(child)
    host.view.addSubview(child.view)
    _ = fixture.settle()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    host.present(modal, animated: true)
    #expect(
      fixture.settle() == [
        "Host.viewWillDisappear", "Child.viewWillDisappear", "Host.viewDidDisappear",
        "Child.viewDidDisappear",
      ])
  }

  @Test(
    "A container that forwards appearance callbacks itself gets no automatic ones for its children")
  func forwardsItself() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let log = CallLog()
    let container = Container()
    let child = LoggingScreen("Child", log)
    let window = UIWindow()
    window.rootViewController = container
    window.makeKeyAndVisible()
    MainLoop.runPending()
    container.addChild(child)
    container.view.addSubview(child.view)
    MainLoop.runPending()
    #expect(log.take() == ["Child.willMove(Container)", "Child.viewDidLoad"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["Child.viewWillAppear", "Child.viewDidAppear"])
  }

  @Test("addChild moves a child from another container")
  func moves() {
    let (first, second) = (UIViewController(), UIViewController())
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }

  @Test(
    "A person's turn of a page calls the delegate and the pages in order",
    arguments: [
      (
        UIPageViewController.TransitionStyle.scroll,
        ["Two.viewWillAppear", "One.viewWillDisappear moving", "Two.viewDidAppear"]
      ),
      (
        .pageCurl, ["Two.viewWillAppear", "One.viewWillDisappear moving"]
      ),
    ])
  func page(style: UIPageViewController.TransitionStyle, first: [String]) {
    final class Source: LoggingDelegate, UIPageViewControllerDataSource,
      UIPageViewControllerDelegate
    {
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { LoggingScreen("Two", log) }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
      ) { log.note("willTransition") }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { log.note("didFinish after \(previousViewControllers.first?.title ?? "-")") }
    }
    let log = CallLog()
    let source = Source(log)
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([LoggingScreen("One", log)], direction: .forward, animated: false)
    let window = UIWindow()
    window.rootViewController = pages
    window.makeKeyAndVisible()
    MainLoop.runPending()
    _ = log.take()
    Finger.turnPage(forward: true, in: pages)
    MainLoop.runPending()
    let calls = log.take().filter { !$0.contains("Move") && !$0.contains("Load") }
    #expect(Array(calls.prefix(first.count + 1)) == ["willTransition"] + first)
    #expect(calls.last == "didFinish after One")
    #expect(pages.viewControllers?.first?.title == "Two")
    Finger.turnPage(forward: false, in: pages)
    MainLoop.runPending()
    #expect(log.take().isEmpty, "There is no page on that side.")
  }
}
