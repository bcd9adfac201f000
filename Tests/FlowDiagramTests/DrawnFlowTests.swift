import CustomDump
import FlowChanges
import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import FlowTrace
import FlowVerdicts
import Testing

/// Reading a drawing back may show too little, never anything that is not so.
@Suite("A flow that is read back from its drawing or its baseline")
struct DrawnFlowTests {
  enum Format: CaseIterable {
    case dot, mermaid, outline

    func text(of graph: FlowGraph, _ view: DiagramView) throws -> String {
      let diagram = Diagram.make(from: graph, view: view).diagram
      return try drawnFormat.text(of: self == .dot ? diagram.addingLegend() : diagram)
    }

    var drawnFormat: any DrawnFormat {
      switch self {
      case .dot: DOTFormat.dot
      case .mermaid: MermaidFormat.mermaid
      case .outline: OutlineFormat.outline
      }
    }

    func read(_ text: String) -> DrawnFlow { drawnFormat.drawnFlow(in: text) }

    /// Returns what changed since an old drawing was made; nil where it does not show, or nothing changed.
    func sentences(from old: FlowGraph, to new: FlowGraph, _ view: DiagramView) throws -> [String]?
    {
      let was = try text(of: old, view)
      guard read(was) != read(try text(of: new, view)) else { return nil }
      return drawnFormat.flow(writtenAs: was, before: new) { try text(of: $0, view) }
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

  /// Every forward transition of the graphs.
  private static let forwards = graphs.flatMap { graph in
    graph.transitions.filter { [.push, .present].contains($0.kind) }.map { (graph, $0) }
  }

  /// The transition with the other of the two forward kinds.
  private static func otherKind(_ transition: FlowGraph.Transition) -> FlowGraph.Transition {
    var other = transition
    other.kind = transition.kind == .push ? .present : .push
    return other
  }

  /// A change from `old` to `new`; a drawing of `old` shows no more of it than `claimed` does.
  private struct Change {
    var old: FlowGraph
    var new: FlowGraph
    var claimed: FlowGraph
  }

  /// Expects old drawings to show what changed, and `ratio` times as many of them as show nothing.
  private func expectShown(_ changes: [Change], as format: Format, ratio: Int) throws {
    let shown = try changes.filter { change in
      guard let sentences = try format.sentences(from: change.old, to: change.new, .map) else {
        return false
      }
      expectNoDifference(sentences, FlowDiff(from: change.claimed, to: change.new).sentences)
      return true
    }
    let missed = changes.count - shown.count
    #expect(shown.count > ratio * missed, "\(shown.count) shown, \(missed) not")
  }

  @Test(
    "An old drawing shows what each changed forward transition was",
    arguments: Format.allCases)
  func changed(format: Format) throws {
    let changes = Self.forwards.flatMap { new, transition in
      var trigger = transition
      trigger.trigger = "tap \"Something \\ \"else\" & more than fits on one line\""
      // What stands beside others that differ in a number is not seen to go.
      let isNumbered = transition.trigger.contains(where: \.isNumber)
      var replacing = transition
      replacing.kind = .replace
      let kinds = [Self.otherKind(transition), replacing]
      return (kinds + (isNumbered ? [] : [trigger])).map { former in
        let old = Self.replace(transition, in: new, with: former)
        return Change(old: old, new: new, claimed: old)
      }
    }
    try expectShown(changes, as: format, ratio: 4)
  }

  @Test(
    "An old drawing shows each forward transition that is gone or new",
    arguments: Format.allCases)
  func gone(format: Format) throws {
    let changes = Self.forwards.flatMap { graph, transition in
      let without = Self.replace(transition, in: graph, with: nil)
      // No drawing shows who was responsible for what is gone.
      var unknown = transition
      unknown.by = .unknown
      let before = Self.replace(transition, in: graph, with: unknown)
      return [
        Change(old: graph, new: without, claimed: before),
        Change(old: without, new: graph, claimed: without),
      ]
    }
    try expectShown(changes, as: format, ratio: 2)
  }

  @Test("A baseline with triggers shows the same changes as the two flows themselves")
  func baselines() {
    for (new, transition) in Self.forwards {
      var trigger = transition
      trigger.trigger = "tap \"Something else\""
      for former in [Self.otherKind(transition), trigger, nil] {
        let old = Self.replace(transition, in: new, with: former)
        for (from, to) in [(old, new), (new, old)] {
          let drift = BaselineDrift(
            from: FlowBaseline(of: from, detail: .triggers), to: to, file: "app.baseline")
          expectNoDifference(drift.sentences, FlowDiff(from: from, to: to).sentences)
        }
      }
    }
  }

  @Test(
    "An old drawing shows a trigger's number where it is drawn, and not where one row stands for several"
  )
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

  @Test("DOT and Mermaid show the same flow", arguments: [DiagramView.map, .flow])
  func formats(view: DiagramView) throws {
    for graph in SampleGraphs.all {
      let dot = Format.dot.read(try Format.dot.text(of: graph, view))
      let mermaid = Format.mermaid.read(try Format.mermaid.text(of: graph, view))
      #expect(dot == mermaid, "\(graph.app)")
    }
  }

  @Test(
    "Rows of a list in a drawing that somebody changed are read or left, however many they claim to be",
    arguments: [
      "9223372036854775807–9223372036854775807", "0–9223372036854775807",
      "-9223372036854775808–9223372036854775807", "9–0",
      String(repeating: "0–9999, ", count: 1_000) + "1",
    ])
  func claimedRows(rows: String) throws {
    let graph = FlowGraph.make(
      "Shop", presents: ["Flow > List, Item"],
      transitions: """
        root . > List | launch | Flow
        push List > Item | select row 7 | Flow
        """)
    for format in Format.allCases {
      let text = try format.text(of: graph, .map)
      let changed = text.replacing("select row 7", with: "select row \(rows)")
      #expect(changed.contains(rows))
      let flow = format.drawnFormat.flow(writtenAs: changed, before: graph) {
        try format.text(of: $0, .map)
      }
      #expect(flow.map { $0.transitions.count } ?? 0 < 20_000)
    }
  }

  @Test("A text that is no drawing shows nothing")
  func noise() {
    for text in ["", "}", "}\n}\nend\nend", "\"a\" -> \"b\" [id=", "subgraph x[", "Screen "] {
      for format in Format.allCases {
        #expect(format.read("\(text)\n") == Format.dot.read(""), "\(text)")
      }
    }
  }
}
