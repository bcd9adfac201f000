import FlowDiagram
import Testing

@testable import GraphvizExport

@Suite("Drawings with places of our own")
struct PlacedDrawingTests {
  /// A session with a transition and a step that leads nowhere.
  private static func session(trigger: String = "tap \"Next\"") -> Diagram {
    Diagram(
      title: "App: session 1", direction: .leftToRight, arrangement: .timeline,
      clusters: [.init(id: "coordinator-A", name: "A")],
      nodes: [
        .init(id: "entry", name: "launch", role: .entry),
        .init(id: "first", name: "First", role: .screen, cluster: "coordinator-A"),
        .init(id: "second", name: "Second", role: .screen),
      ],
      edges: [
        .init(id: "line--first", tail: "first", head: "first", role: .guide),
        .init(id: "line--second", tail: "second", head: "second", role: .guide),
        .init(id: "step-1", tail: "entry", head: "first", role: .root),
        .init(
          id: "step-2", tail: "first", head: "second", role: .push, rows: [.trigger(trigger)]),
        .init(
          id: "step-3", tail: "second", head: "second", role: .guide, rows: [.trigger(trigger)]),
      ])
  }

  private static let tree = Diagram(
    title: "App: coordinators", direction: .leftToRight, arrangement: .tree,
    nodes: ["a", "b", "c"].map { .init(id: $0, name: $0, role: .coordinator) },
    edges: [
      .init(id: "link--a--b", tail: "a", head: "b", role: .link),
      .init(id: "guide--a--c", tail: "a", head: "c", role: .guide),
    ])

  @Test("A tree and a session are drawn at the first attempt", arguments: GraphvizFormat.allCases)
  func formats(format: GraphvizFormat) async throws {
    for diagram in [Self.tree, Self.session()] {
      let drawing = try await GraphvizRenderer(timeout: .seconds(600))
        .render(diagram, dot: diagram.dot(), as: format)
      #expect(drawing.rung == .placed)
      #expect(drawing.warnings == [])
    }
  }

  @Test("A session's SVG has every lifeline, step and word")
  func svg() async throws {
    let diagram = Self.session()
    let svg = try ParsedSVG(
      try await GraphvizRenderer(timeout: .seconds(600))
        .render(diagram, dot: diagram.dot(), as: .svg).bytes)
    #expect(Set(svg.edges) == Set(diagram.edges.map(\.id)))
    #expect(svg.texts.isSuperset(of: ["First", "Second", "A", "launch", "tap \"Next\""]))
  }

  @Test("Any trigger of a session is shown unchanged", arguments: hostileLabels)
  func hostile(label: String) async throws {
    let diagram = Self.session(trigger: label)
    // The judge and the finished SVG are compared with the diagram, line for line.
    let drawing = try await GraphvizRenderer(timeout: .seconds(600))
      .render(diagram, dot: diagram.dot(), as: .svg)
    #expect(drawing.rung == .placed)
  }

  @Test(
    "A step that the DOT of a session lacks, or words differently, is named",
    arguments: [
      ("tap &quot;Next&quot;", "tap &quot;Net&quot;", "the label of edge \"step-2\" reads"),
      ("id=\"step-2\"", "id=\"step-9\"", "edge \"step-2\" is missing"),
      ("id=\"line--first\"", "id=\"line\"", "edge \"line--first\" is missing"),
    ])
  func judged(text: String, other: String, sentence: String) throws {
    let diagram = Self.session()
    let dot = diagram.dot()
    try GraphvizJudge.check(dot, against: diagram)
    let error = #expect(throws: GraphvizError.self) {
      try GraphvizJudge.check(dot.replacing(text, with: other), against: diagram)
    }
    #expect("\(try #require(error))".contains(sentence))
  }
}
