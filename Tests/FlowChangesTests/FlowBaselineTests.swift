import CustomDump
import FlowChanges
import FlowGenerators
import FlowGraph
import FlowGraphTestSupport
import FlowTrace
import FlowVerdicts
import Testing

@Suite("Baselines")
struct FlowBaselineTests {
  private static let shop = FlowGraph.make(
    links: ["AppCoordinator > CartCoordinator"],
    presents: ["CartCoordinator > CartViewController, ReceiptViewController"],
    """
    root . > CartViewController | launch | app
    push CartViewController > ReceiptViewController | tap "Pay" | CartCoordinator
    push CartViewController > ReceiptViewController | tap "Pay now" | CartCoordinator
    pop ReceiptViewController > CartViewController | back | system
    """)

  @Test("A baseline has one sorted fact a line, without triggers and counts")
  func text() {
    expectNoDifference(
      FlowBaseline(of: Self.shop).text,
      """
      coordgraph baseline 1.0
      AppCoordinator owns CartCoordinator
      Cart → Receipt: push by CartCoordinator
      CartCoordinator presents Cart
      CartCoordinator presents Receipt
      Receipt → Cart: pop by system
      coordinator AppCoordinator
      coordinator CartCoordinator
      launch → Cart: root by app
      screen Cart
      screen Receipt

      """)
  }

