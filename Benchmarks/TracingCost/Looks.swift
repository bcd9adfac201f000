import Benchmark
import FlowTrace
import MeasuredApp

/// A turn of the loop after which the tracer looks at all there is, and finds it as it was.
func registerLooks() {
  for coordinators in [1, 12] {
    benchmark("look, \(coordinators)") {
      MeasuredApp(coordinators: coordinators, tracingTo: .inMemory)
    }
  }
  benchmark("look, untraced") { MeasuredApp() }
}

private func benchmark(_ name: String, _ launch: @escaping @MainActor @Sendable () -> MeasuredApp) {
  Benchmark(name) { benchmark in
    let times = benchmark.scaledIterations.count
    await MainActor.run { launch().look(times: times) }
  }
}
