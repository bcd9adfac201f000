import PortableUIKit

/// An object that shows and removes screens in one place: a window, a navigation stack or a sheet.
///
/// A router calls the closure that was passed with a screen exactly once, when the screen is gone:
/// after `dismiss(animated:)`, the back button or a swipe. Routers are the delegates of their
/// controllers, so two routers must not share one controller.
@MainActor
public protocol Router: AnyObject {
  /// Shows a screen.
  ///
  /// - Parameters:
  ///   - viewController: the screen.
  ///   - animated: whether the transition is animated.
  ///   - onDismissed: called once, when `viewController` is gone.
  func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?)
  /// Removes every screen that this router has shown.
  ///
  /// - Parameter animated: whether the transition is animated.
  func dismiss(animated: Bool)
}

extension Router {
  /// Shows a screen whose end nobody waits for.
  ///
  /// - Parameters:
  ///   - viewController: the screen.
  ///   - animated: whether the transition is animated.
  public func present(_ viewController: UIViewController, animated: Bool) {
    present(viewController, animated: animated, onDismissed: nil)
  }
}

/// A router that puts the app's first screen into its window.
public final class AppDelegateRouter: Router {
  private let window: UIWindow

  /// Creates a router for a window.
  ///
  /// - Parameter window: the window that gets the first screen as its root view controller.
  public init(window: UIWindow) {
    self.window = window
  }

  /// Makes `viewController` the root of the window. It is never dismissed.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }

  /// Does nothing, because an app can't leave its window.
  public func dismiss(animated: Bool) {}
}
