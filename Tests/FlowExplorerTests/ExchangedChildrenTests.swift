import CustomDump
import FlowExplorer
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Explorations of screens that exchange their children", .interface)
struct ExchangedChildrenTests {
  /// A screen whose segments exchange its child by a transition, and whose children are kept.
  private final class Dashboard: UIViewController {
    private let segments = UISegmentedControl(items: ["Map", "List"])
    private lazy var pages = ["Pin", "Vehicle"].map { name in
      PlantedScreen(
        "", [name: { $0.push(PlantedScreen("Detail of \(name)")) }])
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Dashboard"
      navigationItem.titleView = segments
      segments.selectedSegmentIndex = 0
      segments.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          let index = segments.selectedSegmentIndex
          exchange(pages[1 - index], for: pages[index])
        }, for: .valueChanged)
      exchange(nil, for: pages[0])
    }

    private func exchange(_ old: UIViewController?, for new: UIViewController) {
      old?.willMove(toParent: nil)
      addChild(new)
      new.view.frame = view.bounds
      guard let old else {
        view.addSubview(new.view)
        return new.didMove(toParent: self)
      }
      transition(
        from: old, to: new, duration: 0.3, options: .transitionCrossDissolve, animations: nil
      ) { _ in
        old.removeFromParent()
        new.didMove(toParent: self)
      }
    }
  }

  @Test("Children that segments exchange by a transition are explored as often as they come")
  func segments() async {
    let exploration = await FlowExplorer.planted { Dashboard() }.explore()
    expectNoDifference(exploration.ownFindings, [])
  }

  /// A tab bar made by hand: it stores the stacks of its tabs, and contains that of the selected one.
  private final class HandMadeTabs: UIViewController {
    private struct Tab {
      let title: String
      let stack: UINavigationController
    }

    private let tabs: [Tab] = ["Map", "List"].map { title in
      let detail: PlantedScreen.Action = { $0.push(PlantedScreen("Detail of \(title)")) }
      return Tab(
        title: title,
        stack: UINavigationController(rootViewController: PlantedScreen(title, ["Open": detail])))
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItems = tabs.map { tab in
        UIBarButtonItem(
          primaryAction: UIAction(title: tab.title) { [unowned self] _ in show(tab) })
      }
      show(tabs[0])
    }

    private func show(_ tab: Tab) {
      for old in children {
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
      }
      addChild(tab.stack)
      view.addSubview(tab.stack.view)
      tab.stack.didMove(toParent: self)
    }
  }

  @Test("What a tab bar made by hand keeps, and does not show, counts")
  func handMadeTabs() async {
    let exploration = await FlowExplorer.planted { HandMadeTabs() }.explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
    expectNoDifference(exploration.states.count, 8)
  }
}
