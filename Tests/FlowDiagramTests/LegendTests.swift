import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import FlowVerdicts
import Testing

@Suite("The legend")
struct LegendTests {
  private func legend(_ diagram: Diagram) -> [String] {
    diagram.addingLegend().legend.map(\.description)
  }

  @Test("A legend explains what occurs and does not explain itself, and nothing else")
  func occurring() {
    let rayPets = Diagram.make(from: SampleGraphs.rayPets).diagram
    #expect(
      legend(rayPets) == ["—→ push", "- - → present", "◊— embed", "× closes", "□ coordinator"])
    let merchTabs = Diagram.make(from: SampleGraphs.merchTabs, view: .flow).diagram
    #expect(legend(merchTabs) == ["—→ push", "—● tab", "← goes back"])
    let hierarchy = Diagram.make(from: SampleGraphs.merchTabs, view: .hierarchy).diagram
    #expect(legend(hierarchy) == ["♦— owns"])
  }

  @Test("A legend leaves the rest of the diagram as it is", arguments: DiagramView.allCases)
  func apart(view: DiagramView) {
    for graph in SampleGraphs.all {
      let diagram = Diagram.make(from: graph, view: view).diagram
      var whole = diagram.addingLegend()
      whole.legend = []
      #expect(whole == diagram)
    }
  }

  @Test("A diagram of nothing has no legend")
  func nothing() {
    let diagram = Diagram.make(from: FlowGraph(app: "App"), view: .flow).diagram
    #expect(diagram.addingLegend() == diagram)
  }

  @Test("A legend explains line weights and marks when there are any")
  func weightsAndMarks() throws {
    let graph = SampleGraphs.rayPets
    var marks = DiagramMarks()
    let coordinator = try #require(graph.coordinators.last)
    marks.mark(
      coordinator: coordinator, as: .zombie,
      causedBy: [try #require(graph.transitions.last)])
    let diagram = Diagram.make(
      from: graph.merging(graph), options: .init(showsWeights: true, marks: marks)
    ).diagram
    #expect(
      legend(diagram).contains("! zombie: its screens are gone, but its parent still holds it"))
    #expect(legend(diagram).contains("thicker: more often, up to 6 times"))
  }

  @Test("A legend has no line weight where everything happened once")
  func once() {
    let graph = FlowGraph.make("push A > B | tap \"B\" | app")
    let diagram = Diagram.make(from: graph, options: .init(showsWeights: true)).diagram
    #expect(!legend(diagram).contains { $0.hasSuffix("times") })
    let twice = Diagram.make(from: graph.merging(graph), options: .init(showsWeights: true)).diagram
    #expect(legend(twice).contains("thicker: more often, up to 2 times"))
  }

  @Test("A legend stands below the title, in the label of the whole graph")
  func place() {
    let dot = Diagram.make(from: SampleGraphs.kanji).diagram.addingLegend().dot()
    let caption = dot.prefix(while: { $0 != ";" })
    #expect(caption.contains("<b>Kanji: coordinators and screens</b>"))
    #expect(caption.contains("□ coordinator"))
  }
}
