import FlowPerson
import FlowPersonTesting
import XCTest

/// `assertWalk` in XCTest: the failure is at the step's line, too.
final class AssertWalkXCTests: XCTestCase {
  private var lines: [Int] = []
  private var isCatching = false

  @MainActor
  func testStep() async {
    isCatching = true
    let line = #line + 5
    await assertWalk {
      try await FlowPerson.walk {
        Doors(in: $0)
      } steps: {
        try await $0.tap("Off")
      }
    }
    isCatching = false
    XCTAssertEqual(lines, [line])
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard isCatching else { return super.record(issue) }
      lines.append(issue.sourceCodeContext.location?.lineNumber ?? 0)
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
      lines.append(lineNumber)
    }
  #endif
}
