import HeadlessUIKit

/// A screen that logs its lifecycle.
class LoggingScreen: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() { logging { super.viewDidLoad() } }

  override func viewWillAppear(_ animated: Bool) { logging { super.viewWillAppear(animated) } }

  override func viewDidAppear(_ animated: Bool) { logging { super.viewDidAppear(animated) } }

  override func viewWillDisappear(_ animated: Bool) {
    logging(reason) { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    logging(reason) { super.viewDidDisappear(animated) }
  }

  /// Calls UIKit's method, and then logs its name.
  private func logging(
    _ reason: @autoclosure () -> String = "", _ method: String = #function, _ body: () -> Void
  ) {
    body()
    log.note("\(name).\(method.prefix { $0 != "(" })\(reason())")
  }

  private var reason: String {
    (isMovingFromParent ? " moving" : "") + (isBeingDismissed ? " dismissed" : "")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note("\(name).willMove(\(parent.map { "\(type(of: $0))" } ?? "nil"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.note("\(name).didMove(\(parent.map { "\(type(of: $0))" } ?? "nil"))")
  }
}
