import FlowGraph
import FlowGraphTestSupport
import FlowPaths
import FlowTrace
import FlowVerdicts
import Testing

@testable import FlowDiagram

@Suite("The picture of a sequence")
struct SequencePictureTests {
  /// A graph with the owners of the screens in ``SequenceTests/visit``.
  private static let graph = FlowGraph.make(
    "Vet", links: ["HomeCoordinator > VisitCoordinator"],
    presents: [
      "HomeCoordinator > HomeViewController", "VisitCoordinator > PainViewController",
    ])

  private static func picture(
    of events: [FlowSequence.Event]? = nil, marks: DiagramMarks = .init()
  ) -> Diagram {
    var sequence = SequenceTests.visit
    if let events { sequence.events = events }
    return Diagram.make(of: sequence, in: graph, marks: marks).diagram
  }

  private static func steps(_ diagram: Diagram) -> [String] {
    diagram.edges.filter { $0.id.hasPrefix("step-") }.map { edge in
      let words = edge.rows.map(\.description).joined()
      return "\(edge.tail) \(edge.role) \(edge.head) \(words)"
    }
  }

  @Test(
    "Each transition of a session is an edge, and each step that leads nowhere a loop"
  )
  func steps() {
    let (home, pain, other) = (
      "screen-HomeViewController", "screen-PainViewController", "screen-PainViewController--2"
    )
    #expect(
      Self.steps(Self.picture()) == [
        "entry root \(home) ",
        "\(home) present \(pain) tap \"Schedule\"",
        "\(pain) guide \(pain) select row 1",
        "\(pain) push \(other) timer",
        "\(other) embed \(home) addChild",
        "\(other) tab \(pain) tab \"End\"",
        "\(pain) guide \(pain) swipe back, let go",
        "\(other) pop \(pain) back",
        "\(pain) dismiss \(home) tap \"<b>&amp;; # end\"",
        "\(home) push \(other) timer",
      ])
  }

  @Test(
    "Screens of one name that are there together have a lifeline each"
  )
  func lifelines() {
    let diagram = Self.picture()
    #expect(diagram.nodes.map(\.name) == ["first launch", "Home", "Pain", "Pain 2"])
    let lifelines = diagram.edges.filter { $0.id.hasPrefix("line--") }
    #expect(lifelines.map(\.tail) == diagram.nodes.dropFirst().map(\.id))
    #expect(lifelines.allSatisfy { $0.tail == $0.head && $0.role == .guide })
  }

  @Test("A screen that comes when another of its name has gone shares its lifeline")
  func sharedLifeline() {
    let diagram = Self.picture(of: [
      .transition(.init(from: nil, to: 2, kind: .root, trigger: "launch", by: .app)),
      .transition(.init(from: 2, to: 4, kind: .push, trigger: "a", by: .app)),
      .transition(.init(from: 4, to: 2, kind: .pop, trigger: "back", by: .system)),
      .transition(.init(from: 2, to: 5, kind: .push, trigger: "b", by: .app)),
    ])
    #expect(diagram.nodes.map(\.name) == ["first launch", "Home", "Pain"])
  }

  @Test("Screens stand in the clusters of their coordinators")
  func clusters() {
    let diagram = Self.picture()
    #expect(diagram.clusters.map(\.name) == ["HomeCoordinator", "VisitCoordinator"])
    #expect(
      diagram.nodes.map(\.cluster) == [
        nil, "coordinator-HomeCoordinator", "coordinator-VisitCoordinator",
        "coordinator-VisitCoordinator",
      ])
  }

  @Test("A verdict is marked at the step that caused it and on its coordinator")
  func verdict() {
    let visit = FlowGraph.Name(type: "Vet.VisitCoordinator")
    var marks = DiagramMarks()
    marks.mark(
      coordinator: visit, as: .zombie,
      causedBy: [
        .init(
          from: .init(type: "Vet.PainViewController"), to: .init(type: "Vet.HomeViewController"),
          kind: .dismiss, trigger: "tap \"<b>&amp;; # end\"", by: .coordinator(visit))
      ])
    let diagram = Self.picture(marks: marks)
    let marked = diagram.edges.filter { !$0.marks.isEmpty }
    #expect(marked.map(\.role) == [.dismiss])
    #expect(marked.flatMap(\.marks).map(\.description) == ["! zombie: Visit"])
    #expect(diagram.clusters.map { $0.marks.map(\.kind) } == [[], [.zombie]])
    #expect(Self.picture(of: [], marks: marks).clusters.isEmpty)
  }

  @Test("Places are found in a time that grows with the lifelines", .timeLimit(.minutes(1)))
  func many() throws {
    let numbers = 0..<50_000
    let diagram = Diagram(
      title: "Many", direction: .leftToRight, arrangement: .timeline,
      clusters: numbers.map { .init(id: "c\($0)", name: "C\($0)") },
      nodes: numbers.map { .init(id: "n\($0)", name: "N\($0)", role: .screen, cluster: "c\($0)") })
    let placement = try #require(Placement(of: diagram, Labels(of: diagram), .default))
    #expect(placement.clusters.count == numbers.count)
    for (node, frame) in zip(placement.nodes, placement.clusters) {
      guard frame.box.minX < node.minX, node.maxX < frame.box.maxX else {
        return #expect(Bool(false), "\(node) \(frame)")
      }
    }
  }

  @Test("No word of a sequence touches a line, and steps go down the page")
  func places() throws {
    let diagram = Self.picture()
    let labels = Labels(of: diagram)
    let metrics = CardMetrics(theme: .default)
    let placement = try #require(Placement(of: diagram, labels, .default))
    var last = 0.0
    for (edge, line) in zip(diagram.edges, placement.edges) where edge.id.hasPrefix("step-") {
      let y = line.corners.map(\.y).max() ?? 0
      #expect(y > last)
      last = y
      guard let label = line.label else { continue }
      let size = metrics.size(ofLabel: labels.label(of: edge, in: diagram))
      for side in placement.clusters.flatMap({ [$0.box.minX, $0.box.maxX] }) {
        #expect(abs(side - label.x) >= size.width / 2, "\(edge.id) \(label) \(side)")
      }
      for other in placement.edges {
        for (start, end) in zip(other.corners, other.corners.dropFirst()) {
          let isApart =
            max(start.x, end.x) <= label.x - size.width / 2
            || min(start.x, end.x) >= label.x + size.width / 2
            || max(start.y, end.y) <= label.y - size.height / 2
            || min(start.y, end.y) >= label.y + size.height / 2
          #expect(isApart, "\(edge.id) \(label) \(start) \(end)")
        }
      }
    }
    for (index, box) in placement.nodes.enumerated() {
      for other in placement.nodes[..<index] {
        #expect(box.minX >= other.maxX || box.minY >= other.maxY || other.minY >= box.maxY)
      }
    }
  }
}
