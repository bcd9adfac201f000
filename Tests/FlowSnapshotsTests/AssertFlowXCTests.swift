import FlowDiagram
import FlowSnapshots
import XCTest

/// `assertFlow` in XCTest: the same, and the failure arrives as one of XCTest's own.
final class AssertFlowXCTests: XCTestCase {
  private var failures: [(text: String, line: Int)] = []
  private var isCatching = false

  func testCheckout() {
    assertFlow(of: Flows.trace, as: .outline)
  }

  func testFailure() {
    isCatching = true
    let line = #line + 1
    assertFlow(of: Flows.pushing, as: .outline, matches: "")
    isCatching = false
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(
      failures.map { $0.text.contains("The flow differs from the text in the test.") }, [true])
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard isCatching else { return super.record(issue) }
      let line = issue.sourceCodeContext.location?.lineNumber ?? 0
      failures.append((issue.compactDescription, line))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard isCatching else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.append((description, lineNumber))
    }
  #endif
}
