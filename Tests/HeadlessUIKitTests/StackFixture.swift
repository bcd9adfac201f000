import HeadlessUIKit

/// A window that shows a view controller, with the log of its screens.
@MainActor struct WindowFixture<Root: UIViewController> {
  let log: CallLog
  let window = UIWindow(frame: UIScreen.main.bounds)
  let root: Root

  /// Shows a view controller. The log is empty afterwards.
  init(_ root: Root, _ log: CallLog = CallLog()) {
    self.root = root
    self.log = log
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = settle()
  }

  /// Runs the main loop, and returns the calls since the last time.
  func settle() -> [String] {
    MainLoop.runPending()
    return log.take()
  }
}

/// A window that shows a navigation stack of logging screens.
@MainActor struct StackFixture {
  private let shown: WindowFixture<UINavigationController>
  let delegate: LoggingNavigationDelegate

  /// Shows a stack of screens with the given names. The log is empty afterwards.
  init(_ names: String...) {
    let log = CallLog()
    let stack = UINavigationController()
    delegate = LoggingNavigationDelegate(log)
    stack.delegate = delegate
    stack.viewControllers = names.map { LoggingScreen($0, log) }
    shown = WindowFixture(stack, log)
  }

  var log: CallLog { shown.log }
  var window: UIWindow { shown.window }
  var stack: UINavigationController { shown.root }

  func screen(_ name: String) -> LoggingScreen { LoggingScreen(name, log) }

  /// Presents screens, each from the one before. The log is empty afterwards.
  func present(_ screens: UIViewController...) {
    var presenter: UIViewController = stack
    for screen in screens {
      presenter.present(screen, animated: true)
      _ = settle()
      presenter = screen
    }
  }

  var names: [String] { stack.viewControllers.map { $0.title ?? "-" } }

  /// Runs the main loop, and returns the calls since the last time.
  func settle() -> [String] { shown.settle() }
}
