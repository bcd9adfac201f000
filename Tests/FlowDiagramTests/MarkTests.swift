import CustomDump
import FlowDiagram
import FlowGraph
import FlowTrace
import FlowVerdicts
import Testing

@Suite("Marks")
struct MarkTests {
  private static let visit = FlowGraph.Name(type: "RayPets.PetAppointmentBuilderCoordinator")
  private static let home = FlowGraph.Name(type: "RayPets.HomeViewController")

  private func marks(_ cause: FlowGraph.Transition? = nil) -> DiagramMarks {
    var marks = DiagramMarks()
    marks.mark(coordinator: Self.visit, as: .zombie, causedBy: cause)
    marks.mark(coordinator: Self.visit, as: .finishedTwice)
    marks.mark(screen: Self.home, as: .leakedScreen)
    return marks
  }

  @Test("A mark is drawn in words and by shape where it was found", arguments: DiagramView.allCases)
  func found(view: DiagramView) throws {
    let diagram = Diagram.make(
      from: SampleGraphs.rayPets, view: view, options: .init(marks: marks())
    ).diagram
    let screen = try #require(diagram.nodes.first { $0.id == "screen-HomeViewController" })
    #expect(diagram.label(of: screen) == "Home\n! leaked")
    #expect(screen.marks == [.init(.leakedScreen)])
    let label = "PetAppointmentBuilderCoordinator\n! zombie\n! finished twice"
    switch view {
    case .map:
      let cluster = diagram.clusters.first { !$0.marks.isEmpty }
      #expect(cluster.map(diagram.label(of:)) == label)
      #expect(cluster?.marks == [.init(.zombie), .init(.finishedTwice)])
    case .hierarchy:
      #expect(
        diagram.nodes.filter { $0.role == .coordinator }.map(diagram.label(of:)).contains(label))
    case .flow: break
    }
    for theme in [DiagramTheme.default, .mono] {
      let line = diagram.dot(theme: theme).split(separator: "\n")
        .first { $0.contains("\"screen-HomeViewController\" [") }
      #expect(line?.contains("penwidth=\"3.0\", style=\"filled,dashed\"") == true)
    }
  }

  @Test("A mark is on the transition that caused it, which is drawn even if it is a plain back")
  func cause() throws {
    let swipe = try #require(
      SampleGraphs.rayPets.transitions.first {
        $0.trigger == "swipe down" && $0.from?.type == "RayPets.SelectVisitTypeViewController"
      })
    let graph = SampleGraphs.rayPets
    let marked = Diagram.make(from: graph, options: .init(marks: marks(swipe))).diagram
    let edges = marked.edges.filter { !$0.marks.isEmpty }
    #expect(edges.count == 1)
    #expect(edges.first?.role == .dismiss)
    // The others of the sheet stay together, and go the same way as what is marked.
    #expect(edges.first.map(marked.label(of:)) == "swipe down\n! zombie")
    #expect(edges.first?.marks == [.init(.zombie)])
    let flow = Diagram.make(from: graph, view: .flow, options: .init(marks: marks(swipe))).diagram
    #expect(
      flow.edges.flatMap(\.marks) == [.init(.zombie, subject: .name("PetAppointmentBuilder"))])

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
    marks.mark(screen: page, as: .leakedScreen, causedBy: back)
    #expect(Diagram.make(from: plain, view: .flow).diagram.edges.map(\.role) == [.push])
    let drawn = Diagram.make(from: plain, view: .flow, options: .init(marks: marks)).diagram
    #expect(drawn.edgeLabels == ["tap", "back\n! leaked"])
  }

  @Test("The marks of all swipes of a sheet are on the one edge for them")
  func sheet() {
    let graph = SampleGraphs.rayPets
    var marks = DiagramMarks()
    for transition in graph.transitions where transition.trigger == "swipe down" {
      marks.mark(coordinator: Self.visit, as: .zombie, causedBy: transition)
    }
    let diagram = Diagram.make(from: graph, options: .init(marks: marks)).diagram
    #expect(
      diagram.edges.filter { !$0.marks.isEmpty }.map(diagram.label(of:)) == [
        "swipe down\nfrom 4 screens\n! zombie"
      ])
  }

  @Test("Transitions that caused the same share an edge, apart from those that did not")
  func apart() throws {
    let first = FlowGraph.Name(type: "App.First")
    let second = FlowGraph.Name(type: "App.Second")
    func tap(_ trigger: String) -> FlowGraph.Transition {
      .init(from: first, to: second, kind: .push, trigger: trigger, by: .app)
    }
    let taps = ["a", "b", "c", "d", "e"].map(tap)
    var marks = DiagramMarks()
    marks.mark(screen: first, as: .leakedScreen, causedBy: taps[1])
    marks.mark(screen: first, as: .leakedScreen, causedBy: taps[2])
    marks.mark(screen: second, as: .leakedScreen, causedBy: taps[3])
    let graph = FlowGraph(app: "App", transitions: taps)
    let diagram = Diagram.make(from: graph, view: .flow, options: .init(marks: marks)).diagram
    expectNoDifference(
      diagram.edges.map { "\($0.id): \(diagram.label(of: $0).replacing("\n", with: ", "))" },
      [
        "push--screen-First--screen-Second: a, e",
        "push--screen-First--screen-Second--leaked-screen-First: b, c, ! leaked: First",
        "push--screen-First--screen-Second--leaked-screen-Second: d, ! leaked: Second",
      ])
  }

  @Test("Marks of one kind share a line, and name coordinators without their ending if it is clear")
  func lines() {
    let list = FlowGraph.Name(type: "App.ListViewController")
    let tap = FlowGraph.Transition(
      from: list, to: list, kind: .push, trigger: "tap", by: .app)
    let names = ["App.Cart", "App.CartCoordinator", "App.ListCoordinator"]
      .map { FlowGraph.Name(type: $0) }
    var marks = DiagramMarks()
    for name in names { marks.mark(coordinator: name, as: .zombie, causedBy: tap) }
    marks.mark(screen: list, as: .leakedScreen, causedBy: tap)
    let graph = FlowGraph(app: "App", coordinators: names, transitions: [tap])
    let diagram = Diagram.make(from: graph, view: .flow, options: .init(marks: marks)).diagram
    expectNoDifference(
      diagram.edges.map(Labels(of: diagram, isWrapped: false).text(of:)),
      ["tap\n! zombie: Cart, CartCoordinator, List\n! leaked"])
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
