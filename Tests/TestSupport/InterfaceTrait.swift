import HeadlessUIKit
import Testing

/// Gives a test the stand-in for UIKit for itself, as good as new.
///
/// Tests on the main actor are interleaved where they await, and all share one application, one main
/// loop and one list of observers; so the tests of a process take turns.
package struct InterfaceTrait: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite and a test may both ask for it; the turn is the same.
    if InterfaceTurns.isMine { return try await function() }
    await InterfaceTurns.shared.take()
    await HeadlessInterface.reset()
    let result: Result<Void, any Error>
    do {
      result = .success(try await InterfaceTurns.$isMine.withValue(true) { try await function() })
    } catch {
      result = .failure(error)
    }
    await HeadlessInterface.reset()
    await InterfaceTurns.shared.pass()
    try result.get()
  }
}

extension Trait where Self == InterfaceTrait {
  /// The test has the stand-in for itself, as good as new.
  package static var interface: Self { InterfaceTrait() }
}
