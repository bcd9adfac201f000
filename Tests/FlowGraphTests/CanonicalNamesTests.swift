import FlowGraph
import Testing

@Suite("Canonical names")
struct CanonicalNamesTests {
  @Test(
    "Canonical names omit what is not needed to distinguish types",
    arguments: [
      (["Shop.Cart"], ["Cart"]),
      (["UIAlertController"], ["UIAlertController"]),
      (["Shop.Cart", "Pay.Cart"], ["Shop.Cart", "Pay.Cart"]),
      (["Shop.List<Shop.Item>"], ["List"]),
      (["Shop.List<Shop.Item>", "Shop.List<Swift.Int>"], ["List<Item>", "List<Int>"]),
      (["Shop.List<Shop.Item>", "Shop.List"], ["List<Item>", "Shop.List"]),
      (
        ["Shop.List<Shop.Item>", "Shop.List<Pay.Item>"],
        ["Shop.List<Shop.Item>", "Shop.List<Pay.Item>"]
      ),
      (["Shop.Checkout.Page", "Shop.Cart.Page"], ["Checkout.Page", "Cart.Page"]),
      (["Shop.Row<(Swift.Int) -> Swift.Int>.Cell"], ["Row.Cell"]),
      (["Shop.(unknown context at $10c2).Page"], ["Page"]),
      (
        ["Shop.Box<Shop.(unknown context at $10c2).Page>", "Shop.Box<Shop.Cart>"],
        ["Box<Page>", "Box<Cart>"]
      ),
      (["(extension in Shop):UIKit.UIView.Page"], ["UIView.Page"]),
      (["Shop.system", "Shop.app"], ["Shop.system", "Shop.app"]),
      (["A.B", "C.B", "M.A.B"], ["A.B", "C.B", "M.A.B"]),
      ([""], ["Unnamed"]),
    ])
  func short(types: [String], expected: [String]) {
    let names = types.map { FlowGraph.Name(type: $0) }
    let canonical = FlowGraph(app: "App", screens: names).names
    #expect(names.map { canonical[$0] } == expected)
  }

  @Test("A canonical name is followed by the label that the app gave")
  func labels() {
    let plain = FlowGraph.Name(type: "App.StepViewController")
    let labelled = FlowGraph.Name(type: "App.StepViewController", label: "Ship it!")
    let names = FlowGraph(app: "App", screens: [plain, labelled]).names
    #expect(names[plain] == "StepViewController")
    #expect(names[labelled] == "StepViewController (Ship it!)")
    #expect(FlowGraph.Name(type: "App.Step", label: "") == FlowGraph.Name(type: "App.Step"))
  }

  @Test("Two types never have the same canonical name")
  func distinct() {
    let words = ["A", "B", "A<B>", "A<A.B>", "B<A>"]
    var types: [String] = []
    for first in words {
      types.append(first)
      for second in words {
        types.append("\(first).\(second)")
        for third in words { types.append("\(first).\(second).\(third)") }
      }
    }
    let names = types.map { FlowGraph.Name(type: $0) }
    let canonical = FlowGraph(app: "App", screens: names).names
    #expect(Set(names.map { canonical[$0] }).count == types.count)
  }
}
