import FlowGraph
import FlowGraphTestSupport
import Testing

@Suite("Screens by name")
struct ScreenQueryTests {
  private static let home = FlowGraph.Name(type: "Shop.HomeViewController")
  private static let first = FlowGraph.Name(type: "Shop.StepViewController", label: "First")
  private static let second = FlowGraph.Name(type: "Shop.StepViewController", label: "Second")
  private static let cart = FlowGraph.Name(type: "Shop.CartScreen")
  private static let otherCart = FlowGraph.Name(type: "Pay.CartScreen")
  private static let query = ScreenQuery(
    in: FlowGraph(app: "Shop", screens: [home, first, second, cart, otherCart]))

  @Test(
    "A screen is found by its name in diagrams, full type, label, or the beginning of its type",
    arguments: [
      ("HomeViewController", home), ("Shop.HomeViewController", home), ("Home", home),
      ("StepViewController (Second)", second), ("Shop.StepViewController (Second)", second),
      ("First", first), ("Pay.CartScreen", otherCart), ("Shop.Cart", cart),
    ])
  func found(text: String, screen: FlowGraph.Name) {
    #expect(Self.query(text) == .screen(screen))
  }

  @Test(
    "A name that several screens have is ambiguous",
    arguments: ["StepViewController", "Step", "Shop.StepViewController"])
  func ambiguous(text: String) {
    #expect(Self.query(text) == .ambiguous([Self.first, Self.second]))
  }

  @Test("An unknown screen is answered with the nearest names")
  func unknown() {
    guard case .unknown(let nearest) = Self.query("Hone") else {
      Issue.record("Hone is not unknown")
      return
    }
    #expect(nearest == ["HomeViewController"])
  }
}