  @Test("A baseline has triggers and counts on request, and its first line names them")
  func details() {
    let text = FlowBaseline(of: Self.shop, detail: [.triggers, .counts]).text
    #expect(text.hasPrefix("coordgraph baseline 1.0 with triggers, counts\n"))
    #expect(
      text.contains("\nCart → Receipt: push by CartCoordinator, 1 time, on tap \"Pay now\"\n"))
    let counts = FlowBaseline(of: Self.shop, detail: .counts).text
    #expect(counts.contains("\nCart → Receipt: push by CartCoordinator, 2 times\n"))
  }

  @Test("A baseline is read back as it was written, whatever the names", arguments: 1...100)
  func roundTrip(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let graph = RandomTrace.graph(using: &random)
    for detail in [[], .triggers, .counts, [.triggers, .counts]] as [BaselineDetail] {
      let baseline = FlowBaseline(of: graph, detail: detail)
      let read = try FlowBaseline(parsing: baseline.text, file: "b")
      #expect(read == baseline)
      #expect(read.text == baseline.text)
    }
  }

  @Test(
    "A baseline quotes names that are not one word, and escapes what an editor may change",
    arguments: [
      "launch", "system", "A b", "A, b", "A:b", "\"", "\\", "a\nb", "a\u{2028}b", " a", "a ",
      "\u{301}a", "→", "#a", "a\\u{41}", "a\u{202E}b", "screen", "owns", "a\u{A0}b", "x\t",
    ])
  func names(name: String) throws {
    let (odd, plain) = (FlowGraph.Name(type: name), FlowGraph.Name(type: "Plain"))
    let graph = FlowGraph(
      app: "App", links: [.init(parent: odd, child: plain), .init(parent: plain, child: odd)],
      presents: [.init(coordinator: odd, screen: odd), .init(coordinator: plain, screen: plain)],
      transitions: [
        .init(from: nil, to: odd, kind: .root, trigger: name, by: .coordinator(odd)),
        .init(from: odd, to: plain, kind: .push, trigger: name, by: .system),
        .init(from: plain, to: odd, kind: .push, trigger: "on \(name)", by: .app),
      ])
    let baseline = FlowBaseline(of: graph, detail: [.triggers, .counts])
    let read = try FlowBaseline(parsing: baseline.text, file: "b")
    #expect(read == baseline)
    let windows = baseline.text.replacing("\n", with: "\r\n")
    #expect(try FlowBaseline(parsing: windows, file: "b") == baseline)
  }

  @Test("Gone and new facts have the numbers of their lines; comments and order make no difference")
  func drift() throws {
    let baseline = try FlowBaseline(
      parsing: """
        # Ours.
        coordgraph baseline 1.0

        screen Receipt
        screen Checkout
        screen Cart
        coordinator CartCoordinator
        """, file: "shop.baseline")
    let flow = FlowGraph(
      app: "App", coordinators: [.app("CartCoordinator")],
      screens: [
        .app("CartViewController"), .app("HelpViewController"), .app("ReceiptViewController"),
      ])
    let drift = BaselineDrift(from: baseline, to: flow, file: "shop.baseline")
    expectNoDifference(
      drift.lines,
      ["shop.baseline:4: new: screen Help", "shop.baseline:5: gone: screen Checkout"])
    #expect(drift.summary == "1 fact of shop.baseline gone, 1 new")
    expectNoDifference(drift.sentences, ["Screen Help is new.", "Screen Checkout is gone."])
    let same = BaselineDrift(from: FlowBaseline(of: flow), to: flow, file: "")
    #expect(same.isEmpty && same.sentences.isEmpty)
  }

  @Test("A new fact that sorts behind all others stands behind the last line")
  func behindAll() throws {
    let flow = FlowGraph(app: "App", screens: [.app("HomeViewController")])
    for (text, line) in [
      ("coordgraph baseline 1.0\n", 2),
      ("coordgraph baseline 1.0\ncoordinator Cart\n\ncoordinator App\n", 5),
    ] {
      let baseline = try FlowBaseline(parsing: text, file: "b")
      let drift = BaselineDrift(from: baseline, to: flow, file: "b")
      expectNoDifference(drift.new.map(\.number), [line])
    }
  }

  @Test(
    "A verdict that an earlier version wrote with hidden characters is the one that is found now")
  func earlierVerdict() throws {
    let baseline = try FlowBaseline(
      parsing: """
        coordgraph baseline 1.0 with verdicts
        verdict zombie/A\\u{200F}/pop/back/\\u{301}B
        """, file: "b")
    expectNoDifference(baseline.verdicts, ["zombie/A%E2%80%8F/pop/back/%CC%81B"])
  }

  @Test("Each of several new facts stands before the next line of the baseline")
  func between() {
    func flow(_ screens: String) -> FlowGraph {
      FlowGraph(app: "App", screens: screens.map { FlowGraph.Name.app(String($0)) })
    }
    let drift = BaselineDrift(from: FlowBaseline(of: flow("BDF")), to: flow("ABCDEFGH"), file: "b")
    expectNoDifference(drift.new.map(\.number), [2, 3, 4, 5, 5])
  }

  @Test(
    "A flow is compared with its baseline in a time that grows with what is new",
    .timeLimit(.minutes(1)))
  func many() {
    let numbers = 0..<6_000
    func flow(_ numbers: Range<Int>) -> FlowGraph {
      FlowGraph(
        app: "App",
        transitions: numbers.map {
          FlowGraph.Transition(
            from: .app("S\($0)"), to: .app("S\($0 + 1)"), kind: .push, trigger: "tap", by: .app)
        })
    }
    let baseline = FlowBaseline(of: flow(0..<3_000))
    let drift = BaselineDrift(from: baseline, to: flow(numbers), file: "b")
    expectNoDifference(drift.new.count, 6_000)
    #expect(drift.gone.isEmpty && !drift.sentences.isEmpty)
  }

  @Test(
    "The flow that was is found in a time that grows with what changed", .timeLimit(.minutes(1)))
  func manyChanged() {
    func transition(_ number: Int, _ verb: String) -> FlowGraph.Transition {
      .init(
        from: .app("Home"), to: .app("S\(number % 2_000)"), kind: .push,
        trigger: "\(verb) \(number)",
        by: .coordinator(.app("Flow\(number % 2_000)")))
    }
    func facts(_ verb: String) -> [EarlierFact] {
      (0..<6_000).map { number in
        let it = transition(number, verb)
        return .transition(.init(from: it.from, to: it.to, kind: it.kind, trigger: it.trigger))
      }
    }
    let now = FlowGraph(app: "App", transitions: (0..<6_000).map { transition($0, "tap") })
    let earlier = EarlierFlow.graph(before: now, gone: facts("touch"), new: facts("tap"))
    #expect(earlier.transitions == (0..<6_000).map { transition($0, "touch") }.sorted())
  }

  @Test(
    "A baseline with an unreadable line is refused with the line's number",
    arguments: [
      ("", "b:1: error: empty baseline. Write one with"),
      ("screen Home", "b:1:1: error: not a baseline. The first line"),
      ("coordgraph baseline 2.0", "b:1:1: error: unsupported baseline version 2.0."),
      ("coordgraph baseline 1.0 with dates", "b:1:1: error: unknown detail 'dates'. Use triggers"),
      (
        "coordgraph baseline 1.0\n\nscren Home",
        "b:3:1: error: not a fact. A line is one of: coordinator A"
      ),
      ("coordgraph baseline 1.0\nA → B: jump by C", "b:2:1: error: not a fact."),
      ("coordgraph baseline 1.0\nA → B: push by C, 0 times", "b:2:1: error: not a fact."),
      ("coordgraph baseline 1.0\nscreen \"Home", "b:2:1: error: not a fact."),
      ("coordgraph baseline 1.0\nscreen Home now", "b:2:1: error: not a fact."),
      ("coordgraph baseline 1.0\n<<<<<<< main", "b:2:1: error: conflict marker of a merge."),
    ])
  func refused(text: String, message: String) {
    let error = #expect(throws: Diagnostics.self) {
      try FlowBaseline(parsing: text, file: "b")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "read")")
  }
}
