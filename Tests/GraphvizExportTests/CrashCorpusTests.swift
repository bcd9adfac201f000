import Foundation
import Testing

@testable import GraphvizExport

/// Graphs that make some version of Graphviz crash, hang or lose things.
struct CrashCorpusTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/crashers")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".dot") }.sorted()

  static func dot(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(component: name), encoding: .utf8)
  }

  @Test("The corpus of crashes is complete")
  func corpus() {
    #expect(Self.names.count == 8)
  }

  @Test(
    "A graph that crashed Graphviz is drawn whole, and drawn or refused on every rung",
    arguments: names)
  func whole(name: String) async throws {
    let dot = try Self.dot(name)
    let renderer = try GraphvizRenderer(timeout: .seconds(600))
    let drawing = try await renderer.render(dot: dot, as: .svg)
    let svg = try ParsedSVG(drawing.bytes)
    let expected = try GraphvizReading(of: dot).parts
    #expect(svg.nodes.count == expected.count { $0.kind == .node })
    #expect(svg.edges.count == expected.count { $0.kind == .edge })
    #expect(svg.clusters.count == expected.count { $0.kind == .cluster })
    // The drawing has tried the rungs up to its own.
    let first = try #require(GraphvizRung.ladder.firstIndex(of: drawing.rung))
    #expect(drawing.warnings.count >= first)
    for rung in GraphvizRung.ladder.dropFirst(first + 1) {
      do throws(GraphvizError) {
        #expect(try await renderer.render(dot: dot, as: .svg, on: [rung]).rung == rung)
      } catch {
        guard case .notDrawn(let failures) = error else { throw error }
        #expect(failures.count == 1)
      }
    }
  }
}
