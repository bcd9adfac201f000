import FlowDiagram
import FlowGraphTestSupport
import FlowReading
import Foundation
import FuzzedInputs
import Testing

@testable import GraphvizExport

/// `COORDGRAPH_FUZZ=100000` tries that many of each. `make fuzz` looks for more by coverage.
@Suite("Inputs that are changed at random")
struct MutatedInputTests {
  /// Twenty groups, which run beside each other.
  static let groups: Range<UInt64> = 0..<20
  private static let perGroup =
    (ProcessInfo.processInfo.environment["COORDGRAPH_FUZZ"].flatMap(UInt64.init) ?? 400) / 20

  /// Calls `body` with the changed texts of a group.
  private func each(
    _ group: UInt64, of texts: [[UInt8]], _ body: ([UInt8], _ seed: UInt64) -> Void
  ) {
    for index in 0..<Self.perGroup {
      let seed = group * 1_000_000 + index
      var mutator = Mutator(seed: seed)
      body(mutator.mutated(texts[Int(seed) % texts.count], with: texts), seed)
    }
  }

  /// The files of a kind that the fuzzer starts from, in the order of their names.
  private func corpus(of input: FuzzedInput) throws -> [[UInt8]] {
    let folder = Repository.file("Fuzzing/Corpus/\(input)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { Array(try Data(contentsOf: folder.appending(path: $0))) }
  }

  @Test(
    "What may come from anybody is read whole, or refused with text that is safe to print",
    arguments: FuzzedInput.allCases, groups)
  func inputs(input: FuzzedInput, group: UInt64) throws {
    each(group, of: try corpus(of: input)) { bytes, seed in
      #expect(throws: Never.self, "seed \(seed)") { try input.check(bytes) }
    }
  }

  @Test("Every file that the fuzzer starts from holds", arguments: FuzzedInput.allCases)
  func corpora(input: FuzzedInput) throws {
    let files = try corpus(of: input)
    #expect(!files.isEmpty)
    for file in files { try input.check(file) }
  }

  @Test(
    "A drawing of the worker's is finished, found incomplete, or refused; the SVG never does anything",
    arguments: groups)
  func pictures(group: UInt64) async throws {
    let diagram = Diagram.make(
      from: try FlowReading.read(Array(CartTrace.text().utf8)).reading.graph
    ).diagram
    let links = SourceLinks(base: "https://example.com/{name}")
    let parts = PictureParts(of: diagram, links: links)
    let drawn = try await ReadyWorkers(LayoutWorker.find(nil)).layOut(
      diagram.dot(), ["-Toperations"], GraphvizRung.ranked.arguments,
      LayoutProcess.Limits(deadline: .seconds(600), memory: 2048))
    guard case .answered(_, let drawing, _) = drawn else {
      Issue.record("\(drawn)")
      return
    }
    #expect(try SVGPicture(drawing, of: parts).missing == [])
    each(group, of: [drawing]) { bytes, seed in
      guard let picture = try? SVGPicture(bytes, of: parts) else { return }
      let svg = picture.finished(dot: diagram.dot())
      #expect(SVGSafety.objection(to: svg, links: links) == nil, "seed \(seed)")
      #expect(!String(decoding: svg, as: UTF8.self).contains("<script"), "seed \(seed)")
    }
  }
}
