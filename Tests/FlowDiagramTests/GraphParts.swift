import FlowGenerators
import FlowGraph
import FlowTrace
import TestSupport

/// The parts of a graph, in an order that does not matter.
struct GraphParts {
  var links: [FlowGraph.Link] = []
  var presents: [FlowGraph.Presentation] = []
  var transitions: [FlowGraph.Transition] = []

  /// Like an app: a tree of coordinators with some circles, a few screens each, flows that lead
  /// on through them with some jumps, and ways back.
  static func random(coordinators: Int, seed: UInt64) -> Self {
    var random = SeededGenerator(seed: seed)
    var parts = Self()
    var screens: [FlowGraph.Name] = []
    let owners = (0..<coordinators).map { FlowGraph.Name(type: "App.Flow\($0)Coordinator") }
    for (index, owner) in owners.enumerated() {
      if index > 0 {
        parts.links.append(
          .init(parent: owners[Int.random(in: 0..<index, using: &random)], child: owner))
      }
      if Int.random(in: 0..<12, using: &random) == 0,
        let other = owners.randomElement(using: &random)
      {
        parts.links.append(.init(parent: owner, child: other))
      }
      for number in 0..<Int.random(in: 0...5, using: &random) {
        let screen = FlowGraph.Name(type: "App.Page\(index)Number\(number)ViewController")
        screens.append(screen)
        parts.presents.append(.init(coordinator: owner, screen: screen))
        if Int.random(in: 0..<10, using: &random) == 0,
          let other = owners.randomElement(using: &random)
        {
          parts.presents.append(.init(coordinator: other, screen: screen))
        }
        let from =
          screens.count == 1 ? nil : screens.dropLast().suffix(8).randomElement(using: &random)
        parts.addWay(from: from, to: screen, by: owner, using: &random)
        if Int.random(in: 0..<8, using: &random) == 0,
          let other = screens.randomElement(using: &random)
        {
          parts.addWay(from: screen, to: other, by: owner, using: &random)
        }
      }
    }
    return parts
  }

  private mutating func addWay(
    from: FlowGraph.Name?, to: FlowGraph.Name, by: FlowGraph.Name,
    using random: inout SeededGenerator
  ) {
    let agent = FlowGraph.Agent.coordinator(by)
    guard let from else {
      transitions.append(.init(from: nil, to: to, kind: .root, trigger: "launch", by: agent))
      return
    }
    let kinds: [TransitionKind] = [.push, .push, .push, .push, .present, .present, .tab, .embed]
    let kind = kinds.randomElement(using: &random)!
    let triggers = ["Next", "Open the long way round", "é", "e\u{301}", "日本語", "Say \"hi\""]
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let trigger = "tap \"\(triggers.randomElement(using: &random)!)\""
      transitions.append(.init(from: from, to: to, kind: kind, trigger: trigger, by: agent))
    }
    switch kind {
    case .push:
      transitions.append(.init(from: to, to: from, kind: .pop, trigger: "back", by: .system))
    case .present:
      transitions.append(
        .init(from: to, to: from, kind: .dismiss, trigger: "swipe down", by: .system))
      transitions.append(
        .init(from: to, to: from, kind: .dismiss, trigger: "tap \"Cancel\"", by: agent))
    default: break
    }
  }

  /// The graph of these parts, taken in another order.
  func graph(shuffledWith seed: UInt64) -> FlowGraph {
    var random = SeededGenerator(seed: seed)
    return FlowGraph(
      app: "App", links: links.shuffled(using: &random),
      presents: presents.shuffled(using: &random),
      transitions: transitions.shuffled(using: &random))
  }
}
