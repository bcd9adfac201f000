import FlowGenerators
import FlowGraph
import FlowGraphTestSupport
import TestSupport
import Testing

@testable import FlowDiagram

@Suite("The places of a hierarchy")
struct TreePlacementTests {
  private static func placement(of diagram: Diagram, theme: DiagramTheme = .default) -> Placement {
    Placement(of: diagram, Labels(of: diagram), theme)!
  }

  /// A hierarchy of coordinators that own one another at random, in circles too, and show screens.
  private static func hierarchy(seed: Int) -> Diagram {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...40, using: &random)
    let names = (0..<count).map { FlowGraph.Name(type: "App.Flow\($0)Coordinator") }
    let links = (0..<Int.random(in: 0...(2 * count), using: &random)).map { _ in
      FlowGraph.Link(
        parent: names.randomElement(using: &random)!, child: names.randomElement(using: &random)!)
    }
    let screens = (0..<Int.random(in: 0...(2 * count), using: &random)).map {
      FlowGraph.Name(type: "App.Screen\($0)ViewController")
    }
    let presents = screens.dropLast(screens.count / 8).map {
      FlowGraph.Presentation(coordinator: names.randomElement(using: &random)!, screen: $0)
    }
    let graph = FlowGraph(
      app: "App", coordinators: names, screens: screens, links: links, presents: presents)
    return Diagram.make(from: graph, view: .hierarchy).diagram
  }

  @Test("No two cards of a hierarchy overlap", arguments: 1...60)
  func overlaps(seed: Int) {
    let boxes = Self.placement(of: Self.hierarchy(seed: seed)).nodes
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] {
        let isApart =
          box.minX >= other.maxX || other.minX >= box.maxX || box.minY >= other.maxY
          || other.minY >= box.maxY
        #expect(isApart, "\(box) \(other)")
      }
    }
  }

  @Test(
    "A child stands below its parent, to the right, and after its siblings", arguments: 1...60)
  func order(seed: Int) {
    let diagram = Self.hierarchy(seed: seed)
    let boxes = Self.placement(of: diagram).nodes
    let numbers = TextNumbers(diagram.nodes.map(\.id))
    var last: [Int: Placement.Box] = [:]
    for edge in diagram.edges {
      let (parent, child) = (numbers[edge.tail]!, numbers[edge.head]!)
      #expect(parent < child)
      #expect(boxes[child].minX > boxes[parent].minX)
      #expect(boxes[child].minY > boxes[parent].maxY)
      if let sibling = last[parent] {
        let isBelow = boxes[child].minX == sibling.minX && boxes[child].minY > sibling.maxY
        let isRight = boxes[child].minX > sibling.maxX
        #expect(isBelow || isRight)
      }
      last[parent] = boxes[child]
    }
  }

  @Test("Every coordinator has one edge from the one above it, unless none is", arguments: 1...60)
  func edges(seed: Int) {
    let diagram = Self.hierarchy(seed: seed)
    let heads = diagram.edges.map(\.head)
    #expect(Set(heads).count == heads.count)
    #expect(diagram.edges.allSatisfy { [.link, .guide].contains($0.role) })
  }

  @Test("The lines of a hierarchy are level or upright, and cross no card", arguments: 1...60)
  func lines(seed: Int) {
    let diagram = Self.hierarchy(seed: seed)
    let placement = Self.placement(of: diagram)
    let numbers = TextNumbers(diagram.nodes.map(\.id))
    for (edge, line) in zip(diagram.edges, placement.edges) {
      let (parent, child) = (numbers[edge.tail]!, numbers[edge.head]!)
      #expect(line.corners.first?.y == placement.nodes[parent].maxY)
      #expect(line.corners.last?.x == placement.nodes[child].minX)
      for (start, end) in zip(line.corners, line.corners.dropFirst()) {
        #expect(start.x == end.x || start.y == end.y)
        for box in placement.nodes {
          let isOutside =
            max(start.x, end.x) <= box.minX || min(start.x, end.x) >= box.maxX
            || max(start.y, end.y) <= box.minY || min(start.y, end.y) >= box.maxY
          #expect(isOutside, "\(edge.id) \(start) \(end) \(box)")
        }
      }
    }
  }

  @Test("A hierarchy of any breadth fits a page", arguments: [1, 2, 3, 7, 40, 300])
  func breadth(count: Int) {
    let children = (0..<count).map { "Child\($0)Coordinator" }.joined(separator: ", ")
    let graph = FlowGraph.make("App", links: ["RootCoordinator > \(children)"])
    let diagram = Diagram.make(from: graph, view: .hierarchy).diagram
    let boxes = Self.placement(of: diagram).nodes
    #expect(boxes.count == count + 1)
    #expect(boxes.map(\.maxX).max()! <= 830)
    // One column as long as it is short.
    #expect((Set(boxes.dropFirst().map(\.minX)).count > 1) == (count > 7))
  }

  @Test("A theme's distances are those of the tree")
  func distances() {
    var theme = DiagramTheme.default
    theme.graph.nodeSpacing = 1
    theme.graph.rankSpacing = 2
    let graph = FlowGraph.make("App", links: ["ACoordinator > BCoordinator"])
    let boxes = Self.placement(
      of: Diagram.make(from: graph, view: .hierarchy).diagram, theme: theme
    ).nodes
    #expect(boxes[1].minY - boxes[0].maxY == 72)
    #expect(boxes[1].minX - boxes[0].minX == 144)
  }
}
