import FlowGraph
import FlowVerdicts
import Testing

@testable import FlowDiagram

@Suite("What can be done on a screen")
struct NodeActionsTests {
  @Test("Where actions lead is in an order of its own, whatever came first")
  func order() {
    typealias Target = NodeActions.Target
    let cart = DiagramMarks.Effect(.zombie, of: .coordinator(.init(type: "App.Cart")))
    let sorted = [
      Target(role: .pop, head: 1), Target(role: .pop, head: 1, change: .added),
      Target(role: .pop, head: 1, effects: [cart]), Target(role: .push, head: 1),
      Target(role: .pop, head: 2),
    ]
    #expect(sorted.sorted() == sorted)
    #expect(sorted.reversed().sorted() == sorted)
  }
}
