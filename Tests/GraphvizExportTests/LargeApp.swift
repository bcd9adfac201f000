import FlowDiagram
import FlowGenerators

extension Diagram {
  /// A diagram like a large app's, the same for the same seed: six screens to a coordinator,
  /// four coordinators in a coordinator, a tree of pushes and presentations with a jump across from
  /// every fourteenth screen, and words on every arrow.
  static func largeApp(screens: Int, seed: UInt64 = 7) -> Diagram {
    var random = SeededGenerator(seed: seed)
    var diagram = Diagram(title: "Large: \(screens) screens", direction: .topToBottom)
    for index in 0..<(screens + 5) / 6 {
      diagram.clusters.append(
        .init(
          id: "c\(index)", name: "Part \(index)",
          parent: index == 0 ? nil : "c\((index - 1) / 4)"))
    }
    func connect(_ tail: Int, _ head: Int, _ role: Edge.Role, _ trigger: String) {
      diagram.edges.append(
        .init(
          id: "e\(diagram.edges.count)", tail: "s\(tail)", head: "s\(head)", role: role,
          rows: [.trigger(trigger)]))
    }
    for index in 0..<screens {
      diagram.nodes.append(
        .init(
          id: "s\(index)", name: "Page \(index)", role: .screen,
          fullName: "Page\(index)ViewController", cluster: "c\(index / 6)"))
      guard index > 0 else { continue }
      let from = Int.random(in: max(0, index - 8)..<index, using: &random)
      let role: Edge.Role = Int.random(in: 0..<4, using: &random) > 0 ? .push : .present
      connect(from, index, role, "tap \"Open page \(index)\"")
      if Int.random(in: 0..<14, using: &random) == 0 {
        let other = Int.random(in: 0..<screens, using: &random)
        connect(index, other, .push, "tap \"Jump to \(other)\"")
      }
    }
    return diagram
  }
}
