import HeadlessUIKit

/// A log of calls, in order.
@MainActor final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// Returns the calls since the last time, and clears the log.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A delegate with a log of its calls.
class LoggingDelegate: NSObject {
  let log: CallLog

  init(_ log: CallLog) { self.log = log }
}

/// A navigation delegate that logs its calls.
final class LoggingNavigationDelegate: LoggingDelegate, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("willShow \(viewController.title ?? "-")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
    let origin = from.map { " from \($0.title ?? "-")" } ?? ""
    log.note("didShow \(viewController.title ?? "-")\(origin)")
  }
}
