import HeadlessUIKit

/// A window that shows a navigation stack of logging screens.
@MainActor struct StackFixture {
  let log = CallLog()
  let window = UIWindow(frame: UIScreen.main.bounds)
  let stack = UINavigationController()
  let delegate: LoggingNavigationDelegate

  /// Shows a stack of screens with the given names; nothing is in the log yet.
  init(_ names: String...) {
    delegate = LoggingNavigationDelegate(log)
    stack.delegate = delegate
    stack.viewControllers = names.map { [log] in LoggingScreen($0, log) }
    window.rootViewController = stack
    window.makeKeyAndVisible()
    MainLoop.runPending()
    _ = log.take()
  }

  func screen(_ name: String) -> LoggingScreen { LoggingScreen(name, log) }

  var names: [String] { stack.viewControllers.map { $0.title ?? "-" } }

  /// Runs what is pending; what was called.
  func settle() -> [String] {
    MainLoop.runPending()
    return log.take()
  }
}
