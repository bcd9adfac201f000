import CustomDump
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Tabs and their names", .interface)
struct TabTests {
  private final class Camera: UIViewController {}

  private let window = UIWindow()
  private let tabs = UITabBarController()
  private var person: FlowPerson { FlowPerson(window: window) }

  private func show(_ screens: [UIViewController]) async {
    tabs.viewControllers = screens
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    await person.wait()
  }

  private func stack(_ item: UITabBarItem, on screen: UIViewController) -> UIViewController {
    screen.tabBarItem = item
    return UINavigationController(rootViewController: screen)
  }

  private var tabActions: [PersonAction] {
    person.sight.possibleActions.filter {
      if case .selectTab = $0 { true } else { false }
    }
  }

  @Test("A tab is named by what it shows, and by its screen's class where it shows nothing")
  func names() async {
    let titled = UIViewController()
    titled.title = "Home"
    let labelled = UIViewController()
    labelled.tabBarItem.accessibilityLabel = "Profile"
    let pictured = UIViewController()
    pictured.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "bell"), tag: 0)
    let system = stack(UITabBarItem(tabBarSystemItem: .search, tag: 0), on: UIViewController())
    let plain = UINavigationController(rootViewController: Camera())
    await show([titled, labelled, pictured, system, plain, UINavigationController()])
    expectNoDifference(
      tabActions,
      ["Home", "Profile", "Notifications", "Search", "Camera", "6"].map { .selectTab($0) })
  }

  @Test("A tab whose item is disabled can't be selected, and is told as disabled if it has a title")
  func disabled() async throws {
    let (home, place, pro) = (UIViewController(), UIViewController(), UIViewController())
    home.title = "Home"
    place.tabBarItem = UITabBarItem(title: nil, image: nil, tag: 1)
    place.tabBarItem.isEnabled = false
    pro.title = "Pro"
    pro.tabBarItem.isEnabled = false
    await show([home, place, pro])
    expectNoDifference(tabActions, [.selectTab("Home")])
    expectNoDifference(person.sight.disabledTitles, ["Pro"])
    await #expect(throws: PersonError.self) { try await person.selectTab("Pro") }
    expectNoDifference(tabs.selectedIndex, 0)
  }

  @Test("A button that the app adds to the tab bar is tapped")
  func button() async throws {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Compose") { _ in taps += 1 })
    tabs.tabBar.addSubview(button)
    await show([UIViewController()])
    try await person.tap("Compose")
    expectNoDifference(taps, 1)
  }

  @Test("A tab bar shows the item of a stack's first screen, unless the stack has its own")
  func items() async {
    let first = UITabBarItem(title: "First", image: nil, tag: 0)
    let owning = UINavigationController(rootViewController: UIViewController())
    owning.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    owning.viewControllers[0].tabBarItem.title = "Not shown"
    await show([stack(first, on: UIViewController()), owning])
    expectNoDifference(tabs.tabBar.items?.map(\.title), ["First", "Own"])
    expectNoDifference(tabActions, [.selectTab("First"), .selectTab("Own")])
  }

  @Test("Each of several tabs of one name can be selected")
  func twins() async throws {
    await show([Camera(), UIViewController(), Camera()])
    expectNoDifference(
      tabActions,
      [.selectTab("Camera", at: 0), .selectTab("UIViewController"), .selectTab("Camera", at: 1)])
    try await person.selectTab("Camera", at: 1)
    expectNoDifference(tabs.selectedIndex, 2)
    let error = await #expect(throws: PersonError.self) { try await person.selectTab("Camera") }
    #expect(error?.description.hasPrefix("There are 2 tabs called \"Camera\".") == true)
    await #expect(throws: PersonError.self) { try await person.selectTab("Camera", at: 2) }
    expectNoDifference(
      "\(PersonAction.selectTab("Camera", at: 1))", "tab \"Camera\", number 2 of that name")
  }
}
