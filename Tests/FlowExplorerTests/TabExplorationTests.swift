import CustomDump
import FlowExplorer
import FlowPaths
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Explorations of tabs", .interface)
struct TabExplorationTests {
  @Test("An exploration selects tabs without titles and tabs of equal names")
  func untitled() async {
    let exploration = await FlowExplorer(
      app: "Tabs",
      [
        ExplorerLaunch { window, _ in
          let screens = ["A", "B", "C"].map { name in
            let screen = UIViewController()
            screen.view = UIButton(primaryAction: UIAction(title: name) { _ in })
            return screen
          }
          screens[2].tabBarItem = UITabBarItem(
            title: nil, image: UIImage(systemName: "star"), tag: 0)
          let tabs = UITabBarController()
          tabs.viewControllers = screens
          window.rootViewController = tabs
          window.makeKeyAndVisible()
          return window
        }
      ]
    ).explore()
    expectNoDifference(exploration.isComplete, true)
    expectNoDifference(
      exploration.states.map { $0.actions.first?.action },
      [.tap("A"), .tap("B"), .tap("C")])
    expectNoDifference(
      exploration.states.last?.path.actions, [.selectTab("star")])
    let test = exploration.swiftTest(exploration.states.map(\.path), title: "Tabs")
    #expect(test.source.contains("try await person.selectTab(\"UIViewController\", at: 1)"))
  }
}
