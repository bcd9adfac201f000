public import FlowDiagram
import IssueReporting

/// Asserts that a flow is what its snapshot says, in Swift Testing and in XCTest.
///
/// ```swift
/// @Test func checkout() async throws {
///   let trace = try await traceOfCheckout()
///   assertFlow(of: trace, as: .dot)
///   assertFlow(of: trace, as: .outline)
/// }
/// ```
///
/// The snapshots are `__Snapshots__/<TestFile>/checkout.dot` and `checkout.txt` beside the test;
/// what is missing is recorded, and the test fails that once. Where the flow has changed, the
/// failure says so in words, then line by line. See `docs/snapshots.md`.
///
/// - Parameters:
///   - source: a trace, a graph, or whatever has one.
///   - format: `.dot`, `.outline`, `.mermaid`, `.json`, or one of your own.
///   - view: which diagram of it.
///   - options: what the diagram shows beyond what it must.
///   - name: tells several snapshots of one test in one format apart.
///   - recording: what to record, in place of what `FLOW_SNAPSHOTS` asks for; in CI, nothing is.
public func assertFlow(
  of source: some FlowSource, as format: some FlowSnapshotFormat, view: DiagramView = .map,
  options: DiagramOptions = .init(), named name: String? = nil,
  recording: FlowSnapshotRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let failure = flowSnapshotFailure(
    of: source, as: format, view: view, options: options, named: name, recording: recording,
    filePath: "\(filePath)", testName: testName, line: line, column: column)
  guard let failure else { return }
  reportIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a flow is what a text in the test says, in Swift Testing and in XCTest.
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
/// The failure ends with the text to put there; nothing is recorded.
public func assertFlow(
  of source: some FlowSource, as format: some FlowSnapshotFormat, view: DiagramView = .map,
  options: DiagramOptions = .init(), matches expected: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let failure = flowSnapshotFailure(
    of: source, as: format, view: view, options: options, matches: expected)
  guard let failure else { return }
  reportIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}
