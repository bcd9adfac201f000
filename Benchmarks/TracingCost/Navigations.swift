import Benchmark
import FlowTrace
import InMemoryLogging
import InMemoryTracing
import Logging
import MeasuredApp

/// A thousand round trips to a page, in an app that is launched again for each sample.
func registerNavigations() {
  benchmark("untraced") { MeasuredApp() }
  benchmark("tracing off") { MeasuredApp(tracingTo: nil) }
  benchmark("traced") { MeasuredApp(tracingTo: .inMemory) }
  benchmark("a span each") {
    let tracer = InMemoryTracer()
    return MeasuredApp { SpanRouter($0, tracer: tracer) }
  }
  benchmark("a log line each") {
    let logger = Logger(label: "navigation") { _ in InMemoryLogHandler() }
    return MeasuredApp { LogRouter($0, logger: logger) }
  }
  benchmark("12 coordinators, untraced") { MeasuredApp(coordinators: 12) }
  benchmark("12 coordinators, traced") { MeasuredApp(coordinators: 12, tracingTo: .inMemory) }
}

private func benchmark(_ name: String, _ launch: @escaping @MainActor @Sendable () -> MeasuredApp) {
  Benchmark("navigate, \(name)") { benchmark in
    let times = benchmark.scaledIterations.count
    await MainActor.run { launch().goThereAndBack(times: times) }
  }
}

extension FlowRecorder {
  static var inMemory: FlowRecorder { FlowRecorder(app: "Measured", sink: TraceCollector()) }
}
