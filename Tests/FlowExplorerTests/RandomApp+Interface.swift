import FlowExplorer
import FlowTracing
import PortableUIKit

/// The app as a person sees it.
@MainActor
extension RandomApp {
  /// What explores the app.
  var explorer: FlowExplorer {
    let launches = Counter()
    let launch = ExplorerLaunch { window, recorder in
      let coordinator = PlantedCoordinator(window: window)
      FlowTracer.start(recorder, window: window, root: coordinator, as: PlantedCoordinator.self)
      launches.count += 1
      open(in: window, coordinator.navigation, launch: launches.count)
      return coordinator
    }
    return FlowExplorer(app: "Random", [launch], events: linked == nil ? [] : [event])
  }

  private var event: ExplorerEvent {
    ExplorerEvent(Self.link) { (coordinator: PlantedCoordinator) in
      if let window = coordinator.window { openLink(in: window) }
    }
  }

  /// Pushes the screen of the deep link, unless an alert is in front, or the screen or one after it.
  func openLink(in window: UIWindow) {
    let state = state(of: window)
    let stack = state.sheets.last ?? state.tabs[state.selected]
    guard let linked, state.asked == nil, linked > stack[stack.count - 1] else { return }
    frontStack(of: window)?.pushViewController(screen(linked), animated: true)
  }

  private func frontStack(of window: UIWindow) -> UINavigationController? {
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    if let bar = front as? UITabBarController { front = bar.selectedViewController }
    return front as? UINavigationController
  }

  func open(in window: UIWindow, _ first: UINavigationController, launch: Int = 1) {
    let stacks = (0..<tabs).map { $0 == 0 ? first : UINavigationController() }
    for (tab, stack) in stacks.enumerated() {
      stack.setViewControllers([screen(tab)], animated: false)
      switch tabNames {
      case .different: stack.tabBarItem.title = "Tab \(tab)"
      case .equal: stack.tabBarItem.title = "Tab"
      case .none: break
      }
    }
    if let first = first.viewControllers.first { plant(on: first, launch: launch) }
    guard tabs > 1 else { return }
    let bar = UITabBarController()
    bar.viewControllers = stacks
    window.rootViewController = bar
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
      return screen.view.addSubview(pane)
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
    }
    screen.view.addSubview(button)
  }

  private func screen(_ number: Int) -> UIViewController {
    let views = screens[number].map { button in
      UIButton(primaryAction: UIAction(title: Self.title(button)) { _ in })
    }
    let screen = PlantedScreen(Self.title(number), views: views)
    for (button, view) in zip(screens[number], views) {
      view.addAction(
        UIAction { [unowned screen] _ in tap(button, on: screen) }, for: .primaryActionTriggered)
    }
    return screen
  }

  private func tap(_ button: Button, on screen: PlantedScreen) {
    switch button {
    case .push(let number): screen.push(self.screen(number))
    case .sheet(let number):
      let stack = UINavigationController(rootViewController: self.screen(number))
      screen.present(stack, animated: true)
    case .ask(let number):
      let alert = UIAlertController(
        title: Self.title(number), message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { [unowned screen] _ in
          screen.push(self.screen(number))
        })
      screen.present(alert, animated: true)
    case .popToRoot: screen.navigationController?.popToRootViewController(animated: true)
    case .shut: screen.presentingViewController?.dismiss(animated: true)
    }
  }

  /// What a window shows.
  func state(of window: UIWindow) -> State {
    var state = State(tabs: [])
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

  private func stack(_ controller: UIViewController) -> [Int] {
    let screens = (controller as? UINavigationController)?.viewControllers ?? []
    return screens.map(number)
  }

  private func number(of screen: UIViewController) -> Int {
    screens.indices.first { Self.title($0) == screen.title } ?? -1
  }
}
