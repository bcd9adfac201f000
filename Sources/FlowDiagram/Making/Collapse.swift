import FlowGraph

/// Which coordinators are drawn as one node, and what each of these nodes hides.
struct Collapse {
  /// For each coordinator that is or stands under a collapsed one, the outermost of these.
  private var standIns: [Int: Int] = [:]
  private var contents: [Int: Content] = [:]

  /// What a node hides.
  struct Content {
    var coordinators: [Int] = []
    var screens: [Int] = []
  }

  /// O(*n* × depth).
  init(_ collapsed: Set<FlowGraph.Name>, in graph: NumberedGraph, places: Places) {
    guard !collapsed.isEmpty else { return }
    for coordinator in graph.coordinators.indices {
      var outermost: Int?
      for holder in places.line(from: coordinator)
      where collapsed.contains(graph.coordinators[holder]) {
        outermost = holder
      }
      guard let outermost else { continue }
      standIns[coordinator] = outermost
      contents[outermost, default: Content()].coordinators.append(coordinator)
    }
    for screen in graph.screens.indices {
      guard let home = places.home(of: screen), let standIn = standIns[home] else { continue }
      contents[standIn]?.screens.append(screen)
    }
  }

  /// Whether every coordinator is drawn itself. O(1).
  var isEmpty: Bool { standIns.isEmpty }

  /// Returns the collapsed coordinator that is drawn for this one, where it is not drawn itself. O(1).
  func standIn(for coordinator: Int?) -> Int? {
    isEmpty ? nil : coordinator.flatMap { standIns[$0] }
  }

  /// Returns what a collapsed coordinator hides, or nil for one that is not collapsed. O(1).
  func content(of coordinator: Int) -> Content? { contents[coordinator] }
}
