import FlowDiagram
import FlowGenerators
import TestSupport

extension Diagram {
  /// A diagram like an app's, the same for the same seed: up to 200 screens under nested
  /// coordinators, most reached one way, some jumps across, loops, parallel arrows, clusters with
  /// nothing in them and labels that hurt.
  static func randomApp(seed: UInt64) -> Diagram {
    var random = SeededGenerator(seed: seed)
    let screens = Int.random(in: 1...200, using: &random)
    let perCluster = Int.random(in: 1...10, using: &random)
    let jumps = [0, 0.07, 0.2, 0.5].randomElement(using: &random)!
    let hurts = Double.random(in: 0...0.3, using: &random)

    func label(_ plain: String) -> String {
      Double.random(in: 0...1, using: &random) < hurts
        ? hostileLabels.dropLast().randomElement(using: &random)! : plain
    }
    var diagram = Diagram(
      title: "", direction: Direction.allCases.randomElement(using: &random)!)
    for index in 0...(screens / perCluster) {
      let parent =
        index > 0 && Bool.random(using: &random) ? Int.random(in: 0..<index, using: &random) : nil
      diagram.clusters.append(
        .init(
          id: "c\(index)", name: label("Coordinator \(index)"), parent: parent.map { "c\($0)" }))
    }
    var actions: [Int: [Diagram.Action]] = [:]
    func connect(_ tail: Int, _ head: Int, _ text: String) {
      let id = "e\(diagram.edges.count)"
      let isArrow = Int.random(in: 0..<8, using: &random) > 0 && tail != head
      let target = Diagram.Action.Target(
        role: isArrow ? .push : .pop, node: "s\(head)", name: "Screen \(head)", hasEdge: isArrow)
      let rows = [Diagram.Row.trigger(label(text))]
      actions[tail, default: []].append(.init(id: "row-\(id)", rows: rows, targets: [target]))
      guard isArrow else { return }
      diagram.edges.append(
        .init(
          id: id, tail: "s\(tail)", head: "s\(head)", action: "row-\(id)", role: .push, rows: rows))
    }
    for index in 0..<screens {
      diagram.nodes.append(
        .init(
          id: "s\(index)", name: label("Screen \(index)"), role: .screen,
          cluster: Int.random(in: 0...20, using: &random) == 0 ? nil : "c\(index / perCluster)"))
      if index > 0 {
        connect(Int.random(in: max(0, index - 8)..<index, using: &random), index, "tap “\(index)”")
      }
      if Double.random(in: 0...1, using: &random) < jumps {
        connect(index, Int.random(in: 0..<screens, using: &random), "select row \(index)")
      }
    }
    for (index, actions) in actions { diagram.nodes[index].actions = actions }
    return diagram
  }
}
