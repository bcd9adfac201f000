import HeadlessUIKit
import TestSupport
import Testing

// A coordinator and its tests as they are written for a phone: nothing runs the main loop.

/// A flow that shows a list, details, and a sheet that closes itself.
@MainActor private final class VisitCoordinator {
  private let navigation: UINavigationController
  var didFinish: (() -> Void)?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func start() { navigation.pushViewController(UITableViewController(), animated: true) }

  func showDetails() { navigation.pushViewController(UIViewController(), animated: true) }

  func confirm() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    navigation.present(alert, animated: true) { [weak self] in
      self?.navigation.dismiss(animated: true) { self?.didFinish?() }
    }
  }
}

/// A navigation controller that notes its calls, and forwards none of them.
private final class RouterMock: UINavigationController {
  private(set) var calls: [String] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    calls.append("push \(type(of: viewController))")
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    calls.append("present \(type(of: viewControllerToPresent))")
    completion?()
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    calls.append("dismiss")
    completion?()
  }
}

/// A navigation controller that notes its calls and forwards them without animation.
private final class RouterSpy: UINavigationController {
  private(set) var pushed: [UIViewController] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append(viewController)
    super.pushViewController(viewController, animated: false)
  }
}

@MainActor @Suite("Router mocks work without a pump", .interface)
struct RouterMockTests {
  @Test("A mock that overrides push, present and dismiss gets the calls of a coordinator")
  func mock() {
    let router = RouterMock(nibName: nil, bundle: nil)
    let coordinator = VisitCoordinator(router)
    var isFinished = false
    coordinator.didFinish = { isFinished = true }
    coordinator.start()
    coordinator.confirm()
    #expect(
      router.calls == ["push UITableViewController", "present UIAlertController", "dismiss"])
    #expect(isFinished)
  }

  @Test("A spy that forwards its calls shows the screens after a turn of the main queue")
  func spy() async {
    let router = RouterSpy(nibName: nil, bundle: nil)
    let window = UIWindow()
    window.rootViewController = router
    window.makeKeyAndVisible()
    let coordinator = VisitCoordinator(router)
    coordinator.start()
    coordinator.showDetails()
    #expect(router.viewControllers.count == 2)
    while router.topViewController?.viewIfLoaded?.window == nil { await Task.yield() }
    #expect(router.pushed.count == 2)
  }

  @Test("A coordinator's finish after a presentation and a dismissal can be awaited")
  func finish() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    await MainQueue.turn()
    let coordinator = VisitCoordinator(navigation)
    await withCheckedContinuation { continuation in
      coordinator.didFinish = { continuation.resume() }
      coordinator.confirm()
    }
    #expect(navigation.presentedViewController == nil)
  }
}

/// The main queue, for tests that let it run.
@MainActor private enum MainQueue {
  /// Returns after a turn of the main queue.
  static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
