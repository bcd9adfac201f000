import CustomDump
import FlowDiagram
import FlowGraph
import FlowTrace
import Testing

@Suite("Marks")
struct MarkTests {
  private static let visit = FlowGraph.Name(type: "RayPets.PetAppointmentBuilderCoordinator")
  private static let home = FlowGraph.Name(type: "RayPets.HomeViewController")

  private func marks(_ cause: FlowGraph.Transition? = nil) -> DiagramMarks {
    var marks = DiagramMarks()
    marks.mark(coordinator: Self.visit, as: .zombie, causedBy: cause)
    marks.mark(coordinator: Self.visit, as: .finishedTwice)
    marks.mark(screen: Self.home, as: .leaked)
    return marks
  }

  @Test("stand in words and by shape where they were found", arguments: DiagramView.allCases)
  func found(view: DiagramView) throws {
    let diagram = Diagram.make(
      from: SampleGraphs.rayPets, view: view, options: .init(marks: marks())
    ).diagram
    let screen = try #require(diagram.nodes.first { $0.id == "screen-HomeViewController" })
    #expect(screen.label == "Home\n! leaked")
    #expect(screen.marks == [.init(.leaked)])
    let label = "PetAppointmentBuilderCoordinator\n! zombie\n! finished twice"
    switch view {
    case .map:
      let cluster = diagram.clusters.first { !$0.marks.isEmpty }
      #expect(cluster?.label == label)
      #expect(cluster?.marks == [.init(.zombie), .init(.finishedTwice)])
    case .hierarchy:
      #expect(diagram.nodes.filter { $0.role == .coordinator }.map(\.label).contains(label))
    case .flow: break
    }
    for theme in [DiagramTheme.default, .mono] {
      let line = diagram.dot(theme: theme).split(separator: "\n")
        .first { $0.contains("\"screen-HomeViewController\" [") }
      #expect(line?.contains("penwidth=\"3.0\", style=\"filled,dashed\"") == true)
    }
  }

  @Test("stand on what caused them, and draw it even if it is a plain way back")
  func cause() throws {
    let swipe = try #require(
      SampleGraphs.rayPets.transitions.first {
        $0.trigger == "swipe down" && $0.from?.type == "RayPets.SelectVisitTypeViewController"
      })
    let graph = SampleGraphs.rayPets
    let (marked, _) = Diagram.make(from: graph, options: .init(marks: marks(swipe)))
    let edges = marked.edges.filter { !$0.marks.isEmpty }
    #expect(edges.count == 1)
    #expect(edges.first?.role == .dismiss)
    // The others of the sheet stay together, and go the same way as what is marked.
    #expect(
      edges.first?.label == "swipe down\n! zombie", "\(edges.first?.label ?? "")")
    #expect(edges.first?.marks == [.init(.zombie)])
    let flow = Diagram.make(from: graph, view: .flow, options: .init(marks: marks(swipe))).diagram
    #expect(flow.edges.flatMap(\.marks) == [.init(.zombie, subject: "PetAppointmentBuilder")])

    let list = FlowGraph.Name(type: "App.List")
    let page = FlowGraph.Name(type: "App.Page")
    let back = FlowGraph.Transition(
      from: page, to: list, kind: .pop, trigger: "back", by: .system)
    let plain = FlowGraph(
      app: "App",
      transitions: [
        .init(from: list, to: page, kind: .push, trigger: "tap", by: .app), back,
      ])
    var marks = DiagramMarks()
    marks.mark(screen: page, as: .leaked, causedBy: back)
    #expect(Diagram.make(from: plain, view: .flow).diagram.edges.map(\.role) == [.push])
    let drawn = Diagram.make(from: plain, view: .flow, options: .init(marks: marks)).diagram
    #expect(drawn.edges.map(\.label) == ["tap", "back\n! leaked"])
  }

  @Test("of all the ways to swipe down a sheet stand on the one arrow for them")
  func sheet() {
    let graph = SampleGraphs.rayPets
    var marks = DiagramMarks()
    for transition in graph.transitions where transition.trigger == "swipe down" {
      marks.mark(coordinator: Self.visit, as: .zombie, causedBy: transition)
    }
    let diagram = Diagram.make(from: graph, options: .init(marks: marks)).diagram
    #expect(
      diagram.edges.filter { !$0.marks.isEmpty }.map(\.label) == [
        "swipe down\nfrom 4 screens\n! zombie"
      ])
  }

  @Test("stand on an arrow of what caused the same, apart from what did not")
  func apart() throws {
    let first = FlowGraph.Name(type: "App.First")
    let second = FlowGraph.Name(type: "App.Second")
    func tap(_ trigger: String) -> FlowGraph.Transition {
      .init(from: first, to: second, kind: .push, trigger: trigger, by: .app)
    }
    let taps = ["a", "b", "c", "d", "e"].map(tap)
    var marks = DiagramMarks()
    marks.mark(screen: first, as: .leaked, causedBy: taps[1])
    marks.mark(screen: first, as: .leaked, causedBy: taps[2])
    marks.mark(screen: second, as: .leaked, causedBy: taps[3])
    let graph = FlowGraph(app: "App", transitions: taps)
    let edges = Diagram.make(from: graph, view: .flow, options: .init(marks: marks)).diagram.edges
    expectNoDifference(
      edges.map { "\($0.id): \($0.label.replacing("\n", with: ", "))" },
      [
        "push--screen-First--screen-Second: a, e",
        "push--screen-First--screen-Second--leaked-screen-First: b, c, ! leaked: First",
        "push--screen-First--screen-Second--leaked-screen-Second: d, ! leaked: Second",
      ])
  }

  @Test("of one kind share a line, and name coordinators without their ending if it is clear")
  func lines() {
    let list = FlowGraph.Name(type: "App.ListViewController")
    let tap = FlowGraph.Transition(
      from: list, to: list, kind: .push, trigger: "tap", by: .app)
    let names = ["App.Cart", "App.CartCoordinator", "App.ListCoordinator"]
      .map { FlowGraph.Name(type: $0) }
    var marks = DiagramMarks()
    for name in names { marks.mark(coordinator: name, as: .zombie, causedBy: tap) }
    marks.mark(screen: list, as: .leaked, causedBy: tap)
    let graph = FlowGraph(app: "App", coordinators: names, transitions: [tap])
    let (diagram, _) = Diagram.make(
      from: graph, view: .flow, options: .init(wrapsLabels: false, marks: marks))
    expectNoDifference(
      diagram.edges.map(\.label),
      ["tap\n! zombie: Cart, CartCoordinator, List\n! leaked"])
  }

  @Test("change nothing where there are none")
  func none() {
    let graph = SampleGraphs.rayPets
    #expect(DiagramMarks().isEmpty)
    #expect(
      Diagram.make(from: graph, options: .init(marks: .init())).diagram
        == Diagram.make(from: graph).diagram)
  }

  @Test("of what a collapsed coordinator hides stand on its box, apart from its own")
  func collapsed() {
    let home = FlowGraph.Name(type: "RayPets.HomeCoordinator")
    var marks = marks()
    func shown() -> [Diagram.Mark]? {
      Diagram.make(from: SampleGraphs.rayPets, options: .init(collapsed: [home], marks: marks))
        .diagram.nodes.first { $0.role == .coordinator }?.marks
    }
    let inside = "1 inside"
    #expect(
      shown() == [
        .init(.zombie, subject: inside), .init(.leaked, subject: inside),
        .init(.finishedTwice, subject: inside),
      ])
    marks.mark(coordinator: home, as: .zombie)
    #expect(shown()?.first == .init(.zombie))
  }
}
