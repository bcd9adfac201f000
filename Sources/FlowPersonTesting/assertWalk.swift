import FlowPerson
import IssueReporting

/// Asserts that a person can do every step, in Swift Testing and in XCTest. A step that cannot be done
/// fails the test at the step's own line.
///
/// ```swift
/// await assertWalk {
///   try await FlowPerson.walk {
///     RayPetsApp(window: $0)
///   } steps: { person in
///     try await person.tap("Schedule a visit")
///     try await person.tap("Sick")
///   }
/// }
/// ```
///
/// `FlowPerson.walk` alone throws what its steps throw, and a test that throws fails at its function.
/// Any other error is reported at the line of the assertion.
///
/// - Parameters:
///   - body: the walk; the steps after the one that fails are not done.
///   - fileID: the file of the call, for the error.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: its column.
@MainActor
public func assertWalk(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @MainActor () async throws -> Void
) async {
  do {
    try await body()
  } catch let error as PersonError {
    reportIssue(
      "\(error)", fileID: error.location?.fileID ?? fileID,
      filePath: error.location?.filePath ?? filePath, line: error.location?.line ?? line,
      column: error.location?.column ?? column)
  } catch {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
