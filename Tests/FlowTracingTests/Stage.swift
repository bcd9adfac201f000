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

  /// A stage whose window shows a screen.
  convenience init(showing root: UIViewController) {
    self.init()
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// A stage with a stack on it that shows `screens`, and nothing recorded of how it came there.
  static func stack(_ screens: UIViewController...) -> (Stage, UINavigationController) {
    let stack = UINavigationController()
    stack.viewControllers = screens
    let stage = Stage(showing: stack)
    _ = stage.settle()
    return (stage, stack)
  }

  private var returned = 0

  /// Lets all that was asked for happen, and returns the transitions that were recorded since the
  /// last time, such as `push A → B: tap "Next" by #1`.
  func settle() -> [String] {
    MainLoop.runPending()
    return transitions()
  }

  /// The transitions that were recorded since the last time.
  func transitions() -> [String] {
    let records = collector.trace.records
    defer { returned = records.count }
    return records[returned...].compactMap { record in
      guard case .transition(let transition) = record.event else { return nil }
      let from = transition.from.map(name) ?? "launch"
      return "\(transition.kind) \(from) → \(name(transition.to)): "
        + "\(transition.trigger) by \(name(transition.by))"
    }
  }

  /// All events so far of one kind.
  func events<Value>(_ select: (TraceEvent) -> Value?) -> [Value] {
    collector.trace.records.compactMap { select($0.event) }
  }

  /// What a screen is titled, or a coordinator's class.
  func name(_ id: ObjectID) -> String {
    let names = events { event -> String? in
      switch event {
      case .screen(let screen) where screen.id == id:
        screen.label ?? screen.title ?? screen.type
      case .coordinator(let coordinator) where coordinator.id == id:
        coordinator.type.split(separator: ".").last.map(String.init)
      default: nil
      }
    }
    return names.first ?? "\(id)"
  }

  private func name(_ responsible: Responsible) -> String {
    switch responsible {
    case .coordinator(let id): name(id)
    case .system: "system"
    case .app: "app"
    case .unknown: "unknown"
    }
  }
}

extension CoordinatorDialect {
  /// An app without coordinators.
  static var none: Self { Self(isCoordinator: { _ in false }) }
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
