import FlowChanges
import FlowDiagram
import FlowGraph
import FlowPaths
import FlowReading
import FlowTrace
import FlowVerdicts
import Foundation
import GraphvizExport

extension FuzzedInput {
  /// A trace, a stored reading or a stored summary: the first bytes decide which.
  static func checkFlow(_ bytes: [UInt8]) throws(Violation) {
    if FlowSummary.isStored(in: bytes) { return try checkSummary(bytes) }
    guard let read = try? FlowReading.read(bytes, file: "a.trace") else { return }
    for diagnostic in read.diagnostics { try requireVisible(diagnostic.description) }
    try checkWhole(read.reading)
  }

  private static func checkSummary(_ bytes: [UInt8]) throws(Violation) {
    let summary: FlowSummary
    do {
      summary = try FlowSummary(stored: bytes, file: "a.flow")
    } catch {
      return try requireVisible(error.description)
    }
    let stored = summary.stored
    let again = try requireNoError("a written summary can't be read") {
      try FlowSummary(stored: stored)
    }
    try require(again.stored == stored, "a written summary is written in another way when read")
    guard let reading = summary.reading else { return }
    try checkWhole(reading)
    let report = reading.check(showsExits: true)
    for text in [report.text, report.github, report.markdown] { try requireVisible(text) }
  }

  static func checkGraph(_ bytes: [UInt8]) throws(Violation) {
    let graph: FlowGraph
    do {
      graph = try FlowGraph(json: bytes, file: "a.json")
    } catch {
      return try requireVisible(error.description)
    }
    let again = try requireNoError("a graph that was read can't be read again") {
      try FlowGraph(json: graph.json.utf8)
    }
    try require(again == graph, "a graph does not come back equal")
    try checkWhole(FlowReading(graph))
  }

  /// What holds of everything made of a reading; the readers of JSON and DOT are not ours.
  private static func checkWhole(_ reading: FlowReading) throws(Violation) {
    let graph = reading.graph
    let json = graph.json
    let again = try requireNoError("a written graph can't be read") {
      try FlowGraph(json: json.utf8)
    }
    try require(again.json == json, "a written graph is written in another way when read")
    _ = try requireNoError("a written graph is no JSON") {
      try JSONSerialization.jsonObject(with: Data(json.utf8))
    }
    for view in DiagramView.allCases {
      let options = DiagramOptions(showsWeights: true)
      let diagram = Diagram.make(from: graph, view: view, options: options).diagram.addingLegend()
      try requireVisible(diagram.outline())
      _ = try? diagram.mermaid()
      try requireNoError("the DOT of the view '\(view)'") {
        try GraphvizJudge.check(diagram.dot(), against: diagram)
      }
    }
    let baseline = FlowBaseline(of: graph, detail: [.triggers, .counts])
    let kept = try requireNoError("a written baseline can't be read") {
      try FlowBaseline(parsing: baseline.text, file: "b")
    }
    try require(kept == baseline, "a baseline does not come back equal")
    try requireVisible(FlowDiff(from: FlowGraph(app: "x"), to: graph).text)
    if reading.isTraced, reading.parts.contains(.records) { try checkReports(of: reading) }
  }

  private static func checkReports(of reading: FlowReading) throws(Violation) {
    let report = reading.check(showsExits: true)
    for text in [report.text, report.github, report.markdown] { try requireVisible(text) }
    let stored = reading.stored
    let again = try requireNoError("a written reading can't be read") {
      try FlowReading.read(stored).reading
    }
    try require(again.stored == stored, "a written reading is written in another way when read")
    guard reading.paths.sessionCount > 0 else { return }
    let cover = PathReport(reading.paths.cover(.transitions), of: reading.paths.graph)
    try requireVisible(cover.text)
    try requireVisible(cover.swiftTest.source)
  }
}
