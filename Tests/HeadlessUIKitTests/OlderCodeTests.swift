import OlderCatalog
import OlderLogin
import OlderTabs
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Older code in Swift 5 mode", .interface)
struct OlderCodeTests {
  @Test(
    "An older catalogue app runs: storyboard, table, registered cells, target/action, back, alert")
  func catalog() throws {
    let app = CatalogAppDelegate()
    UIApplication.shared.launch(app)
    MainLoop.runPending()
    let stack = try #require(app.window?.rootViewController as? UINavigationController)
    let list = try #require(stack.topViewController)
    let table = try #require(Display.views(UITableView.self, in: list.view).first)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.shownText == "Table")

    let filter = try #require(list.navigationItem.titleView as? UISegmentedControl)
    Finger.choose(1, in: filter)
    #expect(table.numberOfRows(inSection: 0) == 1)
    Finger.choose(0, in: filter)

    Finger.selectRow(at: IndexPath(row: 0, section: 0), in: table)
    MainLoop.runPending()
    #expect(stack.topViewController?.title == "Chair")
    #expect(stack.backButtonTitle == "All")
    let detail = try #require(stack.topViewController?.view)
    let image = try #require(Display.views(UIImageView.self, in: detail).first)
    Finger.perform(try #require(image.gestureRecognizers?.first))
    MainLoop.runPending()
    #expect(stack.presentedViewController?.title == "Image")
    stack.dismiss(animated: true)
    MainLoop.runPending()

    func buy() throws {
      let view = try #require(stack.topViewController?.view)
      Finger.tap(try #require(Display.button("Buy", in: view)))
      MainLoop.runPending()
    }
    try buy()
    #expect(app.flowCount == 1)
    Finger.tapBackButton(in: stack)
    MainLoop.runPending()
    #expect(app.flowCount == 0)

    try buy()
    Finger.tap(try #require(stack.topViewController?.navigationItem.rightBarButtonItem))
    MainLoop.runPending()
    let alert = try #require(stack.presentedViewController as? UIAlertController)
    Finger.tap(alert.actions[0], in: alert)
    MainLoop.runPending()
    #expect(stack.viewControllers.count == 1)
    #expect(app.flowCount == 0)
    #expect(Misuse.log == [])
  }

  @Test("An older login runs: fields, alert with a field, sheet, custom animator")
  func login() throws {
    let home = HomeViewController()
    let window = UIWindow()
    window.rootViewController = home
    window.makeKeyAndVisible()
    MainLoop.runPending()
    func begin() throws -> UINavigationController {
      Finger.tap(try #require(Display.button("Log in", in: home.view)))
      MainLoop.runPending()
      return try #require(home.presentedViewController as? UINavigationController)
    }
    var stack = try begin()
    let view = try #require(stack.topViewController?.view)
    let fields = Display.views(UITextField.self, in: view)
    Finger.enter("ada", in: fields[0])
    Finger.pressReturn(in: fields[0])
    #expect(fields[1].isFirstResponder)
    Finger.enter("abc", in: fields[1])
    Finger.pressReturn(in: fields[1])
    MainLoop.runPending()
    let alert = try #require(stack.presentedViewController as? UIAlertController)
    Finger.enter("secret", in: try #require(alert.textFields?.first))
    Finger.tap(alert.actions[1], in: alert)
    MainLoop.runPending()
    #expect(fields[1].text == "secret")

    Finger.tap(try #require(Display.button("Forgot password", in: view)))
    MainLoop.runPending()
    #expect(stack.topViewController?.title == "Forgot password")
    #expect(stack.canSwipeBack)
    Finger.tapBackButton(in: stack)
    MainLoop.runPending()
    #expect(!stack.canSwipeBack)
    Finger.tap(try #require(Display.button("Log in", in: view)))
    MainLoop.runPending()
    #expect(home.user == "ada")
    #expect(!home.isLoggingIn)
    #expect(home.presentedViewController == nil)

    stack = try begin()
    Finger.swipeDown(stack)
    MainLoop.runPending()
    #expect(home.cancelCount == 1)
    #expect(Misuse.log == [])
  }

  @Test("An older tab app runs: collection, pages, containment, split view, Safari page")
  func tabs() throws {
    let tabs = MainTabBarController()
    #expect(tabs.viewControllers?.count == 3)
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    MainLoop.runPending()
    let gallery = try #require(tabs.selectedViewController as? UINavigationController)
    let collection = try #require(
      (gallery.topViewController as? UICollectionViewController)?.collectionView)
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.shownText == "Town")
    Finger.selectItem(at: IndexPath(item: 2, section: 0), in: collection)
    MainLoop.runPending()
    let photo = try #require(gallery.topViewController)
    #expect(photo.title == "Town")
    #expect(photo.children.first?.appearance == .appeared)
    Finger.perform(try #require(photo.view.gestureRecognizers?.first))
    MainLoop.runPending()
    #expect(gallery.viewControllers.count == 1)

    Finger.selectTab(1, in: tabs)
    MainLoop.runPending()
    let tour = try #require(
      (tabs.selectedViewController as? UINavigationController)?.topViewController)
    let pages = try #require(tour.children.first as? UIPageViewController)
    Finger.turnPage(forward: true, in: pages)
    MainLoop.runPending()
    #expect(pages.viewControllers?.first?.title == "Two")
    #expect(Display.views(UIPageControl.self, in: tour.view).first?.currentPage == 1)

    Finger.selectTab(2, in: tabs)
    MainLoop.runPending()
    #expect(tabs.selections == ["Tour", "Settings"])
    let split = try #require(tabs.selectedViewController as? UISplitViewController)
    let settings = try #require(split.viewControllers.first as? UINavigationController)
    let table = try #require((settings.topViewController as? UITableViewController)?.tableView)
    Finger.selectRow(at: IndexPath(row: 0, section: 0), in: table)
    MainLoop.runPending()
    #expect(settings.topViewController?.title == "About")
    Finger.tapBackButton(in: settings)
    MainLoop.runPending()
    Finger.selectRow(at: IndexPath(row: 1, section: 0), in: table)
    MainLoop.runPending()
    let safari = try #require(tabs.presentedViewController as? SFSafariViewController)
    Finger.tapDone(in: safari)
    MainLoop.runPending()
    #expect(tabs.presentedViewController == nil)
    Finger.selectRow(at: IndexPath(row: 2, section: 0), in: table)
    MainLoop.runPending()
    #expect(tabs.presentedViewController is UIAlertController)
    #expect(Misuse.log == [])
  }
}

/// Finds views in a window.
@MainActor enum Display {
  /// Returns the descendants of a view that are of a type, in order.
  static func views<Kind: UIView>(_ type: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { ([$0] as? [Kind] ?? []) + views(type, in: $0) }
  }

  /// Returns the button with a title.
  static func button(_ title: String, in view: UIView) -> UIButton? {
    views(UIButton.self, in: view).first { $0.currentTitle == title }
  }
}
