public import FlowDiagram
import Foundation

/// Compares a flow with its snapshot, and returns what is wrong, or nil: what ``assertFlow``
/// reports, for assertions of your own.
///
/// ```swift
/// if let failure = flowSnapshotFailure(of: trace, as: .outline) { XCTFail(failure) }
/// ```
///
/// The parameters are those of ``assertFlow(of:as:view:options:named:recording:fileID:filePath:testName:line:column:)``.
/// Never throws: trouble with files is a failure, too. O(*n* log *n*) in the flow's size; where it
/// changed, times the number of changed lines.
public func flowSnapshotFailure(
  of source: some FlowSource, as format: some FlowSnapshotFormat, view: DiagramView = .map,
  options: DiagramOptions = .init(), named name: String? = nil,
  recording: FlowSnapshotRecording? = nil, filePath: String = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  do {
    let check = FlowSnapshotCheck(
      place: try SnapshotPlace(
        filePath: filePath, testName: testName, named: name, ending: format.ending),
      site: SnapshotRegister.Site(filePath: filePath, line: line, column: column),
      recording: try FlowSnapshotRecording(
        recording, environment: ProcessInfo.processInfo.environment),
      register: .shared)
    let graph = try source.flowGraph()
    let text = try format.text(of: graph, view: view, options: options)
    return try check.failure(text, of: graph, holdsGraph: format.holdsGraph)
  } catch {
    return "\(error)"
  }
}

/// Compares a flow with a text, and returns what is wrong, or nil.
///
/// A format that holds a graph tells the change in words, too; the others do so line by line.
public func flowSnapshotFailure(
  of source: some FlowSource, as format: some FlowSnapshotFormat, view: DiagramView = .map,
  options: DiagramOptions = .init(), matches expected: String
) -> String? {
  do {
    let graph = try source.flowGraph()
    let text = try format.text(of: graph, view: view, options: options)
    let old =
      format.holdsGraph ? OldGraph(json: Array(expected.utf8), path: "the text in the test") : nil
    return SnapshotChange(from: expected, madeOf: old, to: text, of: graph)
      .map { SnapshotMessage.changed($0, to: text) }
  } catch {
    return "\(error)"
  }
}
