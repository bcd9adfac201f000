import FlowExplorer
import FlowTracing
import PortableUIKit

/// The app as a person sees it.
@MainActor
extension RandomApp {
  var launch: ExplorerLaunch {
    ExplorerLaunch { window, recorder in
      let coordinator = PlantedCoordinator(window: window)
      FlowTracer.start(recorder, window: window, root: coordinator, as: PlantedCoordinator.self)
      open(in: window, coordinator.navigation)
      return coordinator
    }
  }

  func open(in window: UIWindow, _ first: UINavigationController) {
    let stacks = (0..<tabs).map { $0 == 0 ? first : UINavigationController() }
    for (tab, stack) in stacks.enumerated() {
      stack.setViewControllers([screen(tab)], animated: false)
      stack.tabBarItem.title = "Tab \(tab)"
    }
    guard tabs > 1 else { return }
    let bar = UITabBarController()
    bar.viewControllers = stacks
    window.rootViewController = bar
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
      state.sheets.append(stack(sheet))
      presented = sheet.presentedViewController
    }
    return state
  }

  private func stack(_ controller: UIViewController) -> [Int] {
    let screens = (controller as? UINavigationController)?.viewControllers ?? []
    return screens.map { screen in
      self.screens.indices.first { Self.title($0) == screen.title } ?? -1
    }
  }
}
