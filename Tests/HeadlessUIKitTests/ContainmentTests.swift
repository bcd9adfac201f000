import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sources: Apple's documentation, "Creating a custom container view controller"; for pages the
/// order was recorded on a phone (wangling.me 2014).
@MainActor @Suite("Containment", .interface)
struct ContainmentTests {
  @MainActor struct Fixture {
    let log = CallLog()
    let window = UIWindow()
    let host: LoggingScreen

    init() {
      host = LoggingScreen("Host", log)
      window.rootViewController = host
      window.makeKeyAndVisible()
      MainLoop.runPending()
      _ = log.take()
    }

    func settle() -> [String] {
      MainLoop.runPending()
      return log.take()
    }
  }

  @Test("a child added to a container on display appears after the turn")
  func added() {
    let fixture = Fixture()
    let child = LoggingScreen("Child", fixture.log)
    fixture.host.addChild(child)
    #expect(child.parent === fixture.host)
    #expect(fixture.host.children == [child])
    fixture.host.view.addSubview(child.view)
    child.didMove(toParent: fixture.host)
    #expect(
      fixture.settle() == [
        "Child.willMove(LoggingScreen)", "Child.viewDidLoad", "Child.didMove(LoggingScreen)",
        "Child.viewWillAppear", "Child.viewDidAppear",
      ])
  }

  @Test("a child taken away disappears after the turn, and is freed")
  func removed() {
    let fixture = Fixture()
    weak var gone: UIViewController?
    do {
      let child = LoggingScreen("Child", fixture.log)
      gone = child
      fixture.host.addChild(child)
      fixture.host.view.addSubview(child.view)
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

  @Test("children follow their container on and off the display")
  func follows() {
    let fixture = Fixture()
    let child = LoggingScreen("Child", fixture.log)
    fixture.host.addChild(child)
    fixture.host.view.addSubview(child.view)
    _ = fixture.settle()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    fixture.host.present(modal, animated: true)
    #expect(
      fixture.settle() == [
        "Host.viewWillDisappear", "Child.viewWillDisappear", "Host.viewDidDisappear",
        "Child.viewDidDisappear",
      ])
  }

  @Test("a container that forwards by itself is left alone")
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

  @Test("adding a child of another container moves it")
  func moves() {
    let (first, second) = (UIViewController(), UIViewController())
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }

  @Test(
    "a page turned by a person",
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
    final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
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
    #expect(log.take().isEmpty, "there is no page on that side")
  }

  @Test("a split view shows its columns together")
  func split() {
    let log = CallLog()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(LoggingScreen("List", log), for: .primary)
    split.setViewController(LoggingScreen("Detail", log), for: .secondary)
    let window = UIWindow()
    window.rootViewController = split
    window.makeKeyAndVisible()
    MainLoop.runPending()
    let calls = log.take()
    #expect(calls.contains("List.viewDidAppear"))
    #expect(calls.contains("Detail.viewDidAppear"))
    let next = LoggingScreen("Next", log)
    split.viewControllers[0].showDetailViewController(next, sender: nil)
    MainLoop.runPending()
    #expect(log.take().contains("Detail.viewDidDisappear moving"))
    #expect(next.splitViewController === split)
  }
}
