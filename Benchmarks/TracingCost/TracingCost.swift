import Benchmark

// What it costs to watch an app, each navigation a thousand times and back: `make bench` reads the
// names. The first two are what the others are compared with.

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], warmupIterations: 2, scalingFactor: .kilo,
    maxDuration: .milliseconds(700))
  registerNavigations()
  registerLooks()
  registerRecords()
}
