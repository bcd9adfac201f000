import FlowGraph
import FlowGraphTestSupport
import FlowReading
import FlowTrace
import Testing

@Suite("Folding traces into graphs")
struct GraphFoldTests {
  private static let visit: [TraceEvent] = [
    .launch(.init()),
    .coordinator(1, "RayPets.HomeCoordinator"),
    .screen(2, "RayPets.HomeViewController"),
    .presents(coordinator: 1, screen: 2),
    .enter(screen: 2),
    .transition(nil, 2, .root, "launch", by: .coordinator(1)),
    .state(InterfaceState(hash: 7)),
    .step(PersonStep(.tap, "Schedule a visit")),
    .coordinator(3, "RayPets.VisitCoordinator"),
    .link(parent: 1, child: 3),
    .screen(4, "RayPets.VisitViewController"),
    .presents(coordinator: 3, screen: 4),
    .transition(2, 4, .present, "tap \"Schedule a visit\"", by: .coordinator(3)),
    .step(PersonStep(.swipeDown)),
    .leave(screen: 4),
    .transition(4, 2, .dismiss, "swipe down", by: .system),
    .unlink(parent: 1, child: 3),
    .freed(4),
  ]

  @Test("Screens of one class are separated by title on request")
  func instances() {
    let events: [TraceEvent] = [
      .screen(.init(id: ObjectID(serial: 1), type: "App.Step", title: "One")),
      .screen(.init(id: ObjectID(serial: 2), type: "App.Step", title: "Two")),
      .screen(.init(id: ObjectID(serial: 3), type: "App.Step", title: "One")),
      .screen(.init(id: ObjectID(serial: 4), type: "App.Step", label: "last", title: "Two")),
      .screen(.init(id: ObjectID(serial: 5), type: "App.Step")),
      .transition(1, 2, .push, "tap", by: .app),
      .transition(3, 2, .push, "tap", by: .app),
    ]
    func graph(_ instances: Bool) -> FlowGraph {
      var reader = FlowReader(
        app: "App", parts: .graphOnly, naming: instances ? .byTitle : .byClass)
      for event in events { reader.take(TraceRecord(at: 0, event: event)) }
      return reader.reading.graph
    }
    #expect(graph(false).screens.map(\.label) == [nil, "last"])
    #expect(graph(true).screens.map(\.label) == [nil, "One", "Two", "last"])
    #expect(graph(true).transitions.map { graph(true).count(of: $0) } == [2])
  }

  @Test("A graph keeps the labels of its launches")
  func launches() {
    let graph = FlowGraph.folding(
      [.launch(.init(label: "later launch")), .launch(.init()), .launch(.init(label: "first"))],
      app: "App")
    #expect(graph.launches == ["", "first", "later launch"])
    #expect(graph.merging(FlowGraph(app: "App", launches: ["second"])).launches.count == 4)
    #expect(graph.json.contains("\"launches\": [\n    \"\",\n    \"first\",\n"))
  }

  @Test(
    "A launch is read in a time that does not grow with the labels before", .timeLimit(.minutes(1)))
  func manyLabels() {
    let count = 60_000
    let graph = FlowGraph.folding((0..<count).map { .launch(.init(label: "launch \($0)")) })
    #expect(graph.launches.count == count)
  }

