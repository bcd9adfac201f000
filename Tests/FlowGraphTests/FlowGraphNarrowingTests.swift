import FlowGraph
import FlowTrace
import Testing

@Suite("Parts of a graph")
struct FlowGraphNarrowingTests {
  private static func name(_ type: String) -> FlowGraph.Name { .init(type: "App.\(type)") }

  /// Two coordinators under one, three screens in a row, one embedded in the last.
  private static let graph = FlowGraph(
    app: "App", launches: ["first"],
    links: [
      .init(parent: name("Root"), child: name("Left")),
      .init(parent: name("Root"), child: name("Right")),
    ],
    presents: [
      .init(coordinator: name("Left"), screen: name("A")),
      .init(coordinator: name("Right"), screen: name("B")),
      .init(coordinator: name("Right"), screen: name("C")),
    ],
    transitions: [
      transition(nil, "A", .root), transition("A", "B", .push), transition("A", "B", .push),
      transition("B", "C", .push),
      transition("C", "Part", .embed),
    ])

  private static func transition(
    _ from: String?, _ to: String, _ kind: TransitionKind
  ) -> FlowGraph.Transition {
    .init(from: from.map(name), to: name(to), kind: kind, trigger: "tap", by: .app)
  }

  private func words(_ names: [FlowGraph.Name]) -> String {
    names.map { $0.type.dropFirst(4) }.joined(separator: " ")
  }

  @Test(
    "A focus keeps what is within its steps, forward or back, and the coordinators that show it",
    arguments: [
      ("A", 0, "Left", "A"), ("A", 1, "Left Right", "A B"), ("B", 1, "Left Right", "A B C"),
      ("A", 2, "Left Right Root", "A B C"), ("A", 3, "Left Right Root", "A B C Part"),
      ("Left", 0, "Left", ""), ("Left", 1, "Left Root", "A"),
      ("Root", 1, "Left Right Root", ""), ("Nobody", 5, "", ""),
    ])
  func focus(name: String, depth: Int, coordinators: String, screens: String) {
    let part = Self.graph.focusing(on: [Self.name(name)], depth: depth)
    #expect(words(part.coordinators) == coordinators)
    #expect(words(part.screens) == screens)
  }

  @Test("A graph narrowed to a coordinator keeps its screens and what they embed")
  func only() {
    let part = Self.graph.only([Self.name("Right")])
    #expect(words(part.coordinators) == "Right")
    #expect(words(part.screens) == "B C Part")
    #expect(part.transitions.map(\.kind) == [.push, .embed])
    #expect(Self.graph.only([Self.name("Root")]) == Self.graph)
  }

  @Test("A narrowed graph keeps counts, the app and its launches")
  func counts() {
    let part = Self.graph.keeping(
      coordinators: [], screens: [Self.name("A"), Self.name("B"), Self.name("Nobody")])
    #expect(part.app == "App")
    #expect(part.launches == ["first"])
    #expect(words(part.screens) == "A B")
    #expect(part.links.isEmpty && part.presents.isEmpty && part.coordinators.isEmpty)
    #expect(part.transitions.map { part.count(of: $0) } == [1, 2])
  }

  @Test("A part of a graph can be the whole graph")
  func everything() {
    let graph = Self.graph
    #expect(
      graph.keeping(coordinators: Set(graph.coordinators), screens: Set(graph.screens)) == graph)
    #expect(graph.focusing(on: [Self.name("A")], depth: .max) == graph)
  }
}
