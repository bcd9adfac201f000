import PortableUIKit

/// Runs one flow of screens, and starts other coordinators for the flows that branch off.
///
/// A coordinator makes view controllers and hands them to its ``router``; it never pushes or
/// presents by itself, so the same flow can run in a window, on a stack or in a sheet.
@MainActor
public protocol Coordinator: AnyObject {
  /// The coordinators of the flows that this one started and that are not over.
  var children: [any Coordinator] { get set }
  /// Puts this coordinator's screens on display.
  var router: any Router { get }

  /// Shows the flow's first screen.
  ///
  /// Conforming types hand `onDismissed` to the router with that screen: whoever started the
  /// flow relies on being told when it is over.
  func present(animated: Bool, onDismissed: (() -> Void)?)
  /// Takes the flow's screens down.
  func dismiss(animated: Bool)
}

extension Coordinator {
  public func dismiss(animated: Bool) {
    router.dismiss(animated: animated)
  }

  /// Starts another coordinator's flow, and holds it in ``children`` until it is dismissed.
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
