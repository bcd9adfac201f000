import FlowPerson
import FlowTrace

/// Every path that was walked, each prefix kept once: what was done, and what came of it.
struct PathTree {
  typealias Index = Int

  /// A moment at which all had settled.
  struct Node {
    /// The moment before; nil at launch.
    var parent: Index?
    /// What was done since then; nil at launch.
    var action: PersonAction?
    var depth: Int
    /// What was on display.
    var sighting: ExplorerSession.Sighting
    /// What was recorded since the moment before.
    var records: [TraceRecord]
    /// What happened since the moment before, with names for serials.
    var happening: Happening
    var children: [PersonAction: Index] = [:]

    var identity: String { sighting.identity }
    var screen: String? { sighting.screen }
    var actions: [PersonAction] { sighting.actions }
  }

  private(set) var nodes: [Node] = []

  subscript(index: Index) -> Node { nodes[index] }

  mutating func add(_ node: Node) -> Index {
    let index = nodes.count
    nodes.append(node)
    if let parent = node.parent, let action = node.action {
      nodes[parent].children[action] = index
    }
    return index
  }

  /// The nodes from launch to one, that included.
  func path(to index: Index) -> [Index] {
    Array(sequence(first: index) { nodes[$0].parent }).reversed()
  }

  /// What was done from launch to a node.
  func actions(to index: Index) -> [PersonAction] {
    path(to: index).compactMap { nodes[$0].action }
  }

  /// What was recorded from launch to a node.
  func records(to index: Index) -> [TraceRecord] {
    path(to: index).flatMap { nodes[$0].records }
  }
}
