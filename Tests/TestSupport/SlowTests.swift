import Foundation
import Testing

/// Tests that take long, which only `make test-slow` runs.
package enum SlowTests {
  /// Whether this process runs them: `COORDGRAPH_SLOW_TESTS` is set.
  package static let areEnabled =
    ProcessInfo.processInfo.environment["COORDGRAPH_SLOW_TESTS"] != nil

  /// The first few of many seeds; all of them when slow tests run.
  package static func seeds<Seed>(_ all: ClosedRange<Seed>, first: Int) -> ArraySlice<Seed>
  where Seed: Strideable, Seed.Stride: SignedInteger {
    Array(all).prefix(areEnabled ? .max : first)
  }
}

extension Trait where Self == ConditionTrait {
  /// The test takes long: it runs in `make test-slow`, and not in `make test`.
  package static var slow: Self {
    .enabled(if: SlowTests.areEnabled, "make test-slow runs it")
  }
}
