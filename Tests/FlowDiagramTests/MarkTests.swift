import CustomDump
import FlowDiagram
import FlowGraph
import FlowTrace
import Testing

@testable import FlowVerdicts

@Suite("Marks")
struct MarkTests {
  private static let visit = FlowGraph.Name(type: "RayPets.PetAppointmentBuilderCoordinator")
  private static let home = FlowGraph.Name(type: "RayPets.HomeViewController")

  private func marks(_ cause: FlowGraph.Transition? = nil) -> DiagramMarks {
    var marks = DiagramMarks()
    marks.mark(coordinator: Self.visit, as: .zombie, causedBy: cause.map { [$0] } ?? [])
    marks.mark(coordinator: Self.visit, as: .finishedTwice)
    marks.mark(screen: Self.home, as: .leakedScreen)
    return marks
  }

  @Test("A finding marks its subject, a screen or a coordinator; a note marks nothing")
  func verdicts() {
    func verdict(
      _ kind: Verdict.Kind, _ subject: FlowGraph.Name, _ gravity: Verdict.Gravity = .finding
    ) -> Verdict {
      Verdict(
        id: "", kind: kind, gravity: gravity, subject: subject,
        cause: .init(kind: nil, trigger: "", from: nil, to: nil, by: .app),
        transitions: [], path: .init(steps: []), objects: [], count: 1)
    }
    var expected = DiagramMarks()
    expected.mark(coordinator: Self.visit, as: .zombie)
    expected.mark(screen: Self.home, as: .leakedScreen)
    #expect(
      DiagramMarks([verdict(.zombie, Self.visit), verdict(.leakedScreen, Self.home)]) == expected)
    #expect(DiagramMarks([verdict(.zombie, Self.visit, .note)]).isEmpty)
  }

  @Test("A mark is drawn in words and by shape where it was found", arguments: DiagramView.allCases)
  func found(view: DiagramView) throws {
    let diagram = Diagram.make(
      from: SampleGraphs.rayPets, view: view, options: .init(marks: marks())
    ).diagram
    let labels = Labels(of: diagram)
    let dot = diagram.dot().split(separator: "\n")
    let words = ["PetAppointmentBuilderCoordinator", "! zombie  ! finished twice"]
    switch view {
    case .map:
      let cluster = try #require(diagram.clusters.first { !$0.marks.isEmpty })
      #expect(labels.card(of: cluster).lines == words)
      #expect(cluster.marks == [.init(.zombie), .init(.finishedTwice)])
    case .hierarchy:
      let coordinator = try #require(diagram.nodes.first { !$0.marks.isEmpty })
      #expect(labels.card(of: coordinator).lines.starts(with: words))
      let screen = diagram.nodes.flatMap { labels.card(of: $0).lines }.first {
        $0.hasPrefix("Home ")
      }
      #expect(screen == "Home  ! leaked")
    case .flow: break
    }
    guard view != .hierarchy else { return }
    let screen = try #require(diagram.nodes.first { $0.id == "screen-HomeViewController" })
    #expect(labels.card(of: screen).lines.starts(with: ["Home", "! leaked"]))
    #expect(screen.marks == [.init(.leakedScreen)])
    let place = try #require(dot.firstIndex { $0.contains("\"screen-HomeViewController\" [") })
    let end = try #require(dot[place...].first { $0.contains("</table>>") })
    #expect(end.contains("penwidth=\"2.0\", style=\"rounded,filled,dashed\""))
  }

  /// Returns the rows with marks: the screen, and the lines of the row.
  private func markedRows(_ diagram: Diagram) -> [String] {
    let labels = Labels(of: diagram)
    return diagram.nodes.flatMap { node in
      zip(node.actions, labels.card(of: node).rows.suffix(node.actions.count))
        .filter { action, _ in action.targets.contains { !$0.marks.isEmpty } }
        .map { "\(node.name): \($1.lines.joined(separator: " / "))" }
    }
  }

  @Test("A mark is on the transition that caused it, which is a row even if it is a plain back")
  func cause() throws {
    let swipe = try #require(
      SampleGraphs.rayPets.transitions.first {
        $0.trigger == "swipe down" && $0.from?.type == "RayPets.SelectVisitTypeViewController"
      })
    let graph = SampleGraphs.rayPets
    for backs in [Backs.none, .rows] {
      let options = DiagramOptions(backs: backs, marks: marks(swipe))
      expectNoDifference(
        markedRows(Diagram.make(from: graph, options: options).diagram),
        ["SelectVisitType: swipe down  × Home / ! zombie"])
    }
    let lines = Diagram.make(from: graph, options: .init(backs: .edges, marks: marks(swipe)))
      .diagram
    let edge = try #require(lines.edges.first { !$0.marks.isEmpty })
    #expect(edge.role == .dismiss && edge.marks == [.init(.zombie)])
    let flow = Diagram.make(from: graph, view: .flow, options: .init(marks: marks(swipe))).diagram
    #expect(markedRows(flow).first?.hasSuffix("! zombie: / PetAppointmentBuilder") == true)
  }

  @Test("Triggers that caused the same share a row, apart from those that did not")
  func apart() throws {
    let first = FlowGraph.Name(type: "App.First")
    let second = FlowGraph.Name(type: "App.Second")
    func tap(_ trigger: String) -> FlowGraph.Transition {
      .init(from: first, to: second, kind: .push, trigger: trigger, by: .app)
    }
    let taps = ["a", "b", "c", "d", "e"].map(tap)
    var marks = DiagramMarks()
    marks.mark(screen: first, as: .leakedScreen, causedBy: [taps[1]])
    marks.mark(screen: first, as: .leakedScreen, causedBy: [taps[2]])
    marks.mark(screen: second, as: .leakedScreen, causedBy: [taps[3]])
    let graph = FlowGraph(app: "App", transitions: taps)
    let diagram = Diagram.make(from: graph, view: .flow, options: .init(marks: marks)).diagram
    expectNoDifference(
      diagram.edges.map { "\($0.id): \(diagram.label(of: $0).replacing("\n", with: ", "))" },
      [
        "push--screen-First--screen-Second: a, e",
        "push--screen-First--screen-Second--leaked-screen-First: b, c, ! leaked",
        "push--screen-First--screen-Second--leaked-screen-Second: d, ! leaked: Second",
      ])
    expectNoDifference(
      markedRows(diagram), ["First: b / c  ! leaked", "First: d  ! leaked: Second"])
  }

  @Test("Marks of one kind share a line, and name coordinators without their ending if it is clear")
  func lines() {
    let list = FlowGraph.Name(type: "App.ListViewController")
    let tap = FlowGraph.Transition(
      from: list, to: list, kind: .push, trigger: "tap", by: .app)
    let names = ["App.Cart", "App.CartCoordinator", "App.ListCoordinator"]
      .map { FlowGraph.Name(type: $0) }
    var marks = DiagramMarks()
    for name in names { marks.mark(coordinator: name, as: .zombie, causedBy: [tap]) }
    marks.mark(screen: list, as: .leakedScreen, causedBy: [tap])
    let graph = FlowGraph(app: "App", coordinators: names, transitions: [tap])
    let diagram = Diagram.make(from: graph, view: .flow, options: .init(marks: marks)).diagram
    expectNoDifference(
      Labels(of: diagram, isWrapped: false).card(of: diagram.nodes[0]).lines,
      ["List", "! leaked", "tap  → List  ! zombie: Cart, CartCoordinator, List  ! leaked"])
  }

  @Test("A mark on a row names no coordinator whose cluster is around it")
  func around() {
    let page = FlowGraph.Name(type: "App.Page")
    let back = FlowGraph.Transition(
      from: page, to: .init(type: "App.List"), kind: .pop, trigger: "tap", by: .app)
    let (flow, other) = (FlowGraph.Name(type: "App.Flow"), FlowGraph.Name(type: "App.Other"))
    let graph = FlowGraph(
      app: "App", coordinators: [other], presents: [.init(coordinator: flow, screen: page)],
      transitions: [back])
    func row(_ subjects: FlowGraph.Name...) -> [String] {
      var marks = DiagramMarks()
      for subject in subjects { marks.mark(coordinator: subject, as: .zombie, causedBy: [back]) }
      marks.mark(coordinator: other, as: .zombie)
      marks.mark(coordinator: flow, as: .zombie)
      return markedRows(Diagram.make(from: graph, options: .init(marks: marks)).diagram)
    }
    expectNoDifference(row(flow), ["Page: tap  ← List  ! zombie"])
    expectNoDifference(row(flow, other), ["Page: tap  ← List / ! zombie: Flow, Other"])
  }

  @Test("No marks change nothing")
  func none() {
    let graph = SampleGraphs.rayPets
    #expect(DiagramMarks().isEmpty)
    #expect(
      Diagram.make(from: graph, options: .init(marks: .init())).diagram
        == Diagram.make(from: graph).diagram)
  }

  @Test("A collapsed coordinator counts the marks of what it hides, apart from its own")
  func collapsed() {
    let home = FlowGraph.Name(type: "RayPets.HomeCoordinator")
    var marks = marks()
    func shown() -> [Diagram.Mark]? {
      Diagram.make(from: SampleGraphs.rayPets, options: .init(collapsed: [home], marks: marks))
        .diagram.nodes.first { $0.role == .coordinator }?.marks
    }
    let inside = Diagram.Mark.Subject.inside(1)
    #expect(
      shown() == [
        .init(.zombie, subject: inside), .init(.leakedScreen, subject: inside),
        .init(.finishedTwice, subject: inside),
      ])
    marks.mark(coordinator: home, as: .zombie)
    #expect(shown()?.first == .init(.zombie))
  }
}
