import CustomDump
import FlowChanges
import FlowGraph
import FlowGraphTestSupport
import Testing

@Suite("What is different between two graphs")
struct FlowDiffTests {
  private static let shop = FlowGraph.make(
    links: ["AppCoordinator > CartCoordinator"],
    presents: [
      "AppCoordinator > HomeViewController",
      "CartCoordinator > CartViewController, CheckoutViewController",
    ],
    """
    root . > HomeViewController | launch | AppCoordinator
    push HomeViewController > CartViewController | tap "Cart" | CartCoordinator
    pop CartViewController > HomeViewController | back | system
    present CartViewController > CheckoutViewController | tap "Buy" | CartCoordinator
    dismiss CheckoutViewController > CartViewController | swipe down | system
    """)

  @Test("is nothing when they are equal")
  func equal() {
    let diff = FlowDiff(from: Self.shop, to: Self.shop.merging(Self.shop))
    #expect(diff.isEmpty)
    #expect(diff.sentences.isEmpty)
  }

  @Test("is told by who no longer does what, and what is new, without what follows from it")
  func replaced() {
    let new = FlowGraph.make(
      links: ["AppCoordinator > CartCoordinator"],
      presents: [
        "AppCoordinator > HomeViewController",
        "CartCoordinator > CartViewController, ReceiptViewController",
      ],
      """
      root . > HomeViewController | launch | AppCoordinator
      push HomeViewController > CartViewController | tap "Cart" | CartCoordinator
      pop CartViewController > HomeViewController | back | system
      push CartViewController > ReceiptViewController | tap "Pay" | CartCoordinator
      pop ReceiptViewController > CartViewController | back | system
      """)
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

  @Test("is a change where a trigger, kind or agent is another between the same screens")
  func changed() {
    let new = FlowGraph.make(
      links: ["AppCoordinator > CartCoordinator"],
      presents: [
        "AppCoordinator > HomeViewController",
        "CartCoordinator > CartViewController, CheckoutViewController",
      ],
      """
      root . > HomeViewController | launch | app
      push HomeViewController > CartViewController | tap "Basket" | CartCoordinator
      pop CartViewController > HomeViewController | back | system
      push CartViewController > CheckoutViewController | tap "Buy" | CartCoordinator
      pop CheckoutViewController > CartViewController | back | system
      """)
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

  @Test("is a new name where a screen and its coordinator stand where others stood")
  func renamed() {
    let new = FlowGraph.make(
      links: ["AppCoordinator > BasketCoordinator"],
      presents: [
        "AppCoordinator > HomeViewController",
        "BasketCoordinator > BasketViewController, CheckoutViewController",
      ],
      """
      root . > HomeViewController | launch | AppCoordinator
      push HomeViewController > BasketViewController | tap "Cart" | BasketCoordinator
      pop BasketViewController > HomeViewController | back | system
      present BasketViewController > CheckoutViewController | tap "Buy" | BasketCoordinator
      dismiss CheckoutViewController > BasketViewController | swipe down | system
      """)
    let diff = FlowDiff(from: Self.shop, to: new)
    expectNoDifference(
      diff.sentences,
      [
        "CartCoordinator is now called BasketCoordinator.",
        "Screen Cart is now called Basket.",
      ])
  }

  @Test("guesses nothing where several could have become several")
  func ambiguous() {
    func graph(_ triggers: [String], _ pages: [String]) -> FlowGraph {
      let ways =
        triggers.map { "push Home > Cart | \($0) | Flow" }
        + pages.map { "push Home > \($0) | tap \"More\" | Flow" }
      return .make(
        presents: ["Flow > Home, Cart"] + pages.map { "Flow > \($0)" },
        ways.joined(separator: "\n"))
    }
    let diff = FlowDiff(
      from: graph(["tap \"A\"", "tap \"B\""], ["Left", "Right"]),
      to: graph(["tap \"C\"", "tap \"D\""], ["Upper", "Nether"]))
    #expect(diff.screens.changed.isEmpty && diff.transitions.changed.isEmpty)
    #expect(diff.screens.added.count == 2 && diff.screens.removed.count == 2)
    #expect(diff.transitions.added.count == 4 && diff.transitions.removed.count == 4)
  }

  @Test("takes no screen for another that only leads off from the same one")
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

  @Test("tells who owns and shows what now, where that moved, ended or began")
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
