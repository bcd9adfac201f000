import FlowDiagram
import FlowGraph
import FlowVerdicts
import Testing

@Suite("The legend")
struct LegendTests {
  private func legend(_ diagram: Diagram) -> Diagram {
    var legend = diagram.addingLegend()
    legend.clusters.removeFirst(diagram.clusters.count)
    legend.nodes.removeFirst(diagram.nodes.count)
    legend.edges.removeFirst(diagram.edges.count)
    return legend
  }

  @Test("A legend explains what occurs and nothing else", arguments: DiagramView.allCases)
  func occurring(view: DiagramView) {
    for graph in SampleGraphs.all {
      let diagram = Diagram.make(from: graph, view: view).diagram
      let legend = legend(diagram)
      let roles = Set(diagram.edges.map(\.role)).subtracting([.root])
      #expect(Set(legend.edges.map(\.role)) == roles)
      #expect(legend.edges.count == roles.count)
      let drawn = Set(diagram.nodes.map(\.role)).subtracting([.entry, .anchor])
      #expect(Set(legend.nodes.map(\.role)).subtracting([.caption]) == drawn)
      #expect(legend.clusters.contains { $0.role == .coordinator } == !diagram.clusters.isEmpty)
    }
  }

  @Test("A legend leaves the rest as it is and has identifiers of its own")
  func apart() {
    let diagram = Diagram.make(from: SampleGraphs.onboarding).diagram
    let whole = diagram.addingLegend()
    #expect(Array(whole.nodes.prefix(diagram.nodes.count)) == diagram.nodes)
    #expect(Array(whole.edges.prefix(diagram.edges.count)) == diagram.edges)
    let legend = legend(diagram)
    let ids = legend.nodes.map(\.id) + legend.edges.map(\.id) + legend.clusters.map(\.id)
    #expect(ids.allSatisfy { $0.hasPrefix("legend") })
    #expect(Set(ids).count == ids.count)
    let app = diagram.nodes.map(\.id) + diagram.edges.map(\.id) + diagram.clusters.map(\.id)
    #expect(!app.contains { $0.hasPrefix("legend") })
    let nodes = Set(legend.nodes.map(\.id))
    #expect(legend.edges.allSatisfy { nodes.contains($0.tail) && nodes.contains($0.head) })
  }

  @Test("A legend reads as sentences that begin with a node")
  func sentences() {
    let legend = legend(Diagram.make(from: SampleGraphs.merchTabs, view: .hierarchy).diagram)
    let labels = Dictionary(uniqueKeysWithValues: legend.nodes.map { ($0.id, $0.name) })
    let sentences = legend.edges.map { "\(labels[$0.tail] ?? "") \(labels[$0.head] ?? "")" }
    #expect(sentences == ["coordinator owns", "coordinator shows"])
  }

  @Test("An edge in a legend has no words but those that it leads to")
  func edges() {
    let legend = legend(Diagram.make(from: SampleGraphs.merchTabs).diagram)
    #expect(!legend.edges.isEmpty)
    #expect(legend.edgeLabels.allSatisfy { $0.isEmpty })
    let container = legend.nodes.first { $0.role == .container }
    #expect(container.map(legend.label(of:)) == "tab bar\ncontroller")
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
      causedBy: try #require(graph.transitions.last as FlowGraph.Transition?))
    let diagram = Diagram.make(
      from: graph.merging(graph), options: .init(showsWeights: true, marks: marks)
    ).diagram
    let legend = legend(diagram)
    let sample = try #require(legend.nodes.first { !$0.marks.isEmpty })
    #expect(legend.label(of: sample) == "! zombie")
    let caption = try #require(legend.clusters.first { $0.id == sample.cluster })
    #expect(caption.role == .caption)
    #expect(legend.label(of: caption) == "its screens are\ngone, its parent\nstill holds it")
    #expect(legend.nodes.contains { $0.name.hasSuffix(" times") })
    #expect(legend.edges.contains { $0.marks == [.init(.zombie)] })
    #expect(legend.edges.contains { $0.count ?? 0 > 1 })
  }
}
