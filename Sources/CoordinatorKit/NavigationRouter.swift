import PortableUIKit

/// Pushes screens on a navigation stack, and goes back to where the stack was when it began.
///
/// The router is the navigation controller's delegate, which is how it learns of the back button
/// and the swipe. A swipe that is let go dismisses nothing.
public final class NavigationRouter: NSObject, Router {
  private let navigationController: UINavigationController
  private weak var start: UIViewController?
  private var handlers = DismissalHandlers()

  /// - Parameter navigationController: the stack; ``dismiss(animated:)`` goes back to the screen
  ///   that is on top of it now.
  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    start = navigationController.topViewController
    super.init()
    navigationController.delegate = self
  }

  /// Pushes `viewController`.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    handlers.set(onDismissed, for: viewController)
    navigationController.pushViewController(viewController, animated: animated)
  }

  /// Goes back to the screen that was on top when the router was made, or to the stack's first where
  /// that is gone.
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
