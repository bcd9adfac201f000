import FlowPerson
import Foundation
import HeadlessUIKit
import Testing

/// Runs a test in an `InterfaceTurn`, with the stand-in for UIKit in its first state.
package struct InterfaceTrait: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite and one of its tests may both have the trait; the turn is the same.
    if await InterfaceTurn.isTaken { return try await function() }
    try await InterfaceTurn.take { () async throws in
      HeadlessInterface.reset()
      defer { HeadlessInterface.reset() }
      try await function()
    }
  }
}

extension Trait where Self == InterfaceTrait {
  /// The test runs while no other test uses the stand-in.
  package static var interface: Self { InterfaceTrait() }
}

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
