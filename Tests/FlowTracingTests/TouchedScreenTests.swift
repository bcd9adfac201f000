import CustomDump
import FlowTrace
import FlowTracing
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("The screen that a transition leads from is the one that was touched")
struct TouchedScreenTests {
  /// A container of the app's own with a menu beside what it shows, and buttons of its own.
  private final class Drawer: UIViewController {
    let menu = screen("Menu")
    private(set) var content: UIViewController?

    func show(_ content: UIViewController) {
      self.content?.willMove(toParent: nil)
      self.content?.viewIfLoaded?.removeFromSuperview()
      self.content?.removeFromParent()
      self.content = content
      add(content)
    }

    func add(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  private func drawer() -> (Stage, Drawer) {
    let drawer = Drawer()
    drawer.title = "Drawer"
    drawer.add(drawer.menu)
    drawer.show(UINavigationController(rootViewController: screen("A")))
    let stage = Stage(showing: drawer)
    _ = stage.settle()
    return (stage, drawer)
  }

  private func button(_ title: String, in screen: UIViewController, _ tap: @escaping () -> Void)
    -> UIButton
  {
    let button = UIButton(primaryAction: UIAction(title: title) { _ in tap() })
    screen.view.addSubview(button)
    return button
  }

  @Test("A menu beside the content leads to what it shows there, wherever it was used")
  func menu() {
    let (stage, drawer) = drawer()
    for name in ["B", "C"] {
      let show = button(name, in: drawer.menu) {
        drawer.show(UINavigationController(rootViewController: screen(name)))
      }
      Finger.tap(show)
      expectNoDifference(
        stage.settle().filter { !$0.hasPrefix("embed") },
        ["push Menu → \(name): tap \"\(name)\" by unknown"])
    }
  }

  @Test("A button of a container around the content leads from the container")
  func container() {
    let (stage, drawer) = drawer()
    Finger.tap(
      button("New", in: drawer) { drawer.present(screen("Note"), animated: true) })
    expectNoDifference(stage.settle(), ["present Drawer → Note: tap \"New\" by unknown"])
  }

  @Test("A part of the screen on display, or of its bar, leads from that screen")
  func part() throws {
    let (stage, drawer) = drawer()
    let content = try #require(drawer.content as? UINavigationController)
    let top = try #require(content.topViewController)
    let part = screen("Part")
    top.addChild(part)
    top.view.addSubview(part.view)
    part.didMove(toParent: top)
    _ = stage.settle()
    Finger.tap(
      button("On", in: part) { content.pushViewController(screen("D"), animated: true) })
    expectNoDifference(stage.settle(), ["push A → D: tap \"On\" by unknown"])
    Finger.tap(
      button("Bar", in: content) { content.pushViewController(screen("E"), animated: true) })
    expectNoDifference(stage.settle(), ["push D → E: tap \"Bar\" by unknown"])
  }

  @Test("What opens another tab leads from the screen that was touched, and a tab from the tab bar")
  func otherTab() throws {
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    let cart = screen("Cart")
    tabs.viewControllers = [UINavigationController(rootViewController: screen("Home")), cart]
    let stage = Stage(showing: tabs)
    _ = stage.settle()
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    let home = try #require(stack.topViewController)
    Finger.tap(button("Go to cart", in: home) { tabs.selectedIndex = 1 })
    expectNoDifference(stage.settle(), ["tab Home → Cart: tap \"Go to cart\" by unknown"])
    Finger.selectTab(0, in: tabs)
    expectNoDifference(stage.settle().map { $0.prefix(16) }, ["tab Tabs → Home:"])
    Finger.receive("link") { tabs.selectedIndex = 1 }
    expectNoDifference(stage.settle().map { $0.prefix(16) }, ["tab Tabs → Cart:"])
  }

  @Test("A way back leads from what was on display")
  func back() {
    let (stage, drawer) = drawer()
    let sheet = screen("Sheet")
    drawer.present(sheet, animated: true)
    _ = stage.settle()
    Finger.tap(button("Close", in: drawer.menu) { drawer.dismiss(animated: true) })
    expectNoDifference(stage.settle(), ["dismiss Sheet → A: tap \"Close\" by unknown"])
  }
}
