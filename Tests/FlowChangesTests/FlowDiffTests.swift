import CustomDump
import FlowChanges
import FlowGraph
import FlowGraphTestSupport
import FlowTrace
import Testing

@Suite("Differences of two graphs")
struct FlowDiffTests {
  private static let shop = shop()

  /// Makes the shop with other words in its lines.
  private static func shop(_ words: KeyValuePairs<String, String> = [:]) -> FlowGraph {
    func changed(_ line: String) -> String {
      words.reduce(line) { $0.replacing($1.key, with: $1.value) }
    }
    let presents = [
      "AppCoordinator > HomeViewController",
      "CartCoordinator > CartViewController, CheckoutViewController",
    ]
    let transitions = """
      root . > HomeViewController | launch | AppCoordinator
      push HomeViewController > CartViewController | tap "Cart" | CartCoordinator
      pop CartViewController > HomeViewController | back | system
      present CartViewController > CheckoutViewController | tap "Buy" | CartCoordinator
      dismiss CheckoutViewController > CartViewController | swipe down | system
      """
    return .make(
      links: [changed("AppCoordinator > CartCoordinator")], presents: presents.map(changed),
      changed(transitions))
  }

  @Test("Equal graphs have no differences")
  func equal() {
    let diff = FlowDiff(from: Self.shop, to: Self.shop.merging(Self.shop))
    #expect(diff.isEmpty)
    #expect(diff.sentences.isEmpty)
    #expect(diff.markdown(drawing: "flowchart LR").split(separator: "\n").count == 1)
  }

  @Test(
    "A replaced screen is reported by who showed and shows it, without the ways back that follow")
  func replaced() {
    let new = Self.shop([
      "CheckoutViewController": "ReceiptViewController", "tap \"Buy\"": "tap \"Pay\"",
      "present Cart": "push Cart", "dismiss Receipt": "pop Receipt", "swipe down": "back",
    ])
    expectNoDifference(
      FlowDiff(from: Self.shop, to: new).sentences,
      [
        "Screen Receipt is new; CartCoordinator shows it.",
        "Screen Checkout is gone; CartCoordinator showed it.",
        """
        CartCoordinator no longer presents Checkout from Cart on tap "Buy"; new: push Cart → \
        Receipt on tap "Pay".
        """,
      ])
  }

  @Test("A way back from a new screen follows from it, wherever it leads")
  func backFromNew() {
    let new = Self.shop([
      "Cart\" | CartCoordinator": """
      Cart" | CartCoordinator
      push CartViewController > OfferViewController | tap "Offer" | CartCoordinator
      pop OfferViewController > HomeViewController | back | system
      """,
      "CartViewController, Checkout": "CartViewController, OfferViewController, Checkout",
    ])
    let diff = FlowDiff(from: Self.shop, to: new)
    expectNoDifference(diff.transitions.added.count, 2)
    expectNoDifference(diff.impliedBacks.map(\.kind), [.pop])
    #expect(diff.markdown(drawing: "flowchart LR").contains("<details>"))
  }

  @Test("Another trigger, kind or agent between the same screens is one change")
  func changed() {
    let new = Self.shop([
      "launch | AppCoordinator": "launch | app", "tap \"Cart\"": "tap \"Basket\"",
      "present Cart": "push Cart", "dismiss Checkout": "pop Checkout", "swipe down": "back",
    ])
    let diff = FlowDiff(from: Self.shop, to: new)
    #expect(diff.transitions.added.isEmpty && diff.transitions.removed.isEmpty)
    expectNoDifference(
      diff.sentences,
      [
        "root launch → Home on launch: now by the app, before by AppCoordinator.",
        """
        Cart → Checkout on tap "Buy" by CartCoordinator: now push, before present.
        """,
        """
        push Home → Cart by CartCoordinator: now on tap "Basket", before on tap "Cart".
        """,
      ])
  }

  @Test(
    "Of what changed between two screens, those are one that have the most in common, and no others",
    arguments: [
      (["push a app", "push b unknown", "tab c system"], ["a → a"]),
      (["push a app", "push b unknown"], ["a → a", "b → d"]),
      (["push b unknown"], ["b → d"]), (["tab c unknown"], [] as [String]),
    ])
  func changedTogether(old: [String], changes: [String]) {
    func graph(_ transitions: [String]) -> FlowGraph {
      .make(
        presents: ["Flow > Home, Cart"],
        transitions.map { line in
          let words = line.split(separator: " ")
          return "\(words[0]) Home > Cart | \(words[1]) | \(words[2])"
        }.joined(separator: "\n"))
    }
    let diff = FlowDiff(
      from: graph(old), to: graph(["present a app", "push d system", "replace e Flow"]))
    expectNoDifference(
      diff.transitions.changed.map { "\($0.old.trigger) → \($0.new.trigger)" }.sorted(), changes)
  }

