import FlowGraph

/// Which coordinators have something inside, and which of it their arrows may hold on to.
///
/// Graphviz draws an arrow at a frame by drawing one at a box inside and cutting it off, so the
/// box matters: an arrow that has company is out of the way.
struct Frames {
  enum Content {
    case screen(FlowGraph.Name)
    case coordinator(FlowGraph.Name)
  }

  private let places: Places
  private let collapse: Collapse
  /// For each coordinator with something inside, what comes first: its own screens, the first
  /// screen further inside, a coordinator with nothing inside.
  private var firsts: [FlowGraph.Name: Content] = [:]
  /// The screens from which or to which a transition leads, by screen.
  private var neighbours: [FlowGraph.Name: [FlowGraph.Name]] = [:]

  /// O(*n* × depth).
  init(of graph: FlowGraph, places: Places, collapse: Collapse) {
    self.places = places
    self.collapse = collapse
    let screens = graph.screens
    for screen in screens {
      guard let home = places.home(of: screen), firsts[home] == nil else { continue }
      firsts[home] = .screen(screen)
    }
    for screen in screens { hold(.screen(screen), from: places.home(of: screen)) }
    let owners = Set(graph.coordinators.lazy.compactMap(places.owner))
    for coordinator in graph.coordinators
    where firsts[coordinator] == nil && !owners.contains(coordinator) {
      hold(.coordinator(coordinator), from: places.owner(of: coordinator))
    }
    for transition in graph.transitionsInAnyOrder {
      guard let from = transition.from, from != transition.to else { continue }
      neighbours[from, default: []].append(transition.to)
      neighbours[transition.to, default: []].append(from)
    }
  }

  private mutating func hold(_ content: Content, from coordinator: FlowGraph.Name?) {
    for holder in places.line(from: coordinator) where firsts[holder] == nil {
      firsts[holder] = content
    }
  }

  /// Whether a coordinator has something inside that is drawn. O(1).
  func contains(_ coordinator: FlowGraph.Name) -> Bool {
    firsts[coordinator] != nil && collapse.standIn(for: coordinator) == nil
  }

  /// What an arrow between a frame and a screen outside holds on to inside: a neighbour of the
  /// screen if there is one.
  func content(of coordinator: FlowGraph.Name, towards screen: FlowGraph.Name?) -> Content {
    let near = (screen.flatMap { neighbours[$0] } ?? []).filter {
      places.line(from: places.home(of: $0)).contains(coordinator)
    }
    return near.min().map(Content.screen) ?? firsts[coordinator] ?? .coordinator(coordinator)
  }
}
