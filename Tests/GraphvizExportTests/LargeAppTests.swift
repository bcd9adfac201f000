import FlowDiagram
import Foundation
import GraphvizExport
import TestSupport
import Testing

/// Drawings of large apps, which `make test-slow` makes.
///
/// `COORDGRAPH_SLOW_TESTS=1 COORDGRAPH_SIZES=1 swift test -c release --filter LargeApp` measures them;
/// here the bounds are wide enough for a busy machine and code that is not optimized.
@Suite("Drawings of large apps", .serialized, .slow)
struct LargeAppTests {
  static let isMeasured = ProcessInfo.processInfo.environment["COORDGRAPH_SIZES"] != nil

  @Test(
    "Large apps are drawn whole, on the rung for their size", .timeLimit(.minutes(10)),
    arguments: [(1_000, GraphvizRung.ranked), (3_000, .packed)])
  func whole(screens: Int, rung: GraphvizRung) async throws {
    try await draw(screens, as: .svg, rung)
  }

  @Test("Large apps with many edges skip the rungs that would take too long")
  func dense() async throws {
    let nodes = (0..<60).map { Diagram.Node(id: "n\($0)", name: "\($0)", role: .screen) }
    let edges = (0..<410).map { index in
      let (tail, step) = (index % 60, 1 + index / 60 * 7)
      return Diagram.Edge(
        id: "e\(index)", tail: "n\(tail)", head: "n\((tail + step) % 60)", role: .push)
    }
    let diagram = Diagram(title: "dense", direction: .topToBottom, nodes: nodes, edges: edges)
    let drawing = try await GraphvizRenderer(timeout: .seconds(600)).render(
      diagram, dot: diagram.dot(), as: .svg)
    #expect(drawing.rung == .straightEdges)
    #expect(drawing.failures.isEmpty)
  }

  @Test(
    "Drawing times of large apps are printed", .enabled(if: isMeasured),
    arguments: [1_000, 3_000, 10_000])
  func measured(screens: Int) async throws {
    let start = ContinuousClock.now
    try await draw(screens, as: .svg, screens > 1_500 ? .packed : .ranked)
    print("\(screens) screens: \(ContinuousClock.now - start)")
  }

  @Test("A bitmap of a large app is refused with its size and a remedy")
  func bitmap() async throws {
    let diagram = Diagram.largeApp(screens: 1_000)
    let error = await #expect(throws: GraphvizError.self) {
      try await GraphvizRenderer(timeout: .seconds(600)).render(
        diagram, dot: diagram.dot(), as: .png)
    }
    guard case .tooLarge(let width, let height) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(max(width, height) > 32_767)
    #expect("\(error!)".contains("Choose SVG or PDF"))
  }

  private func draw(_ screens: Int, as format: GraphvizFormat, _ rung: GraphvizRung) async throws {
    let diagram = Diagram.largeApp(screens: screens)
    let drawing = try await GraphvizRenderer(timeout: .seconds(600)).render(
      diagram, dot: diagram.dot(), as: format)
    #expect(drawing.rung == rung, "\(drawing.warnings)")
    let groups = String(decoding: drawing.bytes, as: UTF8.self).components(separatedBy: "<g id=")
    #expect(groups.count { $0.contains("class=\"node\"") } == screens)
  }
}
