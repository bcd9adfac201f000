import CustomDump
import FlowDiagram
import FlowExplorer
import FlowGraph
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Explorations of containers", .interface)
struct ContainerExplorationTests {
  @Test("A background that an app puts behind UIKit's container covers nothing")
  func background() async {
    final class Stack: UINavigationController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.insertSubview(UIView(frame: view.bounds), at: 0)
        let other = UIView(frame: view.bounds)
        view.addSubview(other)
        view.sendSubviewToBack(other)
      }
    }
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "On": { home in
            let stack = Stack(
              rootViewController: PlantedScreen(
                "First", ["Next": { $0.push(PlantedScreen("Second")) }]))
            home.present(stack, animated: true)
          }
        ])
    }.explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
    #expect(exploration.states.contains { $0.identity.contains("“Second”") })
  }

  @Test("Buttons that an app adds to UIKit's containers are used")
  func containers() async throws {
    final class Tour: PlantedBook {}
    final class Tabs: UITabBarController {}
    let exploration = await FlowExplorer.planted {
      let skip = UIButton(type: .system)
      let tour = Tour.make(of: 2)
      tour.loadViewIfNeeded()
      skip.setTitle("Skip", for: .normal)
      skip.addAction(
        UIAction { _ in
          let tabs = Tabs()
          tabs.viewControllers = [PlantedScreen("Inbox")]
          let compose = UIButton(
            primaryAction: UIAction(title: "Compose") { [weak tabs] _ in
              tabs?.present(PlantedScreen("Letter"), animated: true)
            })
          tabs.view.addSubview(compose)
          tour.navigationController?.pushViewController(tabs, animated: true)
        }, for: .touchUpInside)
      tour.view.addSubview(skip)
      return tour
    }.explore()
    #expect(exploration.states.contains { $0.identity.contains("“Letter”") })
  }

  private final class WideSplit: UISplitViewController {
    override var traitCollection: UITraitCollection {
      UITraitCollection(horizontalSizeClass: .regular)
    }
  }

  /// A list whose details a split view shows, and which pushes folders.
  private func mail(in split: UISplitViewController) -> UISplitViewController {
    let list = PlantedScreen(
      "List",
      [
        "Open": { [unowned split] _ in
          split.showDetailViewController(
            PlantedScreen("Detail", ["Edit": { $0.push(PlantedScreen("Edit")) }]), sender: nil)
        },
        "Folder": { $0.push(PlantedScreen("Folder")) },
      ])
    split.setViewController(list, for: .primary)
    split.setViewController(PlantedScreen("Welcome"), for: .secondary)
    return split
  }

  @Test("The columns of a split view controller with room for them are explored together")
  func columns() async {
    let exploration = await FlowExplorer.planted {
      mail(in: WideSplit(style: .doubleColumn))
    }.explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(
      exploration.states.map(\.path.description),
      [
        "launch", "tap \"Open\"", "tap \"Folder\"", "tap \"Open\", tap \"Edit\"",
        "tap \"Open\", tap \"Folder\"", "tap \"Open\", tap \"Edit\", tap \"Folder\"",
      ])
  }

  @Test("A split view controller on a phone is explored as one stack")
  func collapsedColumns() async {
    let exploration = await FlowExplorer.planted {
      mail(in: UISplitViewController(style: .doubleColumn))
    }.explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(
      exploration.states.map(\.path.description),
      [
        "launch", "back", "back, tap \"Open\"", "back, tap \"Folder\"",
        "back, tap \"Open\", tap \"Edit\"",
      ])
  }

  /// Dims what is behind a sheet of 300 points. A tap there dismisses the sheet.
  private final class DimmingController: UIPresentationController, SelectorPerforming {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
    }

    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      dimming.frame = containerView.bounds
      containerView.insertSubview(dimming, at: 0)
      dimming.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector("dismiss")))
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) { dimming.removeFromSuperview() }

    func perform(_ selector: Selector, from sender: Any?) -> Bool {
      presentedViewController.dismiss(animated: true)
      return true
    }
  }

  private final class Dimming: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      DimmingController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideUp() }
  }

  /// Shows a screen where it is in the end.
  private final class SlideUp: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let sheet = context.viewController(forKey: .to) else { return }
      context.containerView.addSubview(sheet.view)
      sheet.view.frame = context.finalFrame(for: sheet)
      context.completeTransition(true)
    }
  }

  @Test("What surrounds a sheet of the app's own is tapped")
  func dimmed() async {
    let dimming = Dimming()
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Filter": { home in
            let sheet = PlantedScreen("Filter", ["Apply": { $0.dismiss(animated: true) }])
            sheet.modalPresentationStyle = .custom
            sheet.transitioningDelegate = dimming
            home.present(sheet, animated: true)
          }
        ])
    }.explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(
      exploration.flowGraph().transitions.map(\.trigger).sorted(),
      [#"tap "Apply""#, #"tap "Filter""#, #"tap "background""#, "launch"].sorted())
  }

  @Test("A screen of the system's with a stack of its own is one screen")
  func imagePicker() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen("Home", ["Photo": { $0.present(UIImagePickerController(), animated: true) }])
    }.explore()
    let graph = exploration.flowGraph()
    expectNoDifference(
      graph.transitions.map { "\($0.kind) \($0.from?.type ?? "") > \($0.to.type)" }.sorted(),
      [
        "dismiss HeadlessUIKit.UIImagePickerController > FlowExplorerTests.PlantedScreen",
        "present FlowExplorerTests.PlantedScreen > HeadlessUIKit.UIImagePickerController",
        "root  > FlowExplorerTests.PlantedScreen",
      ])
  }

  @Test("The stack of a tab that is empty is no screen")
  func emptyTab() async {
    let exploration = await FlowExplorer.planted {
      let bar = UITabBarController()
      let empty = UINavigationController()
      empty.tabBarItem.title = "Later"
      bar.viewControllers = [
        UINavigationController(rootViewController: PlantedScreen("Now")), empty,
      ]
      return bar
    }.explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(exploration.coverage.screens.map(\.screen), ["PlantedScreen"])
    expectNoDifference(exploration.states.map(\.screen), ["PlantedScreen", nil])
  }

  /// A container with buttons of its own, which shows one of its children at a time.
  private final class ButtonBar: UIViewController {
    private let screens: [UIViewController]
    private let isInFront: Bool

    /// - Parameter isInFront: Whether each button is in front of all screens, and not only of its own and
    ///   those before.
    init(_ screens: [UIViewController], isInFront: Bool = false) {
      self.screens = screens
      self.isInFront = isInFront
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, screen) in screens.enumerated() {
        addChild(screen)
        view.addSubview(screen.view)
        screen.didMove(toParent: self)
        view.addSubview(
          UIButton(
            primaryAction: UIAction(title: "Tab \(index)") { [weak self] _ in
              self?.select(index)
            }))
      }
      for case let button as UIButton in view.subviews where isInFront {
        view.bringSubviewToFront(button)
      }
      select(0)
    }

    private func select(_ index: Int) {
      for (place, screen) in screens.enumerated() { screen.view.isHidden = place != index }
    }
  }

  private final class Feed: PlantedScreen {}
  private final class Search: PlantedScreen {}
  private final class Me: PlantedScreen {}

  @Test("The buttons of a container are tabs in maps")
  func mappedButtons() async {
    let exploration = await FlowExplorer.planted {
      let feed = Feed("Feed", ["Post": { $0.push(PlantedScreen("Post")) }])
      return ButtonBar(
        [feed, Search("Search"), Me("Me")].map { UINavigationController(rootViewController: $0) },
        isInFront: true)
    }.explore()
    let map = Diagram.make(from: exploration.flowGraph(), view: .map).diagram
    expectNoDifference(
      OutlineFormat().text(of: map).replacing("ContainerExplorationTests.", with: ""),
      """
      Planted: coordinators and screens

      Begins at ButtonBar (launch)

      Coordinator Planted
        Screen ButtonBar, with tabs
          tab "Tab 0" shows Feed
          tab "Tab 1" shows Search
          tab "Tab 2" shows Me
      Screen Feed
        tap "Post" pushes PlantedScreen
      Screen PlantedScreen
      Screen Me
      Screen Search

      """)
  }

  /// A container whose menu slides over its content.
  private final class Drawer: UIViewController {
    private let menuView = UIView()
    private let menu = Menu()
    private var content: UIViewController?

    override func viewDidLoad() {
      super.viewDidLoad()
      menu.onSelect = { [weak self] row in
        self?.show(row == 0 ? Drawer.tabs() : Drawer.stack("Settings"))
      }
      view.addSubview(menuView)
      addChild(menu)
      menuView.addSubview(menu.view)
      menu.didMove(toParent: self)
      show(Drawer.stack("Home"))
    }

    func show(_ new: UIViewController) {
      content?.view.removeFromSuperview()
      content?.removeFromParent()
      content = new
      addChild(new)
      new.view.frame = view.bounds
      view.insertSubview(new.view, at: 0)
      new.didMove(toParent: self)
      menuView.isHidden = true
    }

    private static func tabs() -> UIViewController {
      let tabs = UITabBarController()
      tabs.viewControllers = [stack("Inbox"), stack("Sent")]
      return tabs
    }

    static func stack(_ title: String) -> UIViewController {
      let screen = Screen()
      screen.title = title
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Menu",
        primaryAction: UIAction { [weak screen] _ in
          var parent = screen?.parent
          while let next = parent, !(next is Drawer) { parent = next.parent }
          (parent as? Drawer)?.menuView.isHidden = false
        })
      return UINavigationController(rootViewController: screen)
    }
  }

  private final class Screen: UIViewController {}

  private final class Menu: UITableViewController {
    var onSelect: (Int) -> Void = { _ in }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["Mail", "Settings"][indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      onSelect(indexPath.row)
    }
  }

  private static func explore(_ root: @escaping @MainActor () -> UIViewController) async
    -> Exploration
  {
    await FlowExplorer(
      app: "Containers",
      [
        ExplorerLaunch { window, _ in
          window.rootViewController = root()
          window.makeKeyAndVisible()
          return window
        }
      ]
    ).explore()
  }

  private static func walks(_ exploration: Exploration) -> [[PersonAction]] {
    exploration.states.map(\.path.actions)
  }

  @Test(
    "The buttons of a tab bar that the app made are tapped, and the screen they show is in front")
  func buttonBar() async {
    let exploration = await Self.explore {
      ButtonBar(
        ["A", "B"].map { name in
          let root = UIViewController()
          root.title = name
          root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Open \(name)",
            primaryAction: UIAction { [weak root] _ in
              let screen = UIViewController()
              screen.title = "In \(name)"
              root?.navigationController?.pushViewController(screen, animated: true)
            })
          return UINavigationController(rootViewController: root)
        })
    }
    expectNoDifference(exploration.isComplete, true)
    let walks = Self.walks(exploration)
    #expect(walks.contains([.tap("Tab 1")]))
    #expect(walks.contains([.tap("Tab 1"), .tap("Open B")]))
  }

  @Test(
    "The rows of an opened drawer are selected, and tabs in a container of the app's own are, too")
  func drawer() async {
    let exploration = await Self.explore { Drawer() }
    expectNoDifference(exploration.isComplete, true)
    let walks = Self.walks(exploration)
    #expect(walks.contains([.tap("Menu"), .selectRow(1, section: 0)]))
    #expect(walks.contains([.tap("Menu"), .selectRow(0, section: 0), .selectTab("Sent")]))
    #expect(!walks.contains { $0.first == .selectRow(0, section: 0) })
  }
}
