import CustomDump
import PortableUIKit
import ScreenPictures
import TestSupport
import Testing

@testable import FlowPerson

@MainActor @Suite("What a screen looks like in a wireframe", .interface)
struct WireframeTests {
  private final class Settings: UIViewController {}

  private let window = UIWindow()

  private func wireframe(of root: UIViewController) async -> Wireframe? {
    window.rootViewController = root
    window.makeKeyAndVisible()
    let person = FlowPerson(window: window)
    await person.wait()
    return person.sight.wireframe
  }

  @Test("A screen's bars, texts and controls are in it from top to bottom, hidden ones are not")
  func screen() async {
    let settings = Settings()
    settings.title = "Settings"
    settings.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", primaryAction: UIAction { _ in })
    let label = UILabel()
    label.text = "Notifications"
    let field = UITextField()
    field.placeholder = "Name"
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Sounds"
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    let hidden = UILabel()
    hidden.text = "Hidden"
    hidden.isHidden = true
    let button = UIButton(primaryAction: UIAction(title: "Log out") { _ in })
    let stack = UIStackView(arrangedSubviews: [label, field, toggle, segments, hidden, button])
    settings.view.addSubview(stack)
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: settings)
    navigation.tabBarItem.title = "Me"
    tabs.viewControllers = [navigation]
    let found = await wireframe(of: tabs)
    expectNoDifference(
      found,
      Wireframe(
        screen: "Settings",
        parts: [
          .init(.right, "Save"), .init(.title, "Settings"), .init(.text, "Notifications"),
          .init(.field, "Name"), .init(.on, "Sounds"), .init(.segments, "Day", "Week", selected: 1),
          .init(.button, "Log out"), .init(.tabs, "Me", selected: 0),
        ]))
  }

  private final class Host: UIViewController {}

  private func screen(with text: String) -> UIViewController {
    let screen = Settings()
    let label = UILabel()
    label.text = text
    screen.view.addSubview(label)
    return screen
  }

  private func embed(_ child: UIViewController, in host: UIViewController) {
    host.addChild(child)
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
  }

  @Test("A screen shows what it embeds, also where a page controller of UIKit's holds it")
  func embedded() async {
    let host = Host()
    embed(screen(with: "Header"), in: host)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([screen(with: "First page")], direction: .forward, animated: false)
    embed(pages, in: host)
    let drawn = await wireframe(of: host)
    expectNoDifference(
      drawn,
      Wireframe(screen: "Host", parts: [.init(.text, "Header"), .init(.text, "First page")]))
  }

  @Test("A screen in a container of the app's own is shown with what stands beside it")
  func beside() async {
    let host = Host()
    let tab = UIButton(primaryAction: UIAction(title: "Me") { _ in })
    let content = screen(with: "Profile")
    content.title = "You"
    embed(UINavigationController(rootViewController: content), in: host)
    host.view.addSubview(tab)
    let drawn = await wireframe(of: host)
    expectNoDifference(
      drawn,
      Wireframe(
        screen: "Settings",
        parts: [.init(.title, "You"), .init(.text, "Profile"), .init(.button, "Me")]))
  }

  @Test("An alert is its title, its message and its actions")
  func alert() async throws {
    let root = Settings()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    let person = FlowPerson(window: window)
    await person.wait()
    expectNoDifference(
      person.sight.wireframe?.parts,
      [
        .init(.alert), .init(.title, "Delete?"), .init(.text, "For good."),
        .init(.button, "Delete"), .init(.button, "Cancel"),
      ])
  }

  @Test("A sheet is marked as one, and an empty window has no wireframe")
  func sheet() async {
    #expect(FlowPerson(window: window).sight.wireframe == nil)
    let root = Settings()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(UINavigationController(rootViewController: Settings()), animated: false)
    let person = FlowPerson(window: window)
    await person.wait()
    #expect(person.sight.wireframe?.parts.first?.kind == .sheet)
  }
}