  @Test("A folded trace is JSON with sorted keys and rows")
  func json() {
    #expect(
      FlowGraph.folding(Self.visit, app: "RayPets").json == """
        {
          "app": "RayPets",
          "coordinators": [
            "HomeCoordinator",
            "VisitCoordinator"
          ],
          "format": "flowgraph",
          "links": [
            {"child": "VisitCoordinator", "parent": "HomeCoordinator"}
          ],
          "names": [
            {"name": "HomeCoordinator", "type": "RayPets.HomeCoordinator"},
            {"name": "HomeViewController", "type": "RayPets.HomeViewController"},
            {"name": "VisitCoordinator", "type": "RayPets.VisitCoordinator"},
            {"name": "VisitViewController", "type": "RayPets.VisitViewController"}
          ],
          "presents": [
            {"coordinator": "HomeCoordinator", "screen": "HomeViewController"},
            {"coordinator": "VisitCoordinator", "screen": "VisitViewController"}
          ],
          "screens": [
            "HomeViewController",
            "VisitViewController"
          ],
          "transitions": [
            {"by": "HomeCoordinator", "count": 1, "from": null, "kind": "root", \
        "to": "HomeViewController", "trigger": "launch"},
            {"by": "VisitCoordinator", "count": 1, "from": "HomeViewController", \
        "kind": "present", "to": "VisitViewController", "trigger": "tap \\"Schedule a visit\\""},
            {"by": "system", "count": 1, "from": "VisitViewController", "implicit": true, \
        "kind": "dismiss", "to": "HomeViewController", "trigger": "swipe down"}
          ],
          "version": "1.0"
        }

        """)
  }

  @Test("Equal transitions of two sessions are counted together, whatever their serials")
  func sessions() {
    let later: [TraceEvent] = [
      .launch(.init(label: "again")),
      .screen(1, "RayPets.HomeViewController"),
      .coordinator(9, "RayPets.HomeCoordinator"),
      .transition(nil, 1, .root, "launch", by: .coordinator(9)),
    ]
    let graph = FlowGraph.folding(Self.visit + later, app: "RayPets")
    let launches = graph.transitions.filter { $0.from == nil }
    #expect(launches.map(graph.count(of:)) == [2])
    #expect(graph.screens.count == 2)
  }

  @Test("A tab's transition ends at the tab's root screen")
  func tabRoot() {
    let graph = FlowGraph.folding([
      .launch(.init()), .screen(1, "App.Tabs"), .screen(2, "App.List"), .screen(3, "App.Detail"),
      .coordinator(4, "App.ListCoordinator"),
      .transition(1, 3, .tab, "tab \"List\"", by: .coordinator(4), tabRoot: 2),
    ])
    #expect(graph.transitions.map(\.to.type) == ["App.List"])
  }

  @Test("A tab's transition ends at the screen on top where nothing else led there")
  func deepLink() {
    let switching: [TraceEvent] = [
      .transition(1, 3, .tab, "deep link", by: .app, tabRoot: 2),
      .transition(1, 3, .tab, "tab \"List\"", by: .app, tabRoot: 2),
    ]
    let graph = FlowGraph.folding(
      [
        .launch(.init()), .screen(1, "App.Tabs"), .screen(2, "App.List"),
        .screen(3, "App.Detail"), .enter(screen: 3),
      ] + switching + [.leave(screen: 3), .enter(screen: 3)] + switching)
    #expect(
      graph.transitions.map { "\($0.trigger) → \($0.to.type)" }
        == ["deep link → App.Detail", "tab \"List\" → App.List"])
    #expect(graph.transitions.map { graph.count(of: $0) } == [2, 2])
  }

  @Test("The parent that a coordinator was first seen with is a link")
  func parent() {
    let graph = FlowGraph.folding([
      .launch(.init()), .coordinator(1, "App.Root"), .coordinator(2, "App.Child", parent: 1),
    ])
    #expect(
      graph.links == [.init(parent: .init(type: "App.Root"), child: .init(type: "App.Child"))])
  }

  @Test("Events with undeclared objects are skipped, and reported once")
  func unknownObjects() {
    var reader = FlowReader(app: "App", parts: .graphOnly)
    let events: [TraceEvent] = [
      .launch(.init()), .screen(1, "App.List"), .link(parent: 5, child: 6),
      .transition(1, .init(serial: .max), .push, "tap \"Open\"", by: .system),
      .launch(.init()), .transition(nil, 1, .root, "launch", by: .app),
    ]
    for record in TraceRecord.make(events) { reader.take(record) }
    #expect(reader.reading.graph.transitions.isEmpty)
    #expect(
      reader.diagnostics == [
        Diagnostic(
          .error,
          """
          3 events name objects that the trace never introduced, first #5 in record 3 after the \
          header; the graph was made without.
          """)
      ])
  }

  @Test("Objects may have serials that are far apart")
  func farSerials() {
    let far = ObjectID(serial: 4_000_000_000)
    let graph = FlowGraph.folding([
      .launch(.init()), .screen(far, "App.List"), .screen(2, "App.Detail"),
      .screen(70_000, "App.Map"), .transition(far, 70_000, .push, "tap \"Map\"", by: .app),
      .transition(70_000, 2, .push, "tap \"Detail\"", by: .unknown),
    ])
    #expect(graph.transitions.map(\.to.type) == ["App.Detail", "App.Map"].reversed())
  }

  @Test("An empty trace gives an empty graph")
  func empty() {
    #expect(FlowGraph.folding([]) == FlowGraph(app: "App"))
  }
}
