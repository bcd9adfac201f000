import PortableUIKit

/// A router that pushes screens on a navigation stack, and goes back to the screen it started on.
///
/// The router is the delegate of the navigation controller, and so receives the back button and the
/// swipe back. A cancelled swipe dismisses nothing.
public final class NavigationRouter: NSObject, Router {
  private let navigationController: UINavigationController
  private weak var start: UIViewController?
  private var handlers = DismissalHandlers()

  /// Creates a router that starts on the top screen of a stack.
  ///
  /// - Parameter navigationController: the stack; ``dismiss(animated:)`` goes back to the screen that
  ///   is on top of it now.
  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    start = navigationController.topViewController
    super.init()
    navigationController.delegate = self
  }

  /// Pushes `viewController` on the stack.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    handlers.set(onDismissed, for: viewController)
    navigationController.pushViewController(viewController, animated: animated)
  }

  /// Goes back to the screen that was on top when the router was created, or to the first screen of the
  /// stack if that one is gone.
  public func dismiss(animated: Bool) {
    if let start, navigationController.viewControllers.contains(where: { $0 === start }) {
      navigationController.popToViewController(start, animated: animated)
    } else {
      navigationController.popToRootViewController(animated: animated)
    }
    runHandlers()
  }

  private func runHandlers() {
    for handler in handlers.removeAll(except: navigationController.viewControllers) {
      handler()
    }
  }
}

extension NavigationRouter: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    runHandlers()
  }
}

/// The closures to call when screens are gone, at most one for each screen.
@MainActor
struct DismissalHandlers {
  private var handlers: [(screen: UIViewController, run: () -> Void)] = []

  mutating func set(_ handler: (() -> Void)?, for screen: UIViewController) {
    handlers.removeAll { $0.screen === screen }
    if let handler {
      handlers.append((screen, handler))
    }
  }

  /// Removes the handlers of all screens that are not `shown` any more, and returns them in the order in
  /// which the screens closed, last one first.
  mutating func removeAll(except shown: [UIViewController]) -> [() -> Void] {
    let isShown = { (screen: UIViewController) in shown.contains { $0 === screen } }
    let gone = handlers.filter { !isShown($0.screen) }
    handlers.removeAll { !isShown($0.screen) }
    return gone.reversed().map(\.run)
  }
}
