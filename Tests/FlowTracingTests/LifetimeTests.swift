import CoordinatorKit
import CoordinatorKitTracing
import CustomDump
import FlowPerson
import FlowTrace
import FlowTracing
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Lifetimes of traced objects", .interface)
struct LifetimeTests {
  @Test("A popped screen is freed, and the trace has the event")
  func screenFreed() {
    let (stage, stack) = Stage.stack(screen("A"))
    weak var gone: UIViewController?
    do {
      let b = screen("B")
      gone = b
      stack.pushViewController(b, animated: true)
    }
    _ = stage.settle()
    #expect(gone != nil)
    stack.popViewController(animated: true)
    _ = stage.settle()
    #expect(gone == nil)
    expectNoDifference(stage.lifetimes, ["enter #1", "enter #2", "leave #2", "freed #2"])
  }

  @Test("A popped screen that is still held leaves, and is not freed")
  func screenHeld() {
    let b = screen("B")
    let (stage, stack) = Stage.stack(screen("A"), b)
    stack.popViewController(animated: true)
    _ = stage.settle()
    expectNoDifference(stage.lifetimes, ["enter #1", "enter #2", "leave #2"])
  }

  @Test("A traced window and everything in it is freed when the app releases it")
  func windowFreed() {
    weak var window: UIWindow?
    weak var root: UIViewController?
    let collector = TraceCollector()
    let recorder = FlowRecorder(app: "A", clock: .stepping, sink: collector)
    var tracer: FlowTracer?
    do {
      let own = UIWindow()
      own.rootViewController = screen("A")
      (window, root) = (own, own.rootViewController)
      tracer = FlowTracer(recorder: recorder, window: own, dialect: .none)
      MainLoop.runPending()
    }
    MainLoop.runPending()
    #expect(window == nil)
    #expect(root == nil)
    #expect(collector.trace.records.last?.event == .freed(1))
    withExtendedLifetime(tracer) {}
  }

  @Test("A released tracer stops watching")
  func tracerFreed() {
    let window = UIWindow()
    let collector = TraceCollector()
    weak var gone: FlowTracer?
    do {
      let tracer = FlowTracer(
        recorder: FlowRecorder(app: "A", sink: collector), window: window, dialect: .none)
      gone = tracer
    }
    #expect(gone == nil)
    window.rootViewController = screen("A")
    MainLoop.runPending()
    #expect(collector.trace.records.count == 1)
  }

  @Test("Identities are never reused, even where addresses are")
  func identities() {
    let (stage, stack) = Stage.stack(screen("A"))
    for _ in 0..<100 {
      stack.pushViewController(screen("B"), animated: false)
      _ = stage.settle()
      stack.popViewController(animated: false)
      _ = stage.settle()
    }
    let ids = stage.events { event -> ObjectID? in
      if case .screen(let screen) = event { screen.id } else { nil }
    }
    #expect(ids.count == 101)
    #expect(Set(ids).count == 101)
    let freed = stage.events { event -> ObjectID? in
      if case .freed(let id) = event { id } else { nil }
    }
    #expect(freed == Array(ids.dropFirst()))
  }

  @Test("Coordinators are declared, linked, unlinked and freed")
  func coordinators() {
    let stage = Stage(dialect: .coordinatorKit)
    let root = TestCoordinator(router: AppDelegateRouter(window: stage.window))
    stage.tracer.trace(root)
    root.present(animated: false, onDismissed: nil)
    _ = stage.settle()
    do {
      let child = TestCoordinator(
        router: TracingRouter(
          ModalNavigationRouter(parentViewController: stage.window.rootViewController!),
          tracer: stage.tracer))
      root.presentChild(child, animated: true)
    }
    expectNoDifference(stage.settle(), ["present Flow → Flow: present by TestCoordinator"])
    root.children[0].dismiss(animated: true)
    expectNoDifference(stage.settle(), ["dismiss Flow → Flow: dismiss by TestCoordinator"])
    expectNoDifference(
      stage.lifetimes,
      [
        "coordinator #1", "enter #2", "coordinator #3", "link #1 #3", "enter #4",
        "unlink #1 #3", "leave #4", "freed #3", "freed #4",
      ])
  }
}

/// A flow of one screen.
private final class TestCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  init(router: any Router) {
    self.router = router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    router.present(screen("Flow"), animated: animated, onDismissed: onDismissed)
  }
}

extension Stage {
  /// What the trace says of lives, in order.
  fileprivate var lifetimes: [String] {
    events { event in
      switch event {
      case .coordinator(let coordinator): "coordinator \(coordinator.id)"
      case .link(let parent, let child): "link \(parent) \(child)"
      case .unlink(let parent, let child): "unlink \(parent) \(child)"
      case .enter(let screen): "enter \(screen)"
      case .leave(let screen): "leave \(screen)"
      case .freed(let id): "freed \(id)"
      case .launch, .screen, .presents, .step, .transition, .covered, .finishedAgain, .state: nil
      }
    }
  }
}
