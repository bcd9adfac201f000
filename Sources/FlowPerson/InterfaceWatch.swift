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
  private var windows: () -> [UIWindow] = { [] }

  package init() {
    #if !FLOW_PHONE
      InterfaceObservation.add(self)
    #endif
  }

  /// Takes what happens within a window for the turn's own.
  package func own(_ window: UIWindow) {
    windows = { [weak window] in window.map { [$0] } ?? [] }
  }

  /// Takes what happens within an app's windows for the turn's own.
  package func own(_ launch: AppLaunch) {
    windows = { [weak launch] in launch?.windows ?? [] }
  }

  /// Whether a container stands in one of the turn's windows.
  private func isOwn(_ container: UIResponder?) -> Bool {
    let windows = windows()
    if windows.contains(where: { container === $0 }) { return true }
    guard var controller = container as? UIViewController else { return false }
    while let above = controller.parent ?? controller.presentingViewController {
      controller = above
    }
    return windows.contains { $0.rootViewController === controller }
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
