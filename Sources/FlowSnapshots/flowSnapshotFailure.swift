public import FlowDiagram
public import FlowGraph
import Foundation

/// Compares a flow with its snapshot and returns the failure that `assertFlow` reports, or nil: for
/// assertions of your own.
///
/// ```swift
/// if let failure = flowSnapshotFailure(of: trace, as: .outline) { XCTFail(failure) }
/// ```
///
/// See ``assertFlow(of:as:view:options:named:recording:allowingIncomplete:fileID:filePath:testName:line:column:)``.
/// Trouble with files is a failure, too. O(*n* log *n*) in the flow's size; where it changed, times the
/// number of changed lines.
///
/// - Parameters:
///   - source: a trace, an exploration, a graph, or a type of your own.
///   - format: `.dot`, `.outline`, `.mermaid`, `.json`, or one of your own.
///   - view: the kind of diagram.
///   - options: what the diagram shows besides.
///   - name: distinguishes several snapshots of one test in one format.
///   - recording: what to record, in place of what `FLOW_SNAPSHOTS` asks for.
///   - allowingIncomplete: whether to record a flow that may lack parts.
///   - filePath: the test's file, beside which the snapshot is stored.
///   - testName: the test's function, after which the snapshot is named.
///   - line: the assertion's line.
///   - column: the assertion's column.
/// - Returns: the failure; nil when the flow is the one in its snapshot.
public func flowSnapshotFailure(
  of source: some FlowSource, as format: some FlowFormat, view: DiagramView = .map,
  options: DiagramOptions = .init(), named name: String? = nil,
  recording: FlowSnapshotRecording? = nil, allowingIncomplete: Bool = false,
  filePath: String = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  do {
    let check = FlowSnapshotCheck(
      place: try SnapshotPlace(
        filePath: filePath, testName: testName, named: name, ending: format.fileExtension),
      site: SnapshotRegister.Site(filePath: filePath, line: line, column: column),
      recording: try FlowSnapshotRecording(
        recording, environment: ProcessInfo.processInfo.environment),
      register: .shared)
    let graph = try source.flowGraph()
    let text = try format.text(of: graph, view: view, options: options)
    return try check.failure(
      FlowSnapshotCheck.Flow(
        text: text, graph: graph, holdsGraph: format.storesGraph,
        incompleteness: allowingIncomplete ? nil : source.incompleteness))
  } catch {
    return "\(error)"
  }
}

/// Compares a flow with a text and returns the failure, or nil.
///
/// With a format that holds a graph, the failure describes the change in words, too; with others,
/// line by line.
///
/// - Parameters:
///   - source: a trace, an exploration, a graph, or a type of your own.
///   - format: `.dot`, `.outline`, `.mermaid`, `.json`, or one of your own.
///   - view: the kind of diagram.
///   - options: what the diagram shows besides.
///   - expected: the text, with or without a line break at its end.
/// - Returns: the failure; nil when the flow has the text.
public func flowSnapshotFailure(
  of source: some FlowSource, as format: some FlowFormat, view: DiagramView = .map,
  options: DiagramOptions = .init(), matches expected: String
) -> String? {
  do {
    let graph = try source.flowGraph()
    let text = try format.text(of: graph, view: view, options: options)
    let old =
      format.storesGraph
      ? SnapshotChange.OldGraph(json: Array(expected.utf8), path: "the text in the test") : nil
    return SnapshotChange(
      from: expected, madeOf: old, to: text, of: graph, incompleteness: source.incompleteness
    ).map { SnapshotMessage.changed($0, to: text) }
  } catch {
    return "\(error)"
  }
}
