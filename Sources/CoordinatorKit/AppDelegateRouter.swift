import PortableUIKit

/// Puts the app's first screen into its window.
public final class AppDelegateRouter: Router {
  private let window: UIWindow

  /// - Parameter window: what the first screen becomes the root of.
  public init(window: UIWindow) {
    self.window = window
  }

  /// Makes `viewController` the window's root; it is never dismissed.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }

  /// Does nothing: an app cannot leave its window.
  public func dismiss(animated: Bool) {}
}
