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

  @Test("by what is alive, however much was navigated")
  func navigations() {
    let window = UIWindow()
    let tracer = FlowTracer(
      recorder: FlowRecorder(app: "A", sink: NoSink()), window: window, dialect: .none)
    let stack = UINavigationController(rootViewController: screen("A"))
    window.rootViewController = stack
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

  @Test("by a limit, in a turn without end")
  func turn() {
    let window = UIWindow()
    let tracer = FlowTracer(
      recorder: FlowRecorder(app: "A", sink: NoSink()), window: window, dialect: .none)
    let stack = UINavigationController(rootViewController: screen("A"))
    window.rootViewController = stack
    for _ in 0..<1_000 {
      stack.pushViewController(screen("B"), animated: false)
      stack.popViewController(animated: false)
    }
    #expect(tracer.turn.notes.count <= 256)
  }
}
