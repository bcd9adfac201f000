public import FlowGraph

/// The part of a graph that fits into a number of nodes.
public struct FlowOverview: Sendable, Hashable {
  /// The coordinator that would open with more nodes.
  public struct Next: Sendable, Hashable {
    /// The one that opens next.
    public let coordinator: FlowGraph.Name
    /// The number of nodes when it is open.
    public let nodes: Int
  }

  /// The coordinators that are one node each, sorted; none when everything fits.
  public let collapsed: [FlowGraph.Name]
  /// The number of nodes.
  public let nodes: Int
  /// Whether a coordinator was opened beyond the limit, so that there is more than one node.
  public let isBeyondLimit: Bool
  /// The one of them that takes the fewest nodes to open; nil when everything fits.
  public let next: Next?
}

extension FlowOverview {
  /// How many nodes an overview may have whatever its limit, rather than a single one.
  public static let leastNodes = 20
}

extension FlowGraph {
  /// Returns the coordinators to collapse so that a diagram has at most a number of nodes.
  ///
  ///     let options = DiagramOptions(collapsed: Set(graph.overview(nodes: 200).collapsed))
  ///
  /// Begins with the outermost coordinators as one node each and opens the fullest of them, level by
  /// level, for as long as there is room. Screens outside of all coordinators are drawn anyway. Since
  /// a single node shows nothing, it is opened even beyond the limit, up to ``FlowOverview/leastNodes``.
  ///
  /// - Parameter limit: The most nodes, but for those screens.
  /// - Complexity: O(*n* × depth).
  public func overview(nodes limit: Int) -> FlowOverview {
    let graph = NumberedGraph(self)
    let places = Places(of: graph)
    let outside = graph.coordinators.count
    let children = Groups(
      count: outside + 1,
      graph.coordinators.indices.map { (places.owner(of: $0) ?? outside, $0) })
    var shown = Array(repeating: 0, count: outside + 1)
    var screensInside = Array(repeating: 0, count: outside)
    for screen in graph.screens.indices {
      let home = places.home(of: screen)
      shown[home ?? outside] += 1
      for holder in places.line(from: home) { screensInside[holder] += 1 }
    }
    var level = Array(children[outside])
    var count = level.count + shown[outside]
    var isBeyondLimit = false
    var collapsed: [(coordinator: Int, nodes: Int)] = []
    while !level.isEmpty {
      let fullestFirst = level.sorted { (-screensInside[$0], $0) < (-screensInside[$1], $1) }
      level = []
      for coordinator in fullestFirst {
        let inside = children[coordinator]
        let nodesInside = inside.count + shown[coordinator]
        guard nodesInside > 0 else { continue }
        let most = count == 1 ? max(limit, FlowOverview.leastNodes) : limit
        if count - 1 + nodesInside <= most {
          count += nodesInside - 1
          isBeyondLimit = isBeyondLimit || count > limit
          level += inside
        } else {
          collapsed.append((coordinator, nodesInside))
        }
      }
    }
    collapsed.sort { $0.coordinator < $1.coordinator }
    let next = collapsed.min { $0.nodes < $1.nodes }
    return FlowOverview(
      collapsed: collapsed.map { graph.coordinators[$0.coordinator] }, nodes: count,
      isBeyondLimit: isBeyondLimit,
      next: next.map {
        .init(coordinator: graph.coordinators[$0.coordinator], nodes: count - 1 + $0.nodes)
      })
  }
}
