public import FlowDiagram
public import FlowGraph
import IssueReporting

/// Asserts that a flow is the one in its snapshot, in Swift Testing and in XCTest.
///
/// ```swift
/// @Test func checkout() async throws {
///   let trace = try await traceOfCheckout()
///   assertFlow(of: trace, as: .dot)
///   assertFlow(of: trace, as: .outline)
/// }
/// ```
///
/// The snapshots are `__Snapshots__/<TestFile>/checkout.dot` and `checkout.txt` beside the test. A
/// missing snapshot is recorded, and the test fails that once. If the flow has changed, the failure
/// describes the change in words, then line by line. See `docs/snapshots.md`.
///
/// - Parameters:
///   - source: a trace, an exploration, a graph, or a type of your own.
///   - format: `.dot`, `.outline`, `.mermaid`, `.json`, or one of your own.
///   - view: the kind of diagram.
///   - options: what the diagram shows besides.
///   - name: distinguishes several snapshots of one test in one format.
///   - recording: what to record, in place of what `FLOW_SNAPSHOTS` asks for; in CI, nothing is
///     recorded.
///   - allowingIncomplete: whether to record a flow that may lack parts, such as that of an
///     exploration that hit a limit.
///   - fileID: the test's file, for the report.
///   - filePath: the test's file, beside which the snapshot is stored.
///   - testName: the test's function, after which the snapshot is named.
///   - line: the assertion's line.
///   - column: the assertion's column.
public func assertFlow(
  of source: some FlowSource, as format: some FlowFormat, view: DiagramView = .map,
  options: DiagramOptions = .init(), named name: String? = nil,
  recording: FlowSnapshotRecording? = nil, allowingIncomplete: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let failure = flowSnapshotFailure(
    of: source, as: format, view: view, options: options, named: name, recording: recording,
    allowingIncomplete: allowingIncomplete, filePath: "\(filePath)", testName: testName, line: line,
    column: column)
  guard let failure else { return }
  reportIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a flow has the text that stands in the test, in Swift Testing and in XCTest.
///
/// ```swift
/// assertFlow(
///   of: trace, as: .outline, view: .flow,
///   matches: """
///     Shop: screens
///
///     Screen Cart
///       tap "Pay" presents Checkout
///     Screen Checkout
///     """)
/// ```
///
/// The failure ends with the text to put there. Nothing is recorded.
///
/// - Parameters:
///   - source: a trace, an exploration, a graph, or a type of your own.
///   - format: `.dot`, `.outline`, `.mermaid`, `.json`, or one of your own.
///   - view: the kind of diagram.
///   - options: what the diagram shows besides.
///   - expected: the text, with or without a line break at its end.
///   - fileID: the test's file, for the report.
///   - filePath: the test's file, for the report.
///   - line: the assertion's line.
///   - column: the assertion's column.
public func assertFlow(
  of source: some FlowSource, as format: some FlowFormat, view: DiagramView = .map,
  options: DiagramOptions = .init(), matches expected: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let failure = flowSnapshotFailure(
    of: source, as: format, view: view, options: options, matches: expected)
  guard let failure else { return }
  reportIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}
