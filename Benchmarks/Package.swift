// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that whoever depends on CoordinatorGraph never sees what it is measured
// with. `make bench` builds and runs it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "CoordinatorGraph", path: ".."),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(
      name: "MeasuredApp",
      dependencies: [
        .graph("CoordinatorKit"), .graph("CoordinatorKitTracing"), .graph("FlowTrace"),
        .graph("FlowTracing"), .graph("HeadlessUIKit"),
      ]
    ),
    // Benchmarks stand in a folder of this folder, where the plugin looks for them.
    .executableTarget(
      name: "TracingCost",
      dependencies: [
        "MeasuredApp",
        .graph("CoordinatorKit"), .graph("FlowTrace"), .graph("HeadlessUIKit"),
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      path: "TracingCost",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "write-trace",
      dependencies: [.graph("FlowGenerators"), .graph("FlowTrace")]
    ),
    .executableTarget(
      name: "workload",
      dependencies: [
        "MeasuredApp", .graph("FlowDiagram"), .graph("FlowGraph"), .graph("FlowTrace"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

extension Target.Dependency {
  static func graph(_ product: String) -> Self {
    .product(name: product, package: "CoordinatorGraph")
  }
}
