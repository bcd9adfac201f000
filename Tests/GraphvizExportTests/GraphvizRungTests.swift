import Foundation
import Testing

@testable import GraphvizExport

struct GraphvizRungTests {
  @Test(
    "A diagram skips the rungs that have too many nodes, or too many more edges than nodes for them",
    arguments: [
      (1_500, 1_700, [GraphvizRung.ranked, .straightEdges, .packed]),
      (1_500, 1_701, [.straightEdges, .packed]), (100, 300, GraphvizRung.ladder),
      (100, 700, [.straightEdges, .packed]), (100, 701, [.packed]), (1_501, 0, [.packed]),
    ])
  func ladder(nodes: Int, edges: Int, rungs: [GraphvizRung]) {
    #expect(GraphvizRung.ladder(forNodes: nodes, edges: edges) == rungs)
  }

  @Test(
    "Edges between neighbours in a rank have their own arrow heads",
    arguments: [GraphvizRung.ranked, .straightEdges])
  func arrowHeads(rung: GraphvizRung) async throws {
    let dot = """
      digraph "g" {
        edge [color="#112233"];
        { rank="same";
          "a" [label=<<table><tr><td port="p">a</td></tr><tr><td port="q">row</td></tr></table>>];
          "b" [label=<<table><tr><td port="name">b</td></tr></table>>]; }
        "a" -> "b" [arrowhead="diamond", headport="name:w", id="e1", tailport="q:e"];
        "a" -> "b" [arrowhead="diamond", headport="name:w", id="e2", tailport="p:e"];
      }
      """
    let drawing = try await GraphvizRenderer(timeout: .seconds(600)).render(
      dot: dot, as: .svg, on: [rung])
    #expect(drawing.warnings.isEmpty)
    let heads = String(decoding: drawing.bytes, as: UTF8.self)
      .components(separatedBy: "<polygon fill=\"#112233\"")
    #expect(heads.count == 3)
  }
}
