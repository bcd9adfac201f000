import PortableUIKit

/// Notices when code outside the running turn uses the interface.
///
/// Such code runs in a task that has no turn. Callbacks that the main queue runs have no task, and are
/// taken to belong to the turn; so are calls within the windows of the turn, for an app may navigate
/// from a detached task. On a phone nothing is noticed: UIKit reports no calls.
@MainActor
package final class InterfaceWatch {
  /// The first call that did not belong to the turn: `pushViewController`; nil when there was none.
  package private(set) var disturbance: String?
  private weak var window: UIWindow?

  package init() {
    #if !FLOW_PHONE
      InterfaceObservation.add(self)
    #endif
  }

  /// Takes what happens within a window for the turn's own.
  package func own(_ window: UIWindow) {
    self.window = window
  }

  /// Whether a container stands in the turn's window.
  private func isOwn(_ container: UIResponder?) -> Bool {
    guard let window else { return false }
    if container === window { return true }
    guard var controller = container as? UIViewController else { return false }
    while let above = controller.parent ?? controller.presentingViewController {
      controller = above
    }
    return window.rootViewController === controller
  }
}

#if !FLOW_PHONE
  extension InterfaceWatch: InterfaceObserver {
    package func interface(_ event: InterfaceEvent) {
      guard disturbance == nil, !InterfaceTurn.isTaken, withUnsafeCurrentTask(body: { $0 != nil })
      else { return }
      switch event {
      case .willAct(let action): disturbance = "\(action)"
      case .willNavigate(let call) where !isOwn(call.container):
        disturbance = call.method.rawValue
      case .willNavigate, .didAct, .idle: break
      }
    }
  }
#endif
