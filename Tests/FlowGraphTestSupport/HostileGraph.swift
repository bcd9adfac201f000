import FlowGenerators
import FlowGraph
import FlowTrace

/// Graphs whose names are what formats give a meaning to, or look alike.
package enum HostileGraph {
  private static let texts = [
    "", "Unnamed", "Unnamed 2", "system", "system type", "app", "unknown", "launch", "screen",
    "coordinator", "verdict", "owns", "by", "A", "A (b)", "b", "A (b) 2", "b) (c", "A (b) (c)",
    "Shop.A", "Pay.A", "Shop.A<Shop.B>", "Shop.A<Pay.B>", "Caf\u{E9}", "Cafe\u{301}", "\u{301}A",
    "A\u{D4E}", "\u{D4E}A", "\u{600}A", "A\u{FE0F}", "\u{1F43E}\u{200D}\u{1F43E}", "\"", "\"A\"",
    "#A", "A#",
    ":", "A:", "A: push by B", "\u{2192}", "A \u{2192} B", ",", "A, 2 times", "A, on x", " ", " A",
    "A ",
    "A\nB", "\r\n", "\t", "\u{0}", "\u{2028}", "\u{85}", "\u{A0}", "\\", "\\u{20}", "\u{202E}",
    "\u{FFFE}", "1.",
    "-", "- A", "`", "```", "~~~", "<b>", "&lt;", "%", "%0A", "/", "..", ".", "[", "]", "(", ")",
    "{", "}",
    "|", "end", "graph", "subgraph", "A--", "-->", "@team", "::error::x",
  ]

  /// Returns a text that some format gives a meaning to.
  package static func text(using random: inout SeededGenerator) -> String {
    let text = texts.randomElement(using: &random)!
    return Int.random(in: 0..<4, using: &random) > 0
      ? text : text + texts.randomElement(using: &random)!
  }

  /// Returns a graph of such texts.
  package static func make(using random: inout SeededGenerator) -> FlowGraph {
    func name() -> FlowGraph.Name {
      let isLabelled = Int.random(in: 0..<3, using: &random) == 0
      return .init(
        type: text(using: &random), label: isLabelled ? text(using: &random) : nil)
    }
    func names() -> [FlowGraph.Name] {
      (0..<Int.random(in: 1...6, using: &random)).map { _ in name() }
    }
    let (coordinators, screens) = (names(), names())
    func coordinator() -> FlowGraph.Name { coordinators.randomElement(using: &random)! }
    func screen() -> FlowGraph.Name { screens.randomElement(using: &random)! }
    let links = (0..<3).map { _ in
      FlowGraph.Link(parent: coordinator(), child: coordinator())
    }
    let presents = (0..<4).map { _ in
      FlowGraph.Presentation(coordinator: coordinator(), screen: screen())
    }
    var graph = FlowGraph(
      app: text(using: &random), launches: [text(using: &random)], coordinators: coordinators,
      screens: screens, links: links, presents: presents)
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      let by: [FlowGraph.Agent] = [.system, .app, .unknown, .coordinator(coordinator())]
      graph.add(
        .init(
          from: Int.random(in: 0..<4, using: &random) > 0 ? screen() : nil, to: screen(),
          kind: .allCases.randomElement(using: &random)!, trigger: text(using: &random),
          by: by.randomElement(using: &random)!),
        count: [1, 2, .max].randomElement(using: &random)!, isInferred: false)
    }
    return graph
  }
}
