import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sources: Apple's documentation of `UITabBarController`; the order of the callbacks was recorded
/// on a phone (pgzxc.github.io, "UITabBarController").
@MainActor @Suite("Tabs", .interface)
struct TabRulesTests {
  final class Delegate: NSObject, UITabBarControllerDelegate {
    let log: CallLog
    var may = true
    init(_ log: CallLog) { self.log = log }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.note("should \(viewController.title ?? "-")")
      return may
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.note("did \(viewController.title ?? "-")") }
  }

  @MainActor struct Fixture {
    let log = CallLog()
    let tabs = UITabBarController()
    let window = UIWindow()
    let delegate: Delegate

    init() {
      delegate = Delegate(log)
      tabs.viewControllers = ["A", "B"].map { [log] in LoggingScreen($0, log) }
      tabs.delegate = delegate
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      MainLoop.runPending()
      _ = log.take()
    }

    func settle() -> [String] {
      MainLoop.runPending()
      return log.take()
    }
  }

  @Test("viewControllers may be nil; addChild appends; the index is NSNotFound without screens")
  func empty() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    let screen = UIViewController()
    tabs.addChild(screen)
    #expect(tabs.viewControllers == [screen])
    #expect(tabs.selectedViewController === screen)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("a subclass's viewDidLoad runs inside its super.init")
  func loadsInInit() {
    final class Tabs: UITabBarController {
      let color: String
      var seen: String?
      init(color: String) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        seen = color
      }
    }
    #expect(Tabs(color: "green").seen == "green")
  }

  /// Source: coordinators that register callbacks on a storyboard's tab bar controller before it is
  /// shown, and hear of `viewDidLoad` through them.
  @Test("one that comes from a storyboard loads its view when it is needed")
  func fromStoryboard() {
    UIStoryboard.register(UITabBarController.self, as: "Tabs", inStoryboard: "Main")
    let tabs = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "Tabs")
    #expect(tabs is UITabBarController)
    #expect(!tabs.isViewLoaded)
  }

  @Test("a person's tap: shouldSelect, didSelect, then new.will, old.will, old.did, new.did")
  func tap() {
    let fixture = Fixture()
    Finger.selectTab(1, in: fixture.tabs)
    #expect(
      fixture.settle() == [
        "should B", "did B", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test("a tab that may not be selected is not")
  func mayNot() {
    let fixture = Fixture()
    fixture.delegate.may = false
    Finger.selectTab(1, in: fixture.tabs)
    #expect(fixture.settle() == ["should B"])
    #expect(fixture.tabs.selectedIndex == 0)
  }

  @Test("setting selectedIndex by program calls no delegate; a tab loads when first shown")
  func byProgram() {
    let fixture = Fixture()
    #expect(fixture.tabs.viewControllers?[1].isViewLoaded == false)
    fixture.tabs.selectedIndex = 1
    #expect(
      fixture.settle() == [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "B.viewDidAppear",
      ])
  }

  @Test("tapping the selected tab again pops its stack to the root")
  func tapAgain() throws {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [stack]
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    stack.viewControllers += [UIViewController(), UIViewController()]
    MainLoop.runPending()
    Finger.selectTab(0, in: tabs)
    #expect(stack.viewControllers.count == 1)
    MainLoop.runPending()
    #expect(stack.topViewController?.view.window === window)
  }

  @Test("selecting a screen that is no tab stops with a sentence")
  func stranger() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
    }
  }

  @Test("a tab that is taken away is freed")
  func removed() {
    let fixture = Fixture()
    weak var gone = fixture.tabs.viewControllers?[0]
    fixture.tabs.viewControllers = [fixture.tabs.viewControllers![1]]
    #expect(
      fixture.settle() == [
        "A.willMove(nil)", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear moving",
        "A.didMove(nil)", "A.viewDidDisappear moving", "B.viewDidAppear",
      ])
    #expect(gone == nil)
  }
}
