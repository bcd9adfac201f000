import CustomDump
import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import FlowTrace
import Foundation
import Testing

@Suite("The rows of cards")
struct CardRowTests {
  /// Returns the rows of all cards: the screen, the triggers, and where they lead; `→` is an arrow.
  /// Transitions are by a coordinator unless their lines have another agent.
  private func rows(_ transitions: String, options: DiagramOptions = .init()) -> [String] {
    let graph = FlowGraph.make("App", by: "Flow", transitions: transitions)
    let diagram = Diagram.make(from: graph, view: .flow, options: options).diagram
    return diagram.nodes.flatMap { node in
      node.actions.map { action in
        let triggers = action.rows.map(\.description).joined(separator: " / ")
        let targets = action.targets.map {
          "\($0.role)\($0.hasEdge ? " →" : "") \($0.node.split(separator: "-").last ?? "")"
        }
        return "\(node.name): \(triggers): \(targets.joined(separator: ", "))"
      }
    }
  }

  @Test("The card of a stand-in screen has a row that says so, in each format")
  func standIn() throws {
    var graph = FlowGraph.make("App", by: "Flow", transitions: "push A > B | tap \"B\"")
    let screen = try #require(graph.screens.last)
    var json = graph.json
    json.replace("  \"transitions\"", with: "  \"standIns\": [\"B\"],\n  \"transitions\"")
    graph = try FlowGraph(json: json.utf8)
    #expect(graph.standIns == [screen])
    let diagram = Diagram.make(from: graph, view: .flow).diagram
    #expect(diagram.nodes.filter { $0.rows == [.standIn] }.map(\.fullName) == ["B"])
    let outline = OutlineFormat().text(of: diagram)
    #expect(outline.contains("Screen B\n  stand-in screen\n"))
    for text in try [DOTFormat().text(of: diagram), MermaidFormat().text(of: diagram)] {
      #expect(text.ranges(of: "stand-in screen").count == 1)
    }
  }

  /// A container of an app's own, whose buttons show one of its screens.
  private static let container = """
    root . > Main | launch
    embed Main > Home | addChild
    embed Main > Search | addChild
    embed Main > Me | addChild
    push Home > Search | tap "Search"
    push Home > Me | tap "Me"
    push Search > Home | tap "Home"
    push Search > Me | tap "Me"
    push Me > Home | tap "Home"
    push Me > Search | tap "Search"
    """

  @Test("The buttons of a container of the app's own are tabs, wherever they are tapped")
  func containerTabs() {
    let transitions = """
      \(Self.container)
      push Home > Offer | tap "Offer"
      pop Offer > Home | back | system
      push Offer > Search | tap "Search"
      push Me > Offer | tap "Home"
      """
    expectNoDifference(
      rows(transitions),
      [
        "Main: tab \"Home\": tab → Home", "Main: tab \"Me\": tab → Me",
        "Main: tab \"Search\": tab → Search", "Home: tap \"Offer\": push → Offer",
      ])
  }

  @Test(
    "A tab that shows what was pushed in it before is a tab, and what was pushed is not embedded",
    arguments: ["Deal", "Offer"])
  func pushedInTab(name: String) {
    let transitions = """
      \(Self.container)
      embed Main > Player | addChild
      push Home > Player | tap "Play"
      push Home > \(name) | tap "Open"
      embed Main > \(name) | tap "See it"
      push Me > \(name) | tap "Home"
      push \(name) > Search | tap "Search"
      """
    let graph = FlowGraph.make("App", by: "Flow", transitions: transitions)
    let edges = Diagram.make(from: graph, view: .flow).diagram.edges
    expectNoDifference(
      edges.filter { $0.role == .tab }.map(\.head), ["screen-Home", "screen-Me", "screen-Search"])
    expectNoDifference(edges.filter { $0.role == .embed }.map(\.head), ["screen-Player"])
  }

