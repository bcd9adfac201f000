import CustomDump
import FlowDiagram
import FlowGraph
import FlowReading
import FlowTrace
import FlowVerdicts
import Testing

struct ScreenList: DiagramFormat {
  var name: String { "screens" }
  var fileExtension: String { "txt" }

  func text(of diagram: Diagram) -> String {
    diagram.nodes.filter { $0.role == .screen }.map { "\($0.name)\n" }.joined()
  }
}

extension TextFormat where Self == ScreenList {
  static var screens: Self { ScreenList() }
}

/// The code of FlowDiagram's article is an excerpt of this.
@Suite("Getting started with FlowDiagram")
struct GettingStartedTests {
  private static let trace = Trace(
    header: TraceHeader(app: "Shop"),
    records: [
      .launch(.init()), .screen(.init(id: 1, type: "Shop.CartViewController")),
      .transition(.init(from: nil, to: 1, kind: .root, trigger: "launch", by: .app)),
      .screen(.init(id: 2, type: "Shop.CheckoutViewController")),
      .transition(.init(from: 1, to: 2, kind: .present, trigger: "tap \"Pay\"", by: .app)),
    ].enumerated().map { TraceRecord(at: UInt64($0.offset), event: $0.element) })

  private static var graph: FlowGraph {
    FlowReading(trace, parts: .graphOnly).graph
  }

  @Test("A trace becomes an outline of its flow")
  func outline() throws {
    let trace = Self.trace
    let graph = FlowReading(trace, parts: .graphOnly).graph
    let diagram = Diagram.make(from: graph, view: .flow).diagram
    let outline = diagram.outline()
    expectNoDifference(
      outline,
      """
      Shop: screens

      Begins at Cart (launch)

      Screen Cart
        tap "Pay" presents Checkout
      Screen Checkout

      """)
    let dot = try diagram.text(as: .dot(theme: .mono))
    let flowchart = try diagram.text(as: .mermaid)
    #expect(dot == diagram.dot(theme: .mono))
    #expect(try flowchart == diagram.mermaid())
  }

  @Test("A map has marks and a legend")
  func map() {
    let graph = Self.graph
    let verdicts: [Verdict] = []
    let options = DiagramOptions(backs: .edges, marks: DiagramMarks(verdicts))
    let map = Diagram.make(from: graph, view: .map, options: options)
    for warning in map.warnings { print(warning) }
    let picture = map.diagram.addingLegend().dot()
    #expect(picture.contains("- - → present"))
  }

  @Test("A theme is changed attribute by attribute")
  func theme() {
    var theme = DiagramTheme.default
    theme.graph.fontName = "Avenir Next"
    theme.nodes[.coordinator]?.fillColor = "#ffe8a3"
    theme.edges[.present]?.style = [.dashed, .bold]
    let dot = Diagram.make(from: Self.graph, view: .flow).diagram.dot(theme: theme)
    #expect(dot.contains("fontname=\"Avenir Next\""))
    #expect(dot.contains("style=\"dashed,bold\""))
  }

  @Test("A format of one's own is found by a leading dot")
  func format() throws {
    let graph = Self.graph
    let diagram = Diagram.make(from: graph, view: .flow).diagram
    expectNoDifference(try diagram.text(as: .screens), "Cart\nCheckout\n")
    func write(_ format: some FlowFormat) throws -> String {
      try format.text(of: graph, view: .flow, options: .init())
    }
    expectNoDifference(try write(.screens), "Cart\nCheckout\n")
    expectNoDifference(try write(.outline), diagram.outline())
    expectNoDifference(try write(.json), graph.json)
    #expect(ScreenList().fenceLanguage == "text")
    #expect(JSONFormat.json.storesGraph && !ScreenList().storesGraph)
  }
}
