import FlowDiagram
import FlowGraph
import Foundation

@testable import FlowSnapshots

/// A test's folder of its own, and the run that uses it; the folder goes with the scene.
final class SnapshotScene: Sendable {
  let folder: String
  private let register = SnapshotRegister()

  /// Makes the folder. Where that fails, so does all that uses it.
  init() {
    folder = NSTemporaryDirectory() + "flow-snapshots-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The failure of an assertion in `CheckoutTests.swift`.
  func failure(
    of source: some FlowSource, as format: some FlowFormat = .dot,
    named name: String? = nil, _ recording: FlowSnapshotRecording = .missing,
    allowingIncomplete: Bool = false, testName: String = "checkout()", line: UInt = 1,
    register: SnapshotRegister? = nil
  ) throws -> String? {
    let place = try SnapshotPlace(
      filePath: "\(folder)/CheckoutTests.swift", testName: testName, named: name,
      ending: format.fileExtension)
    let check = FlowSnapshotCheck(
      place: place, site: .init(filePath: "CheckoutTests.swift", line: line, column: 1),
      recording: recording, register: register ?? self.register)
    let graph = try source.flowGraph()
    do {
      return try check.failure(
        FlowSnapshotCheck.Flow(
          text: try format.text(of: graph, view: .map, options: .init()), graph: graph,
          holdsGraph: format.storesGraph,
          incompleteness: allowingIncomplete ? nil : source.incompleteness)
      )?.replacingOccurrences(of: folder, with: "/Shop/Tests/ShopTests")
    } catch {
      return "\(error)".replacingOccurrences(of: folder, with: "/Shop/Tests/ShopTests")
    }
  }

  /// Records a flow, as an earlier run would have.
  func record(_ source: some FlowSource, as format: some FlowFormat = .dot) throws {
    _ = try failure(of: source, as: format, .all, register: SnapshotRegister())
  }

  /// The files below the test's folder, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
  }

  func path(_ name: String) -> String { "\(folder)/__Snapshots__/CheckoutTests/\(name)" }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }
}
