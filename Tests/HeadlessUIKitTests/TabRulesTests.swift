import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sources: Apple's documentation of `UITabBarController`; the order of the callbacks was recorded
/// on a phone (pgzxc.github.io, "UITabBarController").
@MainActor @Suite("Tabs", .interface)
struct TabRulesTests {
  final class Delegate: LoggingDelegate, UITabBarControllerDelegate {
    var may = true
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

  private let fixture: WindowFixture<UITabBarController>
  private let delegate: Delegate
  private var tabs: UITabBarController { fixture.root }

  init() {
    let log = CallLog()
    let tabs = UITabBarController()
    delegate = Delegate(log)
    tabs.viewControllers = ["A", "B"].map { LoggingScreen($0, log) }
    tabs.delegate = delegate
    fixture = WindowFixture(tabs, log)
  }

  @Test("Without screens, viewControllers is nil and selectedIndex is NSNotFound; addChild appends")
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

  @Test("A tab bar controller subclass's viewDidLoad runs inside its super.init")
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
  /// shown, and are called from `viewDidLoad` through them.
  @Test("A tab bar controller from a storyboard loads its view when it is needed")
  func fromStoryboard() {
    UIStoryboard.register(UITabBarController.self, as: "Tabs", inStoryboard: "Main")
    let tabs = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "Tabs")
    #expect(tabs is UITabBarController)
    #expect(!tabs.isViewLoaded)
  }

  @Test("A tap on a tab calls shouldSelect, didSelect, new.will, old.will, old.did, new.did")
  func tap() {
    Finger.selectTab(1, in: tabs)
    #expect(
      fixture.settle() == [
        "should B", "did B", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test("A tab that the delegate refuses is not selected")
  func mayNot() {
    delegate.may = false
    Finger.selectTab(1, in: tabs)
    #expect(fixture.settle() == ["should B"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("Setting selectedIndex calls no delegate and loads the tab's screen")
  func byProgram() {
    #expect(tabs.viewControllers?[1].isViewLoaded == false)
    tabs.selectedIndex = 1
    #expect(
      fixture.settle() == [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "B.viewDidAppear",
      ])
  }

  @Test("Tapping the selected tab again pops its stack to the root")
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

  @Test("Selecting a screen that is not a tab stops the program")
  func stranger() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
    }
  }

  @Test(
    "When the selected tab is removed, the one that takes its place shows, or the last one",
    arguments: [(0, 1), (1, 2), (2, 1)])
  func selectedRemoved(selected: Int, shown: Int) {
    let all = ["1", "2", "3"].map { LoggingScreen($0, CallLog()) }
    tabs.viewControllers = all
    tabs.selectedIndex = selected
    MainLoop.runPending()
    tabs.viewControllers = all.filter { $0 !== all[selected] }
    MainLoop.runPending()
    #expect(tabs.selectedViewController === all[shown])
    #expect(all[shown].viewIfLoaded?.window != nil)
  }

  @Test("A removed tab's screen is freed")
  func removed() {
    weak let gone = tabs.viewControllers?[0]
    tabs.viewControllers = [tabs.viewControllers![1]]
    #expect(
      fixture.settle() == [
        "A.willMove(nil)", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear moving",
        "A.didMove(nil)", "A.viewDidDisappear moving", "B.viewDidAppear",
      ])
    #expect(gone == nil)
  }

  @Test("Tabs of UITab show their view controllers, and the delegate is called for them")
  func tabObjects() {
    final class TabDelegate: UITabBarControllerDelegate {
      var log: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
      ) -> Bool {
        tab.identifier != "locked"
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
      ) { log.append("\(previousTab?.identifier ?? "-") → \(selectedTab.identifier)") }
    }
    let delegate = TabDelegate()
    var made: [String] = []
    let tabs = ["home", "cart", "locked"].map { name in
      UITab(title: name.capitalized, image: nil, identifier: name) {
        made.append($0.identifier)
        return UINavigationController(rootViewController: UIViewController())
      }
    }
    let controller = UITabBarController(tabs: tabs)
    controller.delegate = delegate
    #expect(made == ["home", "cart", "locked"])
    #expect(controller.spokenTabNames == ["Home", "Cart", "Locked"])
    #expect(controller.selectedTab === tabs[0])
    Finger.selectTab(1, in: controller)
    Finger.selectTab(2, in: controller)
    #expect(delegate.log == ["home → cart"])
    #expect(controller.selectedTab === tabs[1])
    #expect(tabs[1].viewController === controller.selectedViewController)
    tabs[0].isHidden = true
    #expect(controller.spokenTabNames == ["Cart", "Locked"])
    #expect(controller.tab(forIdentifier: "home") === tabs[0])
    controller.selectedTab = tabs[2]
    #expect(controller.selectedIndex == 1)
  }
}
