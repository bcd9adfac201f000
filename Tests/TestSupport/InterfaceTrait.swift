import FlowPerson
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