  @Test("A button that does the same on each tab is one of the container")
  func containerButtons() {
    let transitions = """
      \(Self.container)
      present Home > New | tap "Add"
      present Search > New | tap "Add"
      present Me > New | tap "Add"
      dismiss New > Me | swipe down | system
      push Home > Help | tap "Help"
      push Me > Help | tap "Help"
      """
    expectNoDifference(
      rows(transitions),
      [
        "Main: tab \"Home\": tab → Home", "Main: tab \"Me\": tab → Me",
        "Main: tab \"Search\": tab → Search", "Main: tap \"Add\": present → New",
        "Home: tap \"Help\": push → Help", "Me: tap \"Help\": push → Help",
      ])
  }

  @Test("What opens another tab is a row of the screen that has it, and makes that no tab bar")
  func otherTab() {
    let transitions = """
      tab Main > Home | tab "Home"
      tab Main > Cart | tab "Cart"
      tab Home > Cart | tap "Go to cart"
      """
    #expect(
      rows(transitions) == [
        "Main: tab \"Cart\": tab → Cart", "Main: tab \"Home\": tab → Home",
        "Home: tap \"Go to cart\": tab → Cart",
      ])
  }

  @Test("What a tap on a tab presents is a row of the tab bar, wherever it was tapped")
  func tabTaps() {
    let transitions = """
      tab Main > Home | tab "Home"
      tab Main > Me | tab "Me"
      push Home > Offer | tap "Offer"
      present Home > New | tab "New"
      present Me > New | tab "New"
      present Offer > New | tab "New"
      dismiss New > Home | tap "Cancel"
      pop Offer > Home | tab "Home" | system
      embed Me > Badge | tab "Me"
      """
    let own = ["Home: tap \"Offer\": push → Offer"]
    expectNoDifference(
      rows(transitions).filter { !$0.contains("dismiss") && !$0.contains("pop") },
      [
        "Main: tab \"Home\": tab → Home", "Main: tab \"Me\": tab → Me",
        "Main: tab \"New\": present → New",
      ] + own)
    let graph = FlowGraph.make("App", by: "Flow", transitions: transitions)
    let edges = Diagram.make(from: graph, view: .flow).diagram.edges
    expectNoDifference(edges.filter { $0.role == .embed }.map(\.tail), ["screen-Me"])
    let second = transitions + "\ntab Other > Chat | tab \"Chat\""
    #expect(rows(second).contains("Offer: tab \"New\": present → New"))
  }

  @Test(
    "Tabs are the last lines of a card, where arrows lead down from them",
    arguments: [Diagram.Direction.topToBottom, .leftToRight])
  func tabsBelow(direction: Diagram.Direction) throws {
    let transitions = """
      root . > Main | launch
      present Main > New | tap "Add"
      tab Main > Home | tab "Home"
      tab Main > Me | tab "Me"
      """
    let graph = FlowGraph.make("App", by: "Flow", transitions: transitions)
    let options = DiagramOptions(direction: direction)
    let diagram = Diagram.make(from: graph, view: .flow, options: options).diagram
    let dot = DOTFormat().text(of: diagram)
    let row = try #require(dot.range(of: "Add"))
    let tab = try #require(dot.range(of: ">Home<"))
    #expect(row.lowerBound < tab.lowerBound)
  }

  @Test(
    "Buttons that are on one screen only, or lead on from it, are no tabs",
    arguments: [
      // Nothing leads from Me to Search.
      ("push Me > Search | tap \"Search\"", "push Me > Search | tap \"Look\" for"),
      // A wizard: the same button leads on.
      ("push Search > Me | tap \"Me\"", "push Search > Me | tap \"Search\""),
      // Somebody else embeds one of them.
      ("embed Main > Me | addChild", "embed Home > Me | addChild"),
    ])
  func noTabs(replaced: String, by other: String) {
    let transitions = Self.container.replacingOccurrences(of: replaced, with: other)
    #expect(transitions != Self.container)
    #expect(rows(transitions).allSatisfy { !$0.contains("tab ") }, "\(rows(transitions))")
  }

  @Test("Backs of the system that only undo a push or a presentation are no rows")
  func plainBacks() {
    let transitions = """
      root . > A | launch
      push A > B | tap "B"
      pop B > A | back | system
      present A > C | tap "C"
      dismiss C > A | swipe down | system
      """
    let forward = ["A: tap \"B\": push → B", "A: tap \"C\": present → C"]
    expectNoDifference(rows(transitions), forward)
    expectNoDifference(rows(transitions, options: .init(backs: .none)), forward)
    expectNoDifference(
      rows(transitions, options: .init(backs: .edges)),
      forward + ["B: back: pop → A", "C: swipe down: dismiss → A"])
  }

  @Test("Backs by coordinators, and those that skip a screen, are rows without an arrow")
  func specialBacks() {
    let transitions = """
      push A > B | tap "B"
      push B > C | tap "C"
      pop B > A | tap "Cancel"
      pop C > A | tab "Home" | system
      """
    let forward = ["A: tap \"B\": push → B", "B: tap \"C\": push → C"]
    expectNoDifference(
      rows(transitions), forward + ["B: tap \"Cancel\": pop A", "C: tab \"Home\": pop A"])
    expectNoDifference(rows(transitions, options: .init(backs: .none)), forward)
  }

  @Test("The gesture that takes down a sheet, from its first screen or one inside, is no row")
  func sheets() {
    expectNoDifference(
      rows(
        """
        present A > B | tap "Open"
        push B > C | tap "Next"
        dismiss B > A | swipe down | system
        dismiss C > A | swipe down | system
        dismiss C > A | tap "Cancel"
        dismiss Z > A | swipe down | system
        """),
      [
        "A: tap \"Open\": present → B", "B: tap \"Next\": push → C",
        "C: tap \"Cancel\": dismiss A", "Z: swipe down: dismiss A",
      ])
  }

  @Test(
    "Triggers that lead the same way share a row, and one that leads on several ways is one row")
  func merging() {
    expectNoDifference(
      rows(
        """
        push A > B | tap "Two"
        push A > B | tap "One" | Other
        push A > B | select row 10
        push A > B | select row 2
        push A > B | select row 2.1
        present A > B | tap "Ask"
        push A > C | tap "Either"
        push A > D | tap "Either"
        """),
      [
        "A: select a row / tap \"One\" / tap \"Two\": push → B", "A: tap \"Ask\": present → B",
        "A: tap \"Either\": push → C, push → D",
      ])
  }

  @Test("A trigger that leads back to several screens is one row, if it does so in the same way")
  func severalBacks() {
    expectNoDifference(
      rows(
        """
        push A > C | tap "C"
        push B > C | tap "C"
        pop C > A | tap "Done"
        pop C > B | tap "Done"
        dismiss C > B | tap "Done"
        pop C > B | tap "Cancel"
        """),
      [
        "A: tap \"C\": push → C", "C: tap \"Cancel\": pop B",
        "C: tap \"Done\": pop A, pop B", "C: tap \"Done\": dismiss B", "B: tap \"C\": push → C",
      ])
  }

  @Test("Triggers that differ only in their numbers are one line where all lead the same way")
  func numbers() {
    expectNoDifference(
      rows(
        """
        push A > B | tap "Cart (0)"
        push A > B | tap "Cart (12)"
        push A > B | tap "Page 1 of 2"
        push A > B | tap "Page 2 of 2"
        push A > B | tap "Book for €1,120.00"
        push A > B | tap "Book for €29.50"
        push A > C | tap "Item 1"
        push A > C | tap "Item 2"
        push A > D | tap "Item 3"
        """),
      [
        "A: tap \"Book for €n\" / tap \"Cart (n)\" / tap \"Page n of n\": push → B",
        "A: tap \"Item 1\" / tap \"Item 2\": push → C", "A: tap \"Item 3\": push → D",
      ])
  }

  @Test("The many prices of a button are one line, even where others lead another way")
  func prices() {
    let prices = [15, 20, 25, 30, 35].map { "push A > B | tap \"Pay €\($0)\"" }
    expectNoDifference(
      rows((prices + ["push A > C | tap \"Pay €40\""]).joined(separator: "\n")),
      ["A: tap \"Pay €n\": push → B", "A: tap \"Pay €n\": push → C"])
  }

  @Test("Rows of a list keep their numbers where they lead different ways")
  func listRows() {
    expectNoDifference(
      rows(
        """
        push A > B | select row 10
        push A > B | select row 2
        push A > B | select row 3
        push A > B | select row 4
        push A > B | select row 2.10
        push A > B | select row 2.9
        push A > B | select row 2.1
        push A > B | select row 2.8
        push A > C | select row 7
        """),
      [
        "A: select row 2–4, 10, 2.1, 2.8–2.10: push → B", "A: select row 7: push → C",
      ])
  }

  @Test(
    "Rows of a menu are named by their texts where these are always the same, and others by their places"
  )
  func menuRows() {
    let graph = FlowGraph.make(
      "App",
      transitions: """
        push A > B | select row 0
        push A > C | select row 1
        push A > D | select row 2
        push A > D | select row 3
        push A > E | select row 4
        push A > F | select row 5
        push A > G | select row 6
        """)
    let texts = [
      "select row 0": "Profile", "select row 1": "\nA heading of more than forty letters, cut\nSub",
      "select row 2": "Terms", "select row 3": "Privacy", "select row 4": "Log out",
      "select row 5": "Log out",
    ]
    var options = DiagramOptions()
    options.firstUses = FirstUses(
      rows: Dictionary(
        uniqueKeysWithValues: graph.transitions.compactMap { transition in
          texts[transition.trigger].map { (transition, .always(ExactString($0))) }
        }))
    let node = Diagram.make(from: graph, view: .flow, options: options).diagram.nodes
      .first { $0.id == "screen-A" }
    expectNoDifference(
      node?.actions.map { $0.rows.map(\.description) },
      [
        ["select \"Profile\""], ["select \"A heading of more than forty letters, c…\""],
        ["select \"Terms\"", "select \"Privacy\""],
        ["select row 4"], ["select row 5"], ["select row 6"],
      ])
    options.firstUses.merge(
      FirstUses(rows: options.firstUses.rows.mapValues { _ in .always(ExactString("Another")) }))
    let places = Diagram.make(from: graph, view: .flow, options: options).diagram.nodes
      .first { $0.id == "screen-A" }?.actions.flatMap { $0.rows.map(\.description) }
    expectNoDifference(
      places?.sorted().first, "select row 0", "a list that changes has no texts that name its rows")
  }

  @Test("Tabs stand as in the bar, also where their screens are made when they are first selected")
  func lateTabs() {
    let transitions = """
      root . > Bar | launch | app
      tab Bar > Search | launch
      tab Bar > Home | tab "Home"
      tab Bar > Cart | tab "Cart"
      """
    let graph = FlowGraph.make("App", by: "Flow", transitions: transitions)
    let bar: [String: Int32] = ["tab \"Home\"": 0, "launch": 1, "tab \"Cart\"": 2]
    var options = DiagramOptions()
    options.firstUses = FirstUses(
      transitions: Dictionary(
        uniqueKeysWithValues: graph.transitions.map {
          ($0, .init(steps: $0.trigger == "launch" ? 0 : 1))
        }),
      tabIndices: Dictionary(
        uniqueKeysWithValues: graph.transitions.compactMap { transition in
          transition.kind == .tab ? (transition, bar[transition.trigger]!) : nil
        }))
    let node = Diagram.make(from: graph, view: .flow, options: options).diagram.nodes
      .first { $0.id == "screen-Bar" }
    expectNoDifference(
      node?.actions.flatMap { $0.targets.map(\.name) }, ["Home", "Search", "Cart"])
  }

  @Test("What reaches the app from outside leads from where it begins, once to each screen")
  func fromOutside() {
    let transitions = """
      root . > Home | launch | app
      push Home > Item | tap "Item"
      push Home > Item | link
      replace Item > Item | link
      dismiss Sheet > Item | link
      present Home > Sheet | tap "Sheet"
      dismiss Sheet > Home | home
      embed Sheet > Notice | link
      """
    let graph = FlowGraph.make("App", by: "Flow", transitions: transitions)
    var options = DiagramOptions()
    options.firstUses = FirstUses(
      fromOutside: Set(graph.transitions.filter { ["link", "home"].contains($0.trigger) }))
    expectNoDifference(
      rows(transitions, options: options),
      [
        "launch: launch: root → Home", "launch: link: push → Item", "launch: home: dismiss Home",
        "Home: tap \"Item\": push → Item", "Home: tap \"Sheet\": present → Sheet",
      ])
    let edges = Diagram.make(from: graph, view: .flow, options: options).diagram.edges
    #expect(edges.filter { $0.role == .embed }.map(\.tail) == ["screen-Sheet"])
    options.whole = graph
    let part = graph.keeping(
      coordinators: Set(graph.coordinators),
      screens: Set(graph.screens.filter { !$0.type.hasSuffix("Item") }))
    let rows = Diagram.make(from: part, view: .flow, options: options).diagram.nodes
      .flatMap { $0.actions.flatMap(\.rows) }
    #expect(rows.contains(.trigger("tap \"Item\"")))
    #expect(!rows.contains(.trigger("link")), "no screen has it, although it leads out of the part")
  }

  @Test("First uses of screens that become one are those of the one")
  func renamed() {
    let graph = FlowGraph.make(
      "App", by: "Flow", transitions: "push A > B | tap \"Go\"\npush A > C | tap \"Go\"")
    let transitions = graph.transitions.sorted()
    let moments = [FirstUses.Moment(steps: 4), FirstUses.Moment(steps: 2)]
    let uses = FirstUses(
      transitions: Dictionary(uniqueKeysWithValues: zip(transitions, moments)),
      rows: [transitions[0]: .always(ExactString("One")), transitions[1]: .various],
      fromOutside: [transitions[1]])
    let one = uses.renamingScreens { $0 == transitions[1].to ? transitions[0].to : $0 }
    #expect(one.transitions == [transitions[0]: moments[1]])
    #expect(one.rows == [transitions[0]: .various])
    #expect(one.fromOutside == [transitions[0]])
  }

  @Test("What leads to the same screen again is a row that names it, and a child embedded is none")
  func loopsAndChildren() {
    expectNoDifference(
      rows(
        """
        push A > A | tap "Next"
        embed A > B | addChild
        """), ["A: tap \"Next\": push A"])
  }

  @Test("Edges leave their rows in the order of the longest walk")
  func order() {
    let graph = FlowGraph.make(
      "App",
      transitions: """
        root . > Tabs | launch | app
        tab Tabs > A | tab "A" | app
        tab Tabs > B | tab "B" | app
        push B > A | tap "A" | app
        """)
    let edges = Diagram.make(from: graph, view: .flow).diagram.edges
    expectNoDifference(
      edges.map(\.id),
      [
        "root--entry--screen-Tabs", "tab--screen-Tabs--screen-B", "tab--screen-Tabs--screen-A",
        "push--screen-B--screen-A",
      ])
    expectNoDifference(
      edges.map(\.action), [nil, "tab--screen-B", "tab--screen-A", "push--screen-A"])
  }
}
