public import FlowGraph

extension FlowGraph {
  /// The coordinators to collapse so that a diagram has at most so many boxes.
  ///
  ///     let options = DiagramOptions(collapsed: Set(graph.overview(boxes: 200).collapsed))
  ///
  /// Begins with the outermost coordinators as one box each and opens the fullest box, level by
  /// level, for as long as there is room. Screens that stand outside of all coordinators are drawn
  /// anyway. O(*n* × depth).
  public func overview(boxes: Int) -> FlowOverview {
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
    var collapsed: [(coordinator: Int, boxes: Int)] = []
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
          collapsed.append((coordinator, boxesInside))
        }
      }
    }
    collapsed.sort { $0.coordinator < $1.coordinator }
    let next = collapsed.min { $0.boxes < $1.boxes }
    return FlowOverview(
      collapsed: collapsed.map { graph.coordinators[$0.coordinator] }, boxes: count,
      next: next.map {
        .init(coordinator: graph.coordinators[$0.coordinator], boxes: count - 1 + $0.boxes)
      })
  }
}
