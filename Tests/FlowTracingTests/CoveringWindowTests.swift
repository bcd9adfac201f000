import CustomDump
import FlowTrace
import FlowTracing
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Windows in front of the app's first one", .interface)
struct CoveringWindowTests {
  /// Covers the app with a window of its own until a code is entered.
  @MainActor private final class LockCoordinator {
    private let window: UIWindow

    init(in scene: UIWindowScene) {
      window = UIWindow(windowScene: scene)
      window.windowLevel = .alert
    }

    func lock() {
      window.rootViewController = screen("PIN", button: "Unlock") { [unowned self] in unlock() }
      window.makeKeyAndVisible()
    }

    private func unlock() {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  @MainActor private final class AppCoordinator {
    let lock: LockCoordinator

    init(in scene: UIWindowScene) { lock = LockCoordinator(in: scene) }
  }

  /// Shows messages, and lets touches beside them through.
  private final class MessageWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self || hit === rootViewController?.view ? nil : hit
    }
  }

  @Test("A window that lets touches through covers nothing")
  func messages() throws {
    let window = UIWindow()
    window.rootViewController = screen("Home")
    window.makeKeyAndVisible()
    let scene = try #require(window.windowScene)
    let messages = MessageWindow(windowScene: scene)
    messages.rootViewController = screen("Message")
    messages.isHidden = false
    let collector = TraceCollector()
    let tracer = FlowTracer.start(
      FlowRecorder(app: "App", clock: .stepping, sink: collector), dialect: .byName)
    defer { tracer?.stop() }
    MainLoop.runPending()
    let screens = collector.trace.records.compactMap { record in
      if case .screen(let screen) = record.event { screen.title } else { nil }
    }
    expectNoDifference(screens, ["Home"])
  }

  @Test("A lock screen is presented over the screen behind it, and dismissed when it goes")
  func lock() throws {
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: screen("Home"))
    window.makeKeyAndVisible()
    let app = AppCoordinator(in: try #require(window.windowScene))
    let collector = TraceCollector()
    let tracer = FlowTracer.start(
      FlowRecorder(app: "Bank", clock: .stepping, sink: collector), root: app,
      dialect: .byName)
    defer { tracer?.stop() }
    MainLoop.runPending()
    app.lock.lock()
    MainLoop.runPending()
    let pin = try #require(UIApplication.shared.windows.last?.rootViewController)
    Finger.tap(try #require(pin.view.subviews.first as? UIButton))
    MainLoop.runPending()

    var names: [ObjectID: String] = [:]
    var lines: [String] = []
    for record in collector.trace.records {
      switch record.event {
      case .screen(let screen): names[screen.id] = screen.title
      case .coordinator(let coordinator):
        names[coordinator.id] = coordinator.type.split(separator: ".").last.map(String.init)
      case .presents(let coordinator, let screen):
        lines.append("\(names[coordinator] ?? "?") presents \(names[screen] ?? "?")")
      case .transition(let transition):
        lines.append(
          "\(transition.kind) \(transition.from.flatMap { names[$0] } ?? "launch") → "
            + "\(names[transition.to] ?? "?"): \(transition.trigger)")
      default: break
      }
    }
    expectNoDifference(
      lines,
      [
        "root launch → Home: launch", "LockCoordinator presents PIN",
        "present Home → PIN: rootViewController", "dismiss PIN → Home: tap \"Unlock\"",
      ])
  }
}
