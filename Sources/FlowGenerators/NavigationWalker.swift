import HeadlessUIKit

/// Does steps in a window of its own, and checks after each whether UIKit's properties hold.
@MainActor public final class NavigationWalker {
  let window = UIWindow(frame: UIScreen.main.bounds)
  private var serial = 0
  private var screens: [WeakScreen] = []
  private let pages = WalkingPages()
  var moment: CallbackMoment?
  var postponed: NavigationStep?

  struct WeakScreen {
    weak var screen: WalkingScreen?
  }

  /// Creates a walker whose window shows a stack with one screen.
  public init() {
    window.rootViewController = makeRoot(.stack)
    window.makeKeyAndVisible()
    MainLoop.runPending()
  }

  /// The screens that are still alive.
  var liveScreens: [WalkingScreen] { screens.compactMap(\.screen) }

  /// Returns what does not hold after which step of a new walk; nil if everything holds.
  public static func firstFailure(of steps: [NavigationStep]) -> String? {
    let walker = NavigationWalker()
    defer {
      walker.window.rootViewController = nil
      walker.window.isHidden = true
      MainLoop.runPending()
    }
    for (index, step) in (steps + [.settle]).enumerated() {
      walker.perform(step)
      if let failure = walker.failure(isSettled: step == .settle) {
        return "after step \(index) (\(step)): \(failure)"
      }
    }
    return nil
  }

  private func called(in moment: CallbackMoment) {
    guard moment == self.moment, let step = postponed else { return }
    self.moment = nil
    postponed = nil
    perform(step)
  }

  // MARK: Making

  func makeScreen() -> WalkingScreen {
    serial += 1
    let screen = WalkingScreen(serial: serial)
    screen.onCallback = { [weak self] in self?.called(in: $0) }
    screens.append(WeakScreen(screen: screen))
    if screens.count > 512 { screens.removeAll { $0.screen == nil } }
    return screen
  }

  func makeStack() -> UINavigationController {
    UINavigationController(rootViewController: makeScreen())
  }

  func makeTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [makeStack(), makeScreen(), makeStack()]
    return tabs
  }

  func makeRoot(_ kind: RootKind) -> UIViewController {
    switch kind {
    case .screen: return makeScreen()
    case .stack: return makeStack()
    case .tabs: return makeTabs()
    case .embeddedStack:
      let host = makeScreen()
      embed(makeStack(), in: host)
      return host
    case .pages:
      let controller = UIPageViewController(
        transitionStyle: serial.isMultiple(of: 2) ? .scroll : .pageCurl,
        navigationOrientation: .horizontal)
      pages.make = { [weak self] in self?.makeScreen() }
      controller.dataSource = pages
      controller.setViewControllers([makeScreen()], direction: .forward, animated: false)
      return controller
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(makeScreen(), for: .primary)
      split.setViewController(makeScreen(), for: .secondary)
      return split
    }
  }

  func embed(_ child: UIViewController, in host: UIViewController) {
    host.addChild(child)
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
  }

  // MARK: Looking

  /// The presented screens from the root up.
  var chain: [UIViewController] {
    var chain: [UIViewController] = window.rootViewController.map { [$0] } ?? []
    while let next = chain.last?.presentedViewController, !next.isBeingDismissed {
      chain.append(next)
    }
    return chain
  }

  /// What a person sees: the innermost screen.
  var top: UIViewController? {
    var current = chain.last
    while let container = current {
      switch container {
      case let stack as UINavigationController where stack.topViewController != nil:
        current = stack.topViewController
      case let tabs as UITabBarController where tabs.selectedViewController != nil:
        current = tabs.selectedViewController
      case let pages as UIPageViewController where pages.viewControllers?.first != nil:
        current = pages.viewControllers?.first
      case let split as UISplitViewController where split.viewControllers.last != nil:
        current = split.viewControllers.last
      case is WalkingScreen where container.children.first is UINavigationController:
        current = container.children.first
      default: return container
      }
    }
    return nil
  }

  func ancestor<Kind: UIViewController>(_ type: Kind.Type) -> Kind? {
    (top as? Kind) ?? top?.nearestAncestor(type)
  }
}

/// A data source with endless pages.
final class WalkingPages: UIPageViewControllerDataSource {
  var make: @MainActor () -> UIViewController? = { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { make() }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { make() }
}
