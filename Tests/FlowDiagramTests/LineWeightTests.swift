import FlowDiagram
import FlowGraph
import FlowTrace
import Testing

@Suite("Line weights")
struct LineWeightTests {
  /// The graph of an app in which a push was seen so often.
  private func graph(_ count: Int) -> FlowGraph {
    let list = FlowGraph.Name(type: "App.List")
    let push = FlowGraph.Transition(
      from: list, to: .init(type: "App.Page"), kind: .push, trigger: "tap", by: .app)
    let pop = FlowGraph.Transition(
      from: .init(type: "App.Page"), to: list, kind: .pop, trigger: "back", by: .system)
    return FlowGraph(app: "App", transitions: Array(repeating: push, count: count) + [pop])
  }

  @Test(
    "A line is thicker with each doubling of its count, up to a limit",
    arguments: [
      (1, "1.3", "once"), (2, "2.1", "2 times"), (7, "2.9", "7 times"),
      (1_000, "6.1", "1000 times"),
    ])
  func widths(count: Int, width: String, words: String) {
    let options = DiagramOptions(showsWeights: true)
    let diagram = Diagram.make(from: graph(count), view: .flow, options: options).diagram
    #expect(diagram.edges.map(\.count) == [count])
    let dot = diagram.dot()
    #expect(dot.contains("penwidth=\"\(width)\"") && dot.contains("tooltip=\"\(words)\""))
  }

  @Test("Beside a line of thousands, each halving of a count is thinner")
  func shares() {
    let list = FlowGraph.Name(type: "App.List")
    let pushes = [("All", 4_000), ("Half", 2_000), ("Few", 130), ("One", 1)].flatMap {
      page, count in
      Array(
        repeating: FlowGraph.Transition(
          from: list, to: .init(type: "App.\(page)"), kind: .push, trigger: "tap \"\(page)\"",
          by: .app),
        count: count)
    }
    let diagram = Diagram.make(
      from: FlowGraph(app: "App", transitions: pushes), view: .flow,
      options: DiagramOptions(showsWeights: true)
    ).diagram
    let widths = diagram.dot().matches(of: /penwidth="([0-9.]+)", .*tooltip="([0-9]+ times|once)"/)
    #expect(
      Dictionary(uniqueKeysWithValues: widths.map { ($0.2, $0.1) }) == [
        "4000 times": "6.1", "2000 times": "5.3", "130 times": "2.9", "once": "1.3",
      ])
  }

  @Test("Counts change no line unless asked for")
  func off() {
    #expect(
      Diagram.make(from: graph(9), view: .flow).diagram.dot()
        == Diagram.make(from: graph(1), view: .flow).diagram.dot())
  }

  @Test("An edge counts everything that it stands for")
  func sums() {
    let options = DiagramOptions(showsWeights: true)
    let diagram = Diagram.make(from: SampleGraphs.shop, view: .flow, options: options).diagram
    let rows = diagram.edges.first { $0.rows == [.anyListRow] }
    #expect(rows?.count == 3)
  }
}
