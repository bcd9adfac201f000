import Benchmark

// What it costs to watch an app, a thousand times each. `make bench` reads the names.

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], warmupIterations: 2, scalingFactor: .kilo,
    maxDuration: .milliseconds(700))
  registerNavigations()
  registerLooks()
  registerRecords()
}
