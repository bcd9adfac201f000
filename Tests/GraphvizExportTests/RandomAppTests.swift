import FlowDiagram
import Foundation
import GraphvizExport
import TestSupport
import Testing

/// Random apps end in a whole drawing, seldom in a typed error, and never otherwise.
struct RandomAppTests {
  /// The number of apps: more with `make test-slow`, and as many as `COORDGRAPH_FUZZ` gives.
  static let count =
    ProcessInfo.processInfo.environment["COORDGRAPH_FUZZ"].flatMap(Int.init)
    ?? (SlowTests.areEnabled ? 30 : 10)

  @Test("99 of 100 random apps are drawn whole")
  func whole() async throws {
    let renderer = try GraphvizRenderer(timeout: .seconds(600))
    let lanes = ProcessInfo.processInfo.activeProcessorCount
    var undrawn: [String] = []
    await withTaskGroup(of: [String].self) { group in
      for lane in 0..<lanes {
        group.addTask {
          var undrawn: [String] = []
          for seed in stride(from: lane, to: Self.count, by: lanes) {
            if let trouble = await Self.trouble(seed: UInt64(seed), renderer) {
              undrawn.append("seed \(seed): \(trouble)")
            }
          }
          return undrawn
        }
      }
      for await lane in group { undrawn += lane }
    }
    #expect(undrawn.count * 100 <= Self.count, "\(undrawn.joined(separator: "\n"))")
  }

  /// What went wrong with an honest error; anything else fails the test.
  static func trouble(seed: UInt64, _ renderer: GraphvizRenderer) async -> String? {
    let diagram = Diagram.randomApp(seed: seed)
    do {
      let dot = diagram.dot()
      let drawing = try await renderer.render(diagram, dot: dot, as: .svg)
      let svg = try ParsedSVG(drawing.bytes)
      #expect(try CanonicalDOT.read(from: drawing.bytes) == dot, "seed \(seed)")
      #expect(svg.nodes == diagram.nodes.map(\.id).sorted(), "seed \(seed)")
      #expect(svg.edges == diagram.edges.map(\.id).sorted(), "seed \(seed)")
      #expect(svg.clusters == diagram.clusters.map(\.id).sorted(), "seed \(seed)")
      let words = Set(svg.texts)
      for label in diagram.allLines {
        for line in label.split(separator: "\n") where !line.allSatisfy(\.isWhitespace) {
          #expect(words.contains(line.xmlSpaced), "seed \(seed): \(label)")
        }
      }
      if drawing.rung != .ranked { print("seed \(seed): \(drawing.rung)") }
      return nil
    } catch GraphvizError.notDrawn(let failures) {
      return "\(GraphvizError.notDrawn(failures))"
    } catch {
      Issue.record("seed \(seed): \(error)")
      return nil
    }
  }
}
