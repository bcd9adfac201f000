import FlowTrace
import PortableUIKit
import TestSupport
import Testing

@testable import FlowTracing

@MainActor @Suite("The tracer's own state is bounded", .interface)
struct BoundedStateTests {
  private struct NoSink: TraceSink {
    func write(_ header: TraceHeader) {}
    func write(_ record: TraceRecord) {}
  }

  private let window = UIWindow()
  private let stack = UINavigationController(rootViewController: screen("A"))
  private let tracer: FlowTracer

  init() {
    tracer = FlowTracer(
      recorder: FlowRecorder(app: "A", sink: NoSink()), window: window, dialect: .none)
    window.rootViewController = stack
  }

  @Test("A tracer's state is bounded by what is alive, after any number of navigations")
  func navigations() {
    for _ in 0..<5_000 {
      stack.pushViewController(screen("B"), animated: false)
      MainLoop.runPending()
      stack.popViewController(animated: false)
      MainLoop.runPending()
    }
    #expect(tracer.objects.introduced.count == 1)
    #expect(tracer.objects.count == 1)
    #expect(tracer.look?.screens.count == 1)
    #expect(tracer.turn.notes.isEmpty)
  }

  @Test("A tracer's notes are bounded in a turn that never ends")
  func turn() {
    for _ in 0..<1_000 {
      stack.pushViewController(screen("B"), animated: false)
      stack.popViewController(animated: false)
    }
    #expect(tracer.turn.notes.count <= 256)
  }
}
