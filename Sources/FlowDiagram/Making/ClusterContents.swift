/// Which coordinators are clusters, and the node inside each that stands for it where an edge ends.
///
/// Graphviz draws an edge at a cluster by drawing one to a node inside and cutting it off, so the
/// node matters: an edge beside others is out of the way.
struct ClusterContents {
  enum Content {
    case screen(Int)
    case coordinator(Int)
  }

  private let places: Places
  private let collapse: Collapse
  /// For each coordinator with something inside, what comes first: its own screens, the first
  /// screen further inside, a coordinator with nothing inside.
  private var firsts: [Content?]
  /// The screens from which or to which a transition leads, by screen.
  private let neighbours: Groups

  /// O(*n*).
  init(of graph: NumberedGraph, places: Places, collapse: Collapse) {
    self.places = places
    self.collapse = collapse
    firsts = Array(repeating: nil, count: graph.coordinators.count)
    var pairs: [(group: Int, member: Int)] = []
    for transition in graph.transitions {
      guard let from = transition.from, from != transition.to else { continue }
      pairs.append((from, transition.to))
      pairs.append((transition.to, from))
    }
    neighbours = Groups(count: graph.screens.count, pairs)
    for screen in graph.screens.indices {
      guard let home = places.home(of: screen), firsts[home] == nil else { continue }
      firsts[home] = .screen(screen)
    }
    // Whoever stands over one of these has something inside, too.
    var isDone = Array(repeating: false, count: graph.coordinators.count)
    for screen in graph.screens.indices {
      hold(.screen(screen), from: places.home(of: screen), &isDone)
    }
    var isOwner = Array(repeating: false, count: graph.coordinators.count)
    for coordinator in graph.coordinators.indices {
      if let owner = places.owner(of: coordinator) { isOwner[owner] = true }
    }
    for coordinator in graph.coordinators.indices
    where firsts[coordinator] == nil && !isOwner[coordinator] {
      hold(.coordinator(coordinator), from: places.owner(of: coordinator), &isDone)
    }
  }

  private mutating func hold(_ content: Content, from coordinator: Int?, _ isDone: inout [Bool]) {
    var next = coordinator
    while let holder = next, !isDone[holder] {
      isDone[holder] = true
      if firsts[holder] == nil { firsts[holder] = content }
      next = places.owner(of: holder)
    }
  }

  /// Whether a coordinator has something inside that is drawn. O(1).
  func contains(_ coordinator: Int) -> Bool {
    firsts[coordinator] != nil && collapse.standIn(for: coordinator) == nil
  }

  /// Returns the node inside a coordinator that an edge from or to a screen outside ends at: a
  /// neighbour of the screen if there is one.
  func content(of coordinator: Int, towards screen: Int?) -> Content {
    let near = screen.flatMap { screen in
      neighbours[screen].lazy.filter {
        places.line(from: places.home(of: $0)).contains(coordinator)
      }.min()
    }
    return near.map(Content.screen) ?? firsts[coordinator] ?? .coordinator(coordinator)
  }
}
