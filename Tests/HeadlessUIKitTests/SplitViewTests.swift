import CustomDump
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sources: Apple's documentation of UISplitViewController and its delegate; Apple's answer to FB8640357
/// for screens that are set for a secondary column with a stack.
@MainActor @Suite("Split views", .interface)
struct SplitViewTests {
  private let log = CallLog()
  private let window = UIWindow()

  /// A split view where there is room for all columns.
  private final class WideSplit: UISplitViewController {
    override var traitCollection: UITraitCollection {
      UITraitCollection(horizontalSizeClass: .regular)
    }
  }

  private final class Delegate: UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var collapsesItself = false
    var primary: UIViewController?
    private(set) var calls: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      calls.append("top of \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      calls.append("collapse")
      return collapsesItself
    }

    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
      calls.append("primary")
      return primary
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      calls.append("did collapse")
    }
  }

  private func screen(_ name: String) -> LoggingScreen {
    let screen = LoggingScreen(name, log)
    screen.navigationItem.title = name
    return screen
  }

  private func show(_ split: UISplitViewController) {
    window.rootViewController = split
    window.makeKeyAndVisible()
    MainLoop.runPending()
  }

  /// The titles of a stack, those of a stack within in brackets.
  private func titles(of controller: UIViewController?) -> String {
    guard let stack = controller as? UINavigationController else {
      return controller?.navigationItem.title ?? "nothing"
    }
    return "[" + stack.viewControllers.map { titles(of: $0) }.joined(separator: ", ") + "]"
  }

  private func titles(of split: UISplitViewController) -> String {
    split.viewControllers.map { titles(of: $0) }.joined(separator: " ")
  }

  private func columns(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(screen("List"), for: .primary)
    if style == .tripleColumn { split.setViewController(screen("Group"), for: .supplementary) }
    split.setViewController(screen("Detail"), for: .secondary)
    return split
  }

  @Test("Columns become one stack, whose top the delegate chooses")
  func collapse() {
    let delegate = Delegate()
    for (top, expected) in [
      (nil, "[List, [Group], [Detail]]"), (.supplementary, "[List, [Group]]"), (.primary, "[List]"),
    ] as [(UISplitViewController.Column?, String)] {
      let split = columns(.tripleColumn)
      split.delegate = delegate
      delegate.top = top
      #expect(!split.isCollapsed)
      show(split)
      #expect(split.isCollapsed)
      expectNoDifference(titles(of: split), expected)
      #expect(split.viewController(for: .secondary) != nil)
    }
    expectNoDifference(delegate.calls.prefix(2), ["top of secondary", "did collapse"])
  }

  @Test("Only the screen on top of the stack appears")
  func appearance() {
    let split = columns(.doubleColumn)
    show(split)
    let calls = log.take()
    #expect(calls.contains("Detail.viewDidAppear"))
    #expect(!calls.contains("List.viewDidLoad"))
  }

  @Test("A column is shown by a push, hidden by a pop, and kept")
  func showColumn() {
    let delegate = Delegate()
    delegate.top = .primary
    let split = columns(.tripleColumn)
    split.delegate = delegate
    show(split)
    _ = log.take()
    split.show(.secondary)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List, [Group], [Detail]]")
    #expect(log.take().contains("Detail.viewDidAppear"))
    split.hide(.secondary)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List, [Group]]")
    split.show(.primary)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List]")
    expectNoDifference(titles(of: split.viewController(for: .secondary)), "[Detail]")
  }

  @Test("A screen set for a column is shown once the column is")
  func setColumn() {
    let delegate = Delegate()
    delegate.top = .primary
    let split = columns(.doubleColumn)
    split.delegate = delegate
    show(split)
    split.setViewController(
      UINavigationController(rootViewController: screen("Other")), for: .secondary)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List]")
    split.show(.secondary)
    split.setViewController(screen("More"), for: .secondary)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List, [Other, More]]")
    split.setViewController(
      UINavigationController(rootViewController: screen("Last")), for: .secondary)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List, [Last]]")
    split.setViewController(nil, for: .secondary)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List]")
  }

  @Test("A detail takes the place of the one before, on top of what the primary column has pushed")
  func showDetail() {
    let delegate = Delegate()
    delegate.top = .primary
    let split = columns(.doubleColumn)
    split.delegate = delegate
    show(split)
    let list = split.viewController(for: .primary) as? UINavigationController
    list?.pushViewController(screen("Folder"), animated: true)
    MainLoop.runPending()
    list?.topViewController?.showDetailViewController(screen("Message"), sender: nil)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List, Folder, [Message]]")
  }

  @Test("The way back leads through the inner stack and then off it, by one back button")
  func back() throws {
    let split = columns(.doubleColumn)
    show(split)
    let outer = try #require(split.viewControllers.first as? UINavigationController)
    let inner = try #require(outer.topViewController as? UINavigationController)
    inner.pushViewController(screen("Edit"), animated: true)
    MainLoop.runPending()
    #expect(!outer.showsBackButton)
    expectNoDifference(inner.backButtonTitle, "Detail")
    Finger.tapBackButton(in: inner)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List, [Detail]]")
    expectNoDifference(inner.backButtonTitle, "List")
    Finger.beginSwipeBack(in: inner)?.letGo()
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List, [Detail]]")
    Finger.beginSwipeBack(in: inner)?.finish()
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List]")
    #expect(!outer.showsBackButton)
  }

  @Test("A screen that hides its back button hides that of the stack it is in")
  func hiddenBack() throws {
    let split = columns(.doubleColumn)
    show(split)
    let outer = try #require(split.viewControllers.first as? UINavigationController)
    let inner = try #require(outer.topViewController as? UINavigationController)
    inner.topViewController?.navigationItem.hidesBackButton = true
    #expect(!inner.showsBackButton)
    #expect(!inner.canSwipeBack)
  }

  @Test("A compact column is shown in place of all others")
  func compact() {
    let split = columns(.doubleColumn)
    split.setViewController(screen("Compact"), for: .compact)
    let delegate = Delegate()
    split.delegate = delegate
    show(split)
    expectNoDifference(titles(of: split), "Compact")
    expectNoDifference(delegate.calls, ["top of compact", "did collapse"])
  }

  private func classic(primary: UIViewController) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [
      primary, UINavigationController(rootViewController: screen("Detail")),
    ]
    return split
  }

  @Test("In the classic style, the primary stack pushes the detail, unless the delegate sees to it")
  func classicCollapse() {
    let delegate = Delegate()
    for (collapsesItself, expected) in [(false, "[List, [Detail]]"), (true, "[List]")] {
      let split = classic(primary: UINavigationController(rootViewController: screen("List")))
      split.delegate = delegate
      delegate.collapsesItself = collapsesItself
      show(split)
      expectNoDifference(titles(of: split), expected)
    }
    expectNoDifference(delegate.calls, ["primary", "collapse", "primary", "collapse"])
  }

  @Test("In the classic style, a detail is pushed onto the primary stack, a stack included")
  func classicDetail() {
    let split = classic(primary: UINavigationController(rootViewController: screen("List")))
    let delegate = Delegate()
    delegate.collapsesItself = true
    split.delegate = delegate
    show(split)
    split.showDetailViewController(
      UINavigationController(rootViewController: screen("One")), sender: nil)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List, [One]]")
    weak let detail = (split.viewControllers[0] as? UINavigationController)?.topViewController
    Finger.tapBackButton(in: detail as! UINavigationController)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List]")
    #expect(detail == nil)
    split.showDetailViewController(screen("Two"), sender: nil)
    MainLoop.runPending()
    expectNoDifference(titles(of: split), "[List, Two]")
  }

  @Test("In the classic style, a detail is presented where the primary screen is no stack")
  func presentedDetail() {
    let split = classic(primary: screen("Menu"))
    show(split)
    expectNoDifference(titles(of: split), "Menu")
    split.showDetailViewController(screen("One"), sender: nil)
    MainLoop.runPending()
    expectNoDifference(split.presentedViewController?.navigationItem.title, "One")
  }

  @Test("The primary screen that the delegate names takes the place of the primary column's")
  func otherPrimary() {
    let split = classic(primary: screen("Menu"))
    let delegate = Delegate()
    delegate.primary = UINavigationController(rootViewController: screen("Small menu"))
    split.delegate = delegate
    show(split)
    expectNoDifference(titles(of: split), "[Small menu, [Detail]]")
  }

  @Test("Where the width is regular, all columns are visible")
  func expanded() {
    let split = WideSplit(style: .doubleColumn)
    split.setViewController(screen("List"), for: .primary)
    split.setViewController(screen("Detail"), for: .secondary)
    show(split)
    let calls = log.take()
    #expect(calls.contains("List.viewDidAppear"))
    #expect(calls.contains("Detail.viewDidAppear"))
    let next = screen("Next")
    split.viewControllers[0].showDetailViewController(next, sender: nil)
    MainLoop.runPending()
    #expect(log.take().contains("Detail.viewDidDisappear moving"))
    #expect(next.splitViewController === split)
    #expect(!split.isCollapsed)
  }
}
