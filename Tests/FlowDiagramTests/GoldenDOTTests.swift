import FlowDiagram
import FlowGraph
import Testing

@Suite("The samples' DOT")
struct GoldenDOTTests {
  @Test(
    "is byte for byte what was reviewed",
    arguments: [SampleGraphs.howToCode, SampleGraphs.rayPets],
    DiagramView.allCases)
  func golden(graph: FlowGraph, view: DiagramView) {
    let (diagram, warnings) = Diagram.make(from: graph, view: view)
    #expect(warnings.isEmpty)
    Golden.expect(diagram.dot(), named: "\(graph.app)-\(view.rawValue).dot")
  }
}
