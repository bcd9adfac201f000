import PortableUIKit

/// Notices when code outside the running turn uses the interface.
///
/// Such code runs in a task that has no turn. Callbacks that the main queue runs have no task, and are
/// taken to belong to the turn. So are calls that are not made in another window: an app may navigate
/// from a detached task, and fill a stack there before it shows it. On a phone nothing is noticed: UIKit
/// reports no calls.
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
}

#if !FLOW_PHONE
  extension InterfaceWatch: InterfaceObserver {
    package func interface(_ event: InterfaceEvent) {
      guard disturbance == nil, !InterfaceTurn.isTaken, withUnsafeCurrentTask(body: { $0 != nil })
      else { return }
      switch event {
      case .willAct(let action, _): disturbance = "\(action)"
      case .willNavigate(let call) where isElsewhere(call.container):
        disturbance = call.method.rawValue
      case .willNavigate, .didAct, .idle: break
      }
    }

    /// Whether a container is another window than the turn's, or stands in one.
    private func isElsewhere(_ container: UIResponder?) -> Bool {
      let window = container as? UIWindow ?? (container as? UIViewController)?.shownWindow
      guard let window else { return false }
      return !windows().contains { $0 === window }
    }
  }
#endif
