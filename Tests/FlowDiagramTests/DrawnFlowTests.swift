import CustomDump
import FlowChanges
import FlowDiagram
import FlowGraph
import FlowTrace
import FlowVerdicts
import Testing

/// Reading a drawing back may tell too little, never anything that is not so.
@Suite("A flow that is read back from its drawing or its baseline")
struct DrawnFlowTests {
  enum Format: CaseIterable {
    case dot, mermaid, outline

    func text(of graph: FlowGraph, _ view: DiagramView) throws -> String {
      var options = DiagramOptions()
      options.wrapsLabels = self != .outline
      let diagram = Diagram.make(from: graph, view: view, options: options).diagram
      return switch self {
      case .dot: diagram.addingLegend().dot()
      case .mermaid: try diagram.mermaid()
      case .outline: diagram.outline()
      }
    }

    func read(_ text: String) -> DrawnFlow {
      switch self {
      case .dot: DrawnFlow(dot: text)
      case .mermaid: DrawnFlow(mermaid: text)
      case .outline: DrawnFlow(outline: text)
      }
    }

    /// What changed since an old drawing was made; nil where it does not tell, or is the same.
    func sentences(from old: FlowGraph, to new: FlowGraph, _ view: DiagramView) throws -> [String]?
    {
      let was = read(try text(of: old, view))
      guard was != read(try text(of: new, view)) else { return nil }
      return try was.flows(before: new, drawn: read(try text(of: new, view)))
        .first { read(try text(of: $0, view)) == was }
        .map { FlowDiff(from: $0, to: new).sentences }
    }
  }

  private static let graphs = [
    SampleGraphs.howToCode, SampleGraphs.rayPets, SampleGraphs.shop, SampleGraphs.kanji,
  ]

  /// The graph with another transition in the place of one, or with none.
  private static func replace(
    _ transition: FlowGraph.Transition, in graph: FlowGraph, with other: FlowGraph.Transition?
  ) -> FlowGraph {
    FlowGraph(
      app: graph.app, launches: graph.launches, coordinators: graph.coordinators,
      screens: graph.screens, links: graph.links, presents: graph.presents,
      transitions: graph.transitions.compactMap { $0 == transition ? other : $0 })
  }

  @Test(
    "says of each forward transition that becomes another what became of it",
    arguments: Format.allCases)
  func changed(format: Format) throws {
    var (told, untold) = (0, 0)
    for new in Self.graphs {
      for transition in new.transitions where [.push, .present].contains(transition.kind) {
        var kind = transition
        kind.kind = transition.kind == .push ? .present : .push
        var trigger = transition
        trigger.trigger = "tap \"Something \\ \"else\" & more than fits on one line\""
        // What stands beside others that differ in a number is not seen to go.
        let isNumbered = transition.trigger.contains(where: \.isNumber)
        for former in isNumbered ? [kind] : [kind, trigger] {
          let old = Self.replace(transition, in: new, with: former)
          guard let sentences = try format.sentences(from: old, to: new, .map) else {
            untold += 1
            continue
          }
          told += 1
          expectNoDifference(sentences, FlowDiff(from: old, to: new).sentences)
        }
      }
    }
    #expect(told > 4 * untold, "\(told) told, \(untold) not")
  }

  @Test(
    "says of each forward transition that is gone or new that it is",
    arguments: Format.allCases)
  func gone(format: Format) throws {
    var (told, untold) = (0, 0)
    for graph in Self.graphs {
      for transition in graph.transitions where [.push, .present].contains(transition.kind) {
        let without = Self.replace(transition, in: graph, with: nil)
        // Who was responsible for what is gone, no drawing says.
        var unknown = transition
        unknown.by = .unknown
        let before = Self.replace(transition, in: graph, with: unknown)
        for (old, new, claimed) in [(graph, without, before), (without, graph, without)] {
          guard let sentences = try format.sentences(from: old, to: new, .map) else {
            untold += 1
            continue
          }
          told += 1
          expectNoDifference(sentences, FlowDiff(from: claimed, to: new).sentences)
        }
      }
    }
    #expect(told > 2 * untold, "\(told) told, \(untold) not")
  }

  @Test("is told by a baseline with triggers as by the two flows themselves")
  func baselines() {
    for new in Self.graphs {
      for transition in new.transitions where [.push, .present].contains(transition.kind) {
        var kind = transition
        kind.kind = transition.kind == .push ? .present : .push
        var trigger = transition
        trigger.trigger = "tap \"Something else\""
        for former in [kind, trigger, nil] {
          let old = Self.replace(transition, in: new, with: former)
          let drift = BaselineDrift(
            from: FlowBaseline(of: old, detail: .triggers), to: new, file: "app.baseline")
          expectNoDifference(drift.sentences, FlowDiff(from: old, to: new).sentences)
          let back = BaselineDrift(
            from: FlowBaseline(of: new, detail: .triggers), to: old, file: "app.baseline")
          expectNoDifference(back.sentences, FlowDiff(from: new, to: old).sentences)
        }
      }
    }
  }

  @Test("is told by its numbers where they are drawn, and not where one stands for several")
  func numbers() throws {
    func items(_ numbers: Int...) -> FlowGraph {
      FlowGraph.make(
        "Shop", presents: ["Flow > List, Item"],
        transitions: (["root . > List | launch | Flow"]
          + numbers.map { "push List > Item | tap \"Item \($0)\" | Flow" })
          .joined(separator: "\n"))
    }
    let (one, both) = (items(1), items(1, 2))
    expectNoDifference(
      try Format.dot.sentences(from: one, to: both, .map),
      [#"New by Flow: push List → Item on tap "Item 2"."#])
    expectNoDifference(try Format.dot.sentences(from: both, to: one, .map), nil)
  }

  @Test("is the same by DOT as by Mermaid", arguments: DiagramView.allCases)
  func formats(view: DiagramView) throws {
    for graph in SampleGraphs.all {
      let dot = DrawnFlow(dot: try Format.dot.text(of: graph, view))
      let mermaid = DrawnFlow(mermaid: try Format.mermaid.text(of: graph, view))
      #expect(dot == mermaid, "\(graph.app)")
    }
  }

  @Test("of anything else shows nothing, and ends")
  func noise() {
    for text in ["", "}", "}\n}\nend\nend", "\"a\" -> \"b\" [id=", "subgraph x[", "Screen "] {
      for format in Format.allCases {
        #expect(format.read("\(text)\n") == DrawnFlow(dot: ""), "\(text)")
      }
    }
  }
}
