import CustomDump
import FlowGraph
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
        "CartCoordinator is called BasketCoordinator now.",
        "Screen Cart is called Basket now.",
      ])
  }
}
