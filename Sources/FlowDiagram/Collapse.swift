import FlowGraph

/// Which coordinators are drawn as one box, and what each of these boxes stands for.
struct Collapse {
  /// For each coordinator that is or stands under a collapsed one, the outermost of these.
  private var standIns: [FlowGraph.Name: FlowGraph.Name] = [:]
  private var contents: [FlowGraph.Name: Content] = [:]

  /// What a box hides.
  struct Content {
    var coordinators: Set<FlowGraph.Name> = []
    var screens: Set<FlowGraph.Name> = []
  }

  /// O(*n* × depth).
  init(_ collapsed: Set<FlowGraph.Name>, in graph: FlowGraph, places: Places) {
    guard !collapsed.isEmpty else { return }
    for coordinator in graph.coordinators {
      var outermost: FlowGraph.Name?
      for name in places.line(from: coordinator) where collapsed.contains(name) {
        outermost = name
      }
      guard let outermost else { continue }
      standIns[coordinator] = outermost
      contents[outermost, default: Content()].coordinators.insert(coordinator)
    }
    for screen in graph.screens {
      guard let home = places.home(of: screen), let standIn = standIns[home] else { continue }
      contents[standIn]?.screens.insert(screen)
    }
  }

  /// The collapsed coordinator that is drawn for this one, if that is not drawn itself. O(1).
  func standIn(for coordinator: FlowGraph.Name?) -> FlowGraph.Name? {
    coordinator.flatMap { standIns[$0] }
  }

  /// What a collapsed coordinator's box stands for, or nil for one that is not collapsed. O(1).
  func content(of coordinator: FlowGraph.Name) -> Content? { contents[coordinator] }
}
