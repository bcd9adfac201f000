public import FlowGraph

extension FlowGraph {
  /// The coordinators to collapse so that a diagram has at most so many boxes.
  ///
  ///     let options = DiagramOptions(collapsed: Set(graph.overview(boxes: 200)))
  ///
  /// Begins with the outermost coordinators as one box each and opens the fullest box, level by
  /// level, for as long as there is room. Screens that stand outside of all coordinators are drawn
  /// anyway. Empty when everything fits. O(*n* × depth).
  ///
  /// - Returns: The coordinators, sorted.
  public func overview(boxes: Int) -> [Name] {
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
    var collapsed: [Int] = []
    while !level.isEmpty {
      let fullestFirst = level.sorted { (-screensInside[$0], $0) < (-screensInside[$1], $1) }
      level = []
      for coordinator in fullestFirst {
        let inside = children[coordinator]
        let boxesInside = inside.count + shown[coordinator]
        guard boxesInside > 0 else { continue }
        if count - 1 + boxesInside <= boxes {
          count += boxesInside - 1
          level += inside
        } else {
          collapsed.append(coordinator)
        }
      }
    }
    return collapsed.sorted().map { graph.coordinators[$0] }
  }
}
