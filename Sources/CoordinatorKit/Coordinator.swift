import PortableUIKit

/// An object that runs one flow of screens, and starts other coordinators for flows that branch off.
///
/// A coordinator makes view controllers and passes them to its ``router``. It never pushes or presents
/// itself, so the same flow can run in a window, on a navigation stack or in a sheet.
@MainActor
public protocol Coordinator: AnyObject {
  /// The coordinators of the flows that this one started and that have not ended.
  var children: [any Coordinator] { get set }
  /// The router that shows this coordinator's screens.
  var router: any Router { get }

  /// Shows the flow's first screen.
  ///
  /// Conforming types pass `onDismissed` to the router with that screen, because the coordinator that
  /// started the flow waits for its end.
  ///
  /// - Parameters:
  ///   - animated: whether the transition is animated.
  ///   - onDismissed: called once, when the flow has ended, however it ended.
  func present(animated: Bool, onDismissed: (() -> Void)?)
  /// Ends the flow and removes its screens. The default implementation asks the router to.
  ///
  /// - Parameter animated: whether the transition is animated.
  func dismiss(animated: Bool)
}

extension Coordinator {
  public func dismiss(animated: Bool) {
    router.dismiss(animated: animated)
  }

  /// Starts another coordinator's flow, and keeps it in ``children`` until it is dismissed.
  ///
  /// - Parameters:
  ///   - child: the coordinator of the flow.
  ///   - animated: whether the transition is animated.
  ///   - onDismissed: called once, after `child` was removed from ``children``.
  public func presentChild(
    _ child: any Coordinator, animated: Bool, onDismissed: (() -> Void)? = nil
  ) {
    children.append(child)
    child.present(animated: animated) { [weak self, weak child] in
      self?.children.removeAll { $0 === child }
      onDismissed?()
    }
  }
}
