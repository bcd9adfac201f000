import FlowTrace
import FlowTracing
import PortableUIKit

/// A window that is traced, and what the trace says so far.
@MainActor
final class Stage {
  let window = UIWindow()
  let collector = TraceCollector()
  let tracer: FlowTracer

  init(dialect: CoordinatorDialect = .none) {
    let recorder = FlowRecorder(app: "Stage", clock: .stepping, sink: collector)
    tracer = FlowTracer(recorder: recorder, window: window, dialect: dialect)
  }

  /// A stage with a stack on it that shows `screens`, and nothing recorded of how it came there.
  static func stack(_ screens: UIViewController...) -> (Stage, UINavigationController) {
    let stage = Stage()
    let stack = UINavigationController()
    stack.viewControllers = screens
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    _ = stage.settle()
    return (stage, stack)
  }

  private var told = 0

  /// Lets all that was asked for happen, and returns the transitions that were recorded since the
  /// last time, such as `push A → B: tap "Next" by #1`.
  func settle() -> [String] {
    MainLoop.runPending()
    return transitions()
  }

  /// The transitions that were recorded since the last time.
  func transitions() -> [String] {
    let records = collector.trace.records
    defer { told = records.count }
    return records[told...].compactMap { record in
      guard case .transition(let transition) = record.event else { return nil }
      let from = transition.from.map(name) ?? "launch"
      return "\(transition.kind) \(from) → \(name(transition.to)): "
        + "\(transition.trigger) by \(transition.by.description)"
    }
  }

  /// All events so far of one kind.
  func events<Value>(_ select: (TraceEvent) -> Value?) -> [Value] {
    collector.trace.records.compactMap { select($0.event) }
  }

  private func name(_ id: ObjectID) -> String {
    let titles = events { event -> String? in
      guard case .screen(let screen) = event, screen.id == id else { return nil }
      return screen.label ?? screen.title ?? screen.type
    }
    return titles.first ?? "\(id)"
  }
}

extension CoordinatorDialect {
  /// An app without coordinators.
  static var none: Self { Self(isCoordinator: { _ in false }) }
}

extension Responsible {
  fileprivate var description: String {
    switch self {
    case .coordinator(let id): "\(id)"
    case .system: "system"
    case .app: "app"
    case .unknown: "unknown"
    }
  }
}

/// A screen that is known by its title.
@MainActor
func screen(_ title: String, button: String? = nil, _ tap: @escaping () -> Void = {})
  -> UIViewController
{
  let screen = UIViewController()
  screen.title = title
  if let button {
    screen.view.addSubview(UIButton(primaryAction: UIAction(title: button) { _ in tap() }))
  }
  return screen
}
