import FlowExplorer
import FlowTracing
import PortableUIKit

/// What a random app is made of.
@MainActor
final class RandomAppCoordinator {
  let app: RandomApp
  let navigation = UINavigationController()
  let window: UIWindow
  /// What the switch of the first screen sets.
  var isOn = false

  init(_ app: RandomApp, in window: UIWindow) {
    self.app = app
    self.window = window
    window.rootViewController = navigation
  }
}

/// The delegate of a random app that makes its own window.
final class RandomAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var coordinator: RandomAppCoordinator?
  private let app: RandomApp
  private let launch: Int

  init(_ app: RandomApp, launch: Int) {
    self.app = app
    self.launch = launch
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let coordinator = RandomAppCoordinator(app, in: window)
    self.window = window
    self.coordinator = coordinator
    app.open(coordinator, launch: launch)
    return true
  }
}

/// The app as a person sees it.
@MainActor
extension RandomApp {
  /// What explores the app.
  var explorer: FlowExplorer {
    let launches = Counter()
    let launch =
      ownsWindow
      ? ExplorerLaunch(delegate: {
        launches.count += 1
        return RandomAppDelegate(self, launch: launches.count)
      })
      : ExplorerLaunch { window, recorder in
        let coordinator = RandomAppCoordinator(self, in: window)
        FlowTracer.start(recorder, window: window, root: coordinator, dialect: .byName)
        launches.count += 1
        open(coordinator, launch: launches.count)
        return coordinator
      }
    return FlowExplorer(app: "Random", [launch], events: linked == nil ? [] : [event])
  }

  private var event: ExplorerEvent {
    if ownsWindow {
      ExplorerEvent(Self.link) { (delegate: RandomAppDelegate) in
        if let coordinator = delegate.coordinator { openLink(in: coordinator) }
      }
    } else {
      ExplorerEvent(Self.link) { (coordinator: RandomAppCoordinator) in openLink(in: coordinator) }
    }
  }

  /// Pushes the screen of the deep link, unless an alert is in front, or the screen or one after it.
  func openLink(in coordinator: RandomAppCoordinator) {
    let state = state(of: coordinator)
    guard let linked, state.asked == nil, let top = state.stack.last, linked > top.screen
    else { return }
    frontStack(of: coordinator.window)?.pushViewController(
      screen(linked, coordinator), animated: true)
  }

  private func frontStack(of window: UIWindow) -> UINavigationController? {
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    if let bar = front as? UITabBarController { front = bar.selectedViewController }
    return front as? UINavigationController
  }

  func open(_ coordinator: RandomAppCoordinator, launch: Int = 1) {
    let stacks = (0..<tabs).map { $0 == 0 ? coordinator.navigation : UINavigationController() }
    for (tab, stack) in stacks.enumerated() {
      stack.setViewControllers([screen(tab, coordinator)], animated: false)
      switch tabNames {
      case .different: stack.tabBarItem.title = "Tab \(tab)"
      case .equal: stack.tabBarItem.title = "Tab"
      case .none: break
      }
    }
    if let first = coordinator.navigation.viewControllers.first {
      plant(on: first, launch: launch)
    }
    if tabs > 1 {
      let bar = UITabBarController()
      bar.viewControllers = stacks
      coordinator.window.rootViewController = bar
    }
    coordinator.window.makeKeyAndVisible()
  }

  /// Plants what is wrong with the app on its first screen.
  private func plant(on screen: UIViewController, launch: Int) {
    let button = UIButton(primaryAction: UIAction(title: "Planted") { _ in })
    switch gap {
    case nil: return
    case .disabled: button.isEnabled = false
    case .untouchable:
      let pane = UIView()
      pane.isUserInteractionEnabled = false
      pane.addSubview(button)
      return screen.view.insertSubview(pane, at: 0)
    case .worksOnce:
      let taps = Counter()
      let show = UIAction { [unowned screen] _ in
        taps.count += 1
        if taps.count == 1 {
          screen.navigationController?.pushViewController(PlantedScreen("Once"), animated: true)
        }
      }
      button.addAction(show, for: .primaryActionTriggered)
    case .unsteady:
      let show = UIAction { [unowned screen] _ in
        let end = PlantedScreen("Launch \(launch)")
        screen.navigationController?.pushViewController(end, animated: true)
      }
      button.addAction(show, for: .primaryActionTriggered)
    case .sleepsLong:
      let show = UIAction { [weak screen] _ in
        Task { [weak screen] in
          try await Task.sleep(for: .seconds(11))
          screen?.navigationController?.pushViewController(PlantedScreen("Late"), animated: true)
        }
      }
      button.addAction(show, for: .primaryActionTriggered)
    }
    screen.view.insertSubview(button, at: 0)
  }

  /// What the app shows.
  func state(of coordinator: RandomAppCoordinator) -> State {
    let window = coordinator.window
    var state = State(tabs: [], isOn: coordinator.isOn)
    var presented: UIViewController?
    if let bar = window.rootViewController as? UITabBarController {
      state.tabs = (bar.viewControllers ?? []).map(stack)
      state.selected = bar.selectedIndex
      presented = bar.presentedViewController
    } else if let root = window.rootViewController {
      state.tabs = [stack(root)]
      presented = root.presentedViewController
    }
    while let sheet = presented {
      if sheet is UIAlertController {
        state.asked = number(of: sheet)
        break
      }
      state.sheets.append(stack(sheet))
      presented = sheet.presentedViewController
    }
    return state
  }

  private func stack(_ controller: UIViewController) -> [Place] {
    let screens = (controller as? UINavigationController)?.viewControllers ?? []
    return screens.map { screen in
      let views = screen.view.subviews
      return Place(
        screen: number(of: screen), isCovered: views.contains { $0 is Pane },
        isGuided: screen is any GuidedScreen,
        isLit: views.contains { ($0 as? RandomLamp)?.isOn == true },
        page: (screen as? PlantedBook)?.page ?? 0)
    }
  }

  private func number(of screen: UIViewController) -> Int {
    screens.indices.first { Self.title($0) == screen.title } ?? -1
  }
}
