import PortableUIKit

/// Puts screens on display and takes them down, in one place: a window, a stack, a sheet.
///
/// A router runs the closure that came with a screen exactly once, when it sees that the screen is
/// gone: by `dismiss(animated:)`, a back button, a swipe. It sees what the delegates of its
/// controllers are told, so two routers should not share one controller.
@MainActor
public protocol Router: AnyObject {
  /// Puts `viewController` on display.
  ///
  /// - Parameter onDismissed: runs once, when `viewController` is gone.
  func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?)
  /// Takes down all that this router has put on display.
  func dismiss(animated: Bool)
}

extension Router {
  public func present(_ viewController: UIViewController, animated: Bool) {
    present(viewController, animated: animated, onDismissed: nil)
  }
}
