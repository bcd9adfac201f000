import CustomDump
import FlowGraph
import FlowGraphTestSupport
import FlowReading
import FlowTrace
import FlowVerdicts
import TestSupport
import Testing

@Suite("Rules")
struct RuleTests {
  /// Home leads to a cart, the cart to a login, the login to the checkout; a second session goes to
  /// the checkout at once.
  private static let sessions: [[TraceEvent]] = [
    launch + go(2, 3, "Cart", "Buy") + go(3, 4, "LoginScreen", "Login")
      + go(4, 5, "Checkout", "OK"),
    launch + go(2, 5, "Checkout", "Express"),
  ]

  private static let launch: [TraceEvent] = [
    .launch(.init()), .coordinator(1, "App.ShopCoordinator"),
    .coordinator(9, "App.PayCoordinator", parent: 1), .link(parent: 1, child: 9),
    .screen(2, "App.HomeViewController"), .presents(coordinator: 1, screen: 2),
    .transition(nil, 2, .root, "launch", by: .coordinator(1)),
  ]

  private static func go(
    _ from: ObjectID, _ to: ObjectID, _ type: String, _ button: String
  ) -> [TraceEvent] {
    [
      .step(PersonStep(.tap, button)), .screen(to, "App.\(type)"),
      .presents(coordinator: to == 5 ? 9 : 1, screen: to),
      .transition(from, to, .push, "tap \"\(button)\"", by: .coordinator(1)),
    ]
  }

  private func violations(_ rules: String) throws -> [String] {
    let reading = FlowReading.folding(Self.sessions.flatMap { $0 }, app: "Shop")
    let parsed = try RuleParser(graph: reading.graph, file: "app.rules").parse(rules)
    return reading.check(rules: parsed).violations.map(\.description)
  }

  @Test(
    "A rule that holds reports nothing",
    arguments: [
      "", "# nothing", "screen Cart is never reached without Home",
      "screen Checkout is never reached without Home", "screen Checkout is reachable # always",
      "screen Checkout is never reached without Login or Shop",
      "no dead ends except Checkout", "depth <= 2", "depth ≤ 2",
      "coordinator Pay never owns Shop", "coordinator Pay never presents Cart, Home",
      "coordinator App.PayCoordinator never presents \"Cart\"", "no verdicts",
      "no verdicts of kind zombie", "no verdicts of kind leaked screen except Cart, Pay",
    ])
  func holds(rule: String) throws {
    expectNoDifference(try violations(rule), [])
  }

  @Test("A screen that a replaced stack leaves is no dead end, and one further away")
  func replaced() throws {
    let graph = FlowGraph.make(
      presents: ["ShopCoordinator > Login, Home"],
      """
      root . > Login | launch
      replace Login > Home | tap "Log in"
      replace Home > Login | tap "Log out"
      """)
    let reading = FlowReading(graph)
    func violations(_ rules: String) throws -> Int {
      try reading.check(rules: RuleParser(graph: graph).parse(rules)).violations.count
    }
    #expect(try violations("no dead ends") == 0)
    #expect(try violations("depth <= 0") == 1)
  }

  @Test("A broken rule is reported with its line, and how it is broken")
  func broken() throws {
    let broken = try violations(
      """
      screen Checkout is never reached without Login  # not by the express
        no dead ends
      depth <= 0
      coordinator Shop never owns Pay
      coordinator Pay never presents Checkout, Cart
      """)
    expectNoDifference(
      broken.joined(separator: "\n"),
      """
      app.rules:1:1: broken rule: screen Checkout is never reached without Login
        Checkout is reached without LoginScreen: launch, tap "Express".
      app.rules:2:3: broken rule: no dead ends
        Checkout is a dead end.
      app.rules:3:1: broken rule: depth <= 0
        Cart is 1 transition from the launch.
      app.rules:3:1: broken rule: depth <= 0
        Checkout is 1 transition from the launch.
      app.rules:3:1: broken rule: depth <= 0
        LoginScreen is 2 transitions from the launch.
      app.rules:4:1: broken rule: coordinator Shop never owns Pay
        ShopCoordinator owns PayCoordinator.
      app.rules:5:1: broken rule: coordinator Pay never presents Checkout, Cart
        PayCoordinator presents Checkout.
      """)
  }

  @Test("A rule about depth does not count what a screen embeds as a transition")
  func embedded() throws {
    let graph = FlowGraph(
      app: "Shop",
      transitions: [
        .make(nil, "Home", .root), .make("Home", "Map", .embed), .make("Map", "Pin", .embed),
        .make("Pin", "Place", .push),
      ])
    let rules = try RuleParser(graph: graph).parse("depth <= 0")
    let judge = RuleJudge(graph: graph, reaches: FirstReaches(), verdicts: [])
    expectNoDifference(
      judge.violations(of: rules).map(\.message), ["Place is 1 transition from the launch."])
  }

  @Test("A screen is no dead end for what it embeds only where that is left")
  func embeddedDeadEnds() throws {
    let graph = FlowGraph(
      app: "Shop",
      transitions: [
        .make(nil, "Home", .root), .make("Home", "Shop", .push), .make("Shop", "List", .embed),
        .make("List", "Row", .embed), .make("Row", "Done", .push), .make("Done", "Banner", .embed),
      ])
    let rules = try RuleParser(graph: graph).parse("no dead ends")
    let judge = RuleJudge(graph: graph, reaches: FirstReaches(), verdicts: [])
    expectNoDifference(judge.violations(of: rules).map(\.message), ["Done is a dead end."])
  }

  @Test("A line that is not a rule is an error with its place")
  func errors() throws {
    let errors = #expect(throws: Diagnostics.self) {
      try violations(
        """
        screen Chekout is reachable
        screen Cart is somewhere
        depth <= deep
          coordinator Pay never owns
        no verdicts of kind undead
        no dead ends except
        """)
    }
    expectNoDifference(
      errors?.description,
      #"""
      app.rules:1:8: error: unknown screen 'Chekout'. Did you mean 'Checkout'?
        screen Chekout is reachable
               ^~~~~~~
      app.rules:2:13: error: expected 'is reachable' or 'is never reached without NAME'
        screen Cart is somewhere
                    ^~
      app.rules:3:10: error: expected a whole number, 0 or greater
        depth <= deep
                 ^~~~
      app.rules:4:29: error: expected the name of a coordinator
          coordinator Pay never owns
                                    ^
      app.rules:5:21: error: unknown kind of verdict 'undead'. Use one of 'zombie', 'orphan', \#
      'unretained', \#
      'retained', 'leaked screen', 'finished twice', 'started twice', 'pushed behind a modal', \#
      'growth'.
        no verdicts of kind undead
                            ^~~~~~
      app.rules:6:20: error: expected the name of a screen
        no dead ends except
                           ^
      """#)
  }
}

extension FlowGraph.Transition {
  fileprivate static func make(_ from: String?, _ to: String, _ kind: TransitionKind) -> Self {
    FlowGraph.Transition(
      from: from.map { FlowGraph.Name(type: "App.\($0)") }, to: .init(type: "App.\(to)"),
      kind: kind, trigger: "go", by: .app)
  }
}