  @Test("The last two between two screens are one change, whatever they have in common")
  func lastChanged() {
    let diff = FlowDiff(
      from: .make(
        presents: ["Flow > Home"], "push Home > Cart | a | app\npush Home > Cart | b | app"),
      to: .make(
        presents: ["Flow > Home"], "push Home > Cart | a | unknown\nreplace Home > Cart | c | Flow")
    )
    expectNoDifference(diff.transitions.changed.map(\.new.trigger), ["a", "c"])
  }

  @Test(
    "Transitions that changed between two screens are compared in a time that grows with them",
    .timeLimit(.minutes(1)))
  func manyChanged() {
    func graph(_ verb: String) -> FlowGraph {
      FlowGraph(
        app: "App",
        transitions: (0..<10_000).map {
          FlowGraph.Transition(
            from: .app("Home"), to: .app("Cart"), kind: .push, trigger: "\(verb) \($0)", by: .app)
        })
    }
    let transitions = FlowDiff(from: graph("tap"), to: graph("press")).transitions
    #expect(transitions.added.count == 10_000 && transitions.removed.count == 10_000)
    #expect(transitions.changed.isEmpty)
  }

  @Test("A screen and a coordinator that take the places of others are reported as renamed")
  func renamed() {
    let new = Self.shop([
      "CartCoordinator": "BasketCoordinator", "CartViewController": "BasketViewController",
    ])
    let diff = FlowDiff(from: Self.shop, to: new)
    expectNoDifference(
      diff.sentences,
      [
        "CartCoordinator is now called BasketCoordinator.",
        "Screen Cart is now called Basket.",
      ])
  }

  @Test("What is known of a screen decides what it became, and of equals the name")
  func evidenceFirst() {
    func graph(_ screens: [(name: String, trigger: String)]) -> FlowGraph {
      .make(
        presents: ["Flow > Home, Pay"] + screens.map { "Flow > \($0.name)" },
        screens.map { screen in
          """
          push Home > \(screen.name) | tap "Buy" | Flow
          push \(screen.name) > Pay | \(screen.trigger) | Flow
          """
        }.joined(separator: "\n"))
    }
    func became(_ screens: [(name: String, trigger: String)]) -> [String] {
      FlowDiff(from: graph([("Cart", "tap \"Pay\"")]), to: graph(screens))
        .sentences.filter { $0.contains("now called") }
    }
    expectNoDifference(
      became([("Basket", "tap \"Pay\""), ("Carts", "tap \"Order\"")]),
      ["Screen Cart is now called Basket."])
    expectNoDifference(
      became([("Basket", "tap \"Pay\""), ("Carts", "tap \"Pay\"")]),
      ["Screen Cart is now called Carts."])
  }

  @Test("No rename is reported where several could have become several")
  func ambiguous() {
    func graph(_ triggers: [String], _ pages: [String]) -> FlowGraph {
      let sentences =
        triggers.map { "push Home > Cart | \($0) | Flow" }
        + pages.map { "push Home > \($0) | tap \"More\" | Flow" }
      return .make(
        presents: ["Flow > Home, Cart"] + pages.map { "Flow > \($0)" },
        sentences.joined(separator: "\n"))
    }
    let diff = FlowDiff(
      from: graph(["tap \"A\"", "tap \"B\""], ["Left", "Right"]),
      to: graph(["tap \"C\"", "tap \"D\""], ["Upper", "Nether"]))
    #expect(diff.screens.changed.isEmpty && diff.transitions.changed.isEmpty)
    #expect(diff.screens.added.count == 2 && diff.screens.removed.count == 2)
    #expect(diff.transitions.added.count == 4 && diff.transitions.removed.count == 4)
  }

  @Test("A screen reached from the same screen by another trigger is not a rename")
  func replacedBesides() {
    func graph(_ page: String) -> FlowGraph {
      .make(
        presents: ["Flow > Home, \(page)"],
        """
        root . > Home | launch | app
        push Home > \(page) | tap "\(page)" | Flow
        pop \(page) > Home | back | system
        """)
    }
    let diff = FlowDiff(from: graph("Help"), to: graph("Orders"))
    #expect(diff.screens.changed.isEmpty)
    expectNoDifference(
      diff.sentences,
      [
        "Screen Orders is new; Flow shows it.", "Screen Help is gone; Flow showed it.",
        "Flow no longer pushes Help from Home on tap \"Help\"; new: push Home → Orders on tap "
          + "\"Orders\".",
      ])
  }

  @Test("A link or presentation that moved, ended or began is reported with its owners")
  func moved() {
    let diff = FlowDiff(
      from: .make(
        links: ["App > Left, Right", "Left > Cart"],
        presents: ["App > Start", "Left > Home", "Right > Help", "Cart > Pay"]),
      to: .make(
        links: ["App > Left, Right", "Right > Cart", "Left > Right"],
        presents: ["App > Start, Pay", "Right > Home, Help", "Cart > Pay"]))
    expectNoDifference(
      diff.sentences,
      [
        "Cart is owned by Right now, no longer by Left.", "Left owns Right now.",
        "Screen Home is shown by Right now, no longer by Left.", "App shows Pay now.",
      ])
    expectNoDifference(
      diff.summary, "1 link new, 1 changed; 1 presentation new, 1 changed.")
  }
}
