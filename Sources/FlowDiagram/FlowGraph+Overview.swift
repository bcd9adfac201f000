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
    let places = Places(of: self)
    var children: [Name?: [Name]] = [:]
    for coordinator in coordinators {
      children[places.owner(of: coordinator), default: []].append(coordinator)
    }
    var shown: [Name?: Int] = [:]
    var screensInside: [Name: Int] = [:]
    for screen in screens {
      let home = places.home(of: screen)
      shown[home, default: 0] += 1
      for holder in places.line(from: home) { screensInside[holder, default: 0] += 1 }
    }
    var level = children[nil] ?? []
    var count = level.count + (shown[nil] ?? 0)
    var collapsed: [Name] = []
    while !level.isEmpty {
      let fullestFirst = level.sorted {
        (-(screensInside[$0] ?? 0), $0) < (-(screensInside[$1] ?? 0), $1)
      }
      level = []
      for coordinator in fullestFirst {
        let inside = children[coordinator] ?? []
        let boxesInside = inside.count + (shown[coordinator] ?? 0)
        guard boxesInside > 0 else { continue }
        if count - 1 + boxesInside <= boxes {
          count += boxesInside - 1
          level += inside
        } else {
          collapsed.append(coordinator)
        }
      }
    }
    return collapsed.sorted()
  }
}
