import PortableUIKit

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
