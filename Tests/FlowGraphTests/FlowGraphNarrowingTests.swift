import FlowGraph
import FlowTrace
import Testing

@Suite("A part of a graph")
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
      way(nil, "A", .root), way("A", "B", .push), way("A", "B", .push), way("B", "C", .push),
      way("C", "Part", .embed),
    ])

  private static func way(
    _ from: String?, _ to: String, _ kind: TransitionKind
  ) -> FlowGraph.Transition {
    .init(from: from.map(name), to: name(to), kind: kind, trigger: "tap", by: .app)
  }

  private func words(_ names: [FlowGraph.Name]) -> String {
    names.map { $0.type.dropFirst(4) }.joined(separator: " ")
  }

  @Test(
    "has what is so many steps from the focus, along arrows or against them, and who shows it",
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

  @Test("is only what is in a coordinator, with what its screens embed")
  func only() {
    let part = Self.graph.only([Self.name("Right")])
    #expect(words(part.coordinators) == "Right")
    #expect(words(part.screens) == "B C Part")
    #expect(part.transitions.map(\.kind) == [.push, .embed])
    #expect(Self.graph.only([Self.name("Root")]) == Self.graph)
  }

  @Test("keeps counts, the app and its launches")
  func counts() {
    let part = Self.graph.keeping(
      coordinators: [], screens: [Self.name("A"), Self.name("B"), Self.name("Nobody")])
    #expect(part.app == "App")
    #expect(part.launches == ["first"])
    #expect(words(part.screens) == "A B")
    #expect(part.links.isEmpty && part.presents.isEmpty && part.coordinators.isEmpty)
    #expect(part.transitions.map { part.count(of: $0) } == [1, 2])
  }

  @Test("can be all of it")
  func everything() {
    let graph = Self.graph
    #expect(
      graph.keeping(coordinators: Set(graph.coordinators), screens: Set(graph.screens)) == graph)
    #expect(graph.focusing(on: [Self.name("A")], depth: .max) == graph)
  }
}
