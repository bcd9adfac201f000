import FlowGenerators
import FlowGraph
import FlowTrace
import TestSupport

/// Sessions of apps that share some of their types.
package enum RandomTrace {
  private static let types = [
    "Shop.Cart", "Pay.Cart", "Shop.List<Shop.Item>", "Shop.List<Pay.Item>", "Shop.Caf\u{E9}",
    "Shop.Cafe\u{301}", "Pay.(unknown context at $10ab).Row", "Shop.Row", "UIAlertController",
  ]
  private static let labels = [nil, nil, "first", "second", ""]

  package static func graph(using random: inout SeededGenerator) -> FlowGraph {
    FlowGraph.folding(session(using: &random))
  }

  package static func session(using random: inout SeededGenerator) -> [TraceEvent] {
    var events: [TraceEvent] = [.launch(.init())]
    let count = UInt32.random(in: 2...12, using: &random)
    for serial in 1...count {
      let type = types.randomElement(using: &random)!
      let label = labels.randomElement(using: &random)!
      let id = ObjectID(serial: serial)
      events.append(
        Bool.random(using: &random)
          ? .screen(id, type, label: label) : .coordinator(id, type, label: label))
    }
    func object() -> ObjectID { .init(serial: .random(in: 1...count, using: &random)) }
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: events.append(.link(parent: object(), child: object()))
      case 1: events.append(.presents(coordinator: object(), screen: object()))
      default:
        let by = [Responsible.system, .app, .unknown, .coordinator(object())]
        events.append(
          .transition(
            Bool.random(using: &random) ? object() : nil, object(),
            TransitionKind.allCases.randomElement(using: &random)!,
            ["back", "tap \"Caf\u{E9}\"", "tap \"Cafe\u{301}\""].randomElement(using: &random)!,
            by: by.randomElement(using: &random)!))
      }
    }
    return events
  }
}
