import CustomDump
import FlowDiagram
import FlowGraph
import FlowTrace
import Foundation
import Testing

@testable import FlowSnapshots

/// Everything that a team can have hold a flow still, and a sample in which one transition changes.
///
/// The whole sheet of RayPets is presented; somebody pushes it. All four say so in the same words.
@Suite("Changing one transition of a sample")
struct OneTransitionTests {
  private static let sentence = """
    Home → SelectVisitType on tap "Schedule a visit" by PetAppointmentBuilderCoordinator: now push, \
    before present.
    """

  private let folder: Folder
  private let old: String
  private let new: String

  init() async throws {
    folder = try Folder()
    let trace = try await SampleRun(name: "RayPets").trace()
    let before = #""kind":"present","trigger":"tap \"Schedule a visit\"""#
    #expect(trace.contains(before))
    old = try folder.write(trace, to: "old.trace")
    new = try folder.write(
      trace.replacing(before, with: before.replacing("present", with: "push")), to: "new.trace")
  }

  @Test(
    "Changing one transition of a sample fails its snapshot",
    arguments: ["outline", "dot", "mermaid"])
  func snapshot(format: String) throws {
    let formats: [String: any FlowFormat] = [
      "outline": OutlineFormat(), "dot": DOTFormat(), "mermaid": MermaidFormat(),
    ]
    let written = try #require(formats[format])
    func failure(_ file: String, _ recording: FlowSnapshotRecording) throws -> String? {
      let place = try SnapshotPlace(
        filePath: folder.path("FlowTests.swift"), testName: "pets()", named: nil,
        ending: written.fileExtension)
      let check = FlowSnapshotCheck(
        place: place, site: .init(filePath: #filePath, line: #line, column: 1),
        recording: recording, register: SnapshotRegister())
      let graph = try Self.trace(file).flowGraph()
      return try check.failure(
        FlowSnapshotCheck.Flow(
          text: try written.text(of: graph, view: .map, options: .init()), graph: graph,
          holdsGraph: written.storesGraph))
    }
    #expect(try failure(old, .all)?.contains("Recorded pets.") == true)
    #expect(try failure(old, .never) == nil)
    let changed = try #require(try failure(new, .never))
    #expect(changed.contains("\nWhat changed in the flow:\n  \(Self.sentence)\n\nLine by line"))
  }

  private static func trace(_ file: String) throws -> Trace {
    var reader = TraceReader(file: file)
    var records: [TraceRecord] = []
    try reader.read(Data(contentsOf: URL(filePath: file))) { records.append($0) }
    try reader.finish { records.append($0) }
    return Trace(header: try #require(reader.header), records: records)
  }

  @Test(
    "Changing one transition of a sample fails embed --check",
    arguments: ["svg", "png", "mermaid", "dot", "outline"])
  func embed(format: String) async throws {
    let page = try folder.write(
      "<!-- coordgraph: trace=app.trace format=\(format) -->\n<!-- /coordgraph -->\n",
      to: "page.md")
    let trace = folder.path("app.trace")
    try FileManager.default.copyItem(atPath: old, toPath: trace)
    #expect(try await Tool.coordgraph.run("embed", page).status == 0)
    let same = try await Tool.coordgraph.run("embed", "--check", page)
    #expect(same.status == 0)
    expectNoDifference(same.output, "")

    _ = try folder.write(try String(contentsOfFile: new, encoding: .utf8), to: "app.trace")
    let changed = try await Tool.coordgraph.run("embed", "--check", page)
    #expect(changed.status == 1)
    let words = "What changed in the flow of \(trace):\n  \(Self.sentence)\n\n--- \(page)\n"
    expectNoDifference(String(changed.output.prefix(words.count)), words)
  }

  @Test("Changing one transition of a sample fails check --baseline")
  func baseline() async throws {
    let file = folder.path("app.baseline")
    _ = try await Tool.coordgraph.run("baseline", old, "--verdicts", "-o", file)
    let same = try await Tool.coordgraph.run("check", "--baseline", file, old)
    #expect(same.status == 0)
    #expect(!same.output.contains("What changed"))
    let changed = try await Tool.coordgraph.run("check", "--baseline", file, new)
    #expect(changed.status == 1)
    let words = "What changed in the flow:\n  \(Self.sentence)\n\n\(file):6: gone: Home → "
    expectNoDifference(String(changed.output.prefix(words.count)), words)
  }

  @Test("Changing one transition of a sample fails diff --exit-code")
  func diff() async throws {
    let same = try await Tool.coordgraph.run("diff", "--exit-code", old, old)
    #expect(same.status == 0)
    let changed = try await Tool.coordgraph.run("diff", "--exit-code", old, new)
    #expect(changed.status == 1)
    expectNoDifference(
      changed.output,
      "RayPets → RayPets\n\n- \(Self.sentence)\n\n1 transition changed.\n")
  }

  @Test("Changing one transition of a sample fails nothing of another sample")
  func others() async throws {
    let other = try folder.write(
      try await SampleRun(name: "Kanji").trace(), to: "other.trace")
    let page = try folder.write(
      "<!-- coordgraph: trace=other.trace -->\n<!-- /coordgraph -->\n", to: "other.md")
    _ = try await Tool.coordgraph.run("embed", page)
    let baseline = folder.path("other.baseline")
    _ = try await Tool.coordgraph.run("baseline", other, "--verdicts", "-o", baseline)
    let again = try await SampleRun(name: "Kanji").newTrace()
    _ = try folder.write(again, to: "other.trace")
    #expect(try await Tool.coordgraph.run("embed", "--check", page).status == 0)
    #expect(try await Tool.coordgraph.run("check", "--baseline", baseline, other).status == 0)
  }
}
