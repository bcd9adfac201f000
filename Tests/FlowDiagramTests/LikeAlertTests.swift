import CustomDump
import FlowDiagram
import FlowGraph
import FlowTrace
import Testing

@Suite("Alerts that differ in the data that they name")
struct LikeAlertTests {
  private static let list = FlowGraph.Name(type: "App.ListViewController")

  private static func alert(_ title: String) -> FlowGraph.Name {
    FlowGraph.Name(type: "UIAlertController", label: title)
  }

  /// The names of the alerts in the map of an app whose list brings them up.
  private func cards(
    _ alerts: [(trigger: String, title: String)], options: DiagramOptions = .init()
  ) -> [String] {
    let graph = FlowGraph(
      app: "App",
      transitions: alerts.flatMap { trigger, title in
        [
          FlowGraph.Transition(
            from: Self.list, to: Self.alert(title), kind: .present, trigger: trigger, by: .unknown),
          FlowGraph.Transition(
            from: Self.alert(title), to: Self.list, kind: .dismiss, trigger: "tap \"OK\"",
            by: .unknown),
        ]
      })
    let diagram = Diagram.make(from: graph, options: options).diagram
    return diagram.nodes.map(\.name).filter { !["List", "launch"].contains($0) }.sorted()
  }

  @Test("Those of one trigger and one form are one card")
  func merged() {
    expectNoDifference(
      cards([("tap \"Delete\"", "Delete “Rome”?"), ("tap \"Delete\"", "Delete “Oslo”?")]),
      ["Delete “…”?"])
    expectNoDifference(
      cards([("tap \"Delete\"", "Delete 3 items?"), ("tap \"Delete\"", "Delete 12 items?")]),
      ["Delete … items?"])
    expectNoDifference(
      cards([("select row 0", "Call Ann Lee?"), ("select row 1", "Call Ben?")]), ["Call …?"])
    expectNoDifference(
      cards([("tap \"Buy\"", "Guide to Rome"), ("tap \"Buy\"", "Guide to Oslo")]), ["Guide to …"])
  }

  @Test("What long titles have in common is found in one pass over them", .timeLimit(.minutes(1)))
  func long() {
    let titles = ["x", "y"].map { "Delete “\(String(repeating: $0, count: 100_000))”?" }
    expectNoDifference(cards(titles.map { ("tap \"Delete\"", $0) }), ["Delete “…”?"])
  }

  @Test("Those of three rows on which one does the same are one card, whatever they say")
  func rows() {
    expectNoDifference(
      cards([("select row 0", "Rome"), ("select row 1", "Oslo"), ("select row 2", "Bern")]),
      ["Bern, …"])
  }

  @Test("Those of a screen that has several coordinators are one card")
  func owners() {
    let alerts = ["App.HomeCoordinator", "App.SearchCoordinator"].map { owner in
      FlowGraph.Name(type: "UIAlertController", label: "Delete?", owner: owner)
    }
    let graph = FlowGraph(
      app: "App",
      coordinators: ["App.HomeCoordinator", "App.SearchCoordinator"].map { .init(type: $0) },
      transitions: alerts.map { alert in
        FlowGraph.Transition(
          from: Self.list, to: alert, kind: .present, trigger: "tap \"Delete\"", by: .unknown)
      })
    let names = Diagram.make(from: graph).diagram.nodes.map(\.name)
    #expect(names.filter { $0.hasPrefix("Delete") } == ["Delete?"])
  }

  @Test("Those that say something else stay apart")
  func apart() {
    let titles = ["Invalid Email", "Invalid Password"]
    expectNoDifference(cards(titles.map { ("tap \"Save\"", $0) }), titles)
    let shouts = titles.map { $0 + "!" }
    expectNoDifference(cards(shouts.map { ("tap \"Save\"", $0) }), shouts)
    expectNoDifference(
      cards([("tap \"Delete\"", "Delete “Rome”?"), ("tap \"Trash\"", "Delete “Oslo”?")]),
      ["Delete “Oslo”?", "Delete “Rome”?"])
    expectNoDifference(
      cards([("select row 0", "Yes?"), ("select row 1", "No?")]), ["No?", "Yes?"])
  }

  @Test("What is highlighted keeps its title")
  func highlighted() {
    let titles = ["Delete “Oslo”?", "Delete “Rome”?"]
    expectNoDifference(
      cards(
        titles.map { ("tap \"Delete\"", $0) },
        options: .init(highlighted: [Self.alert(titles[0])])),
      titles)
  }
}
