import FlowGraph

/// The maps of a page in which some coordinators are closed: all of them, and each of them but one.
///
/// They are the outermost coordinators; where there is only one, those that it owns, and so on.
struct PageLayouts {
  /// One map.
  struct Layout {
    /// The picture's name in the page.
    var name: String
    /// The coordinators to draw as one node each, as `--collapse` takes them.
    var collapsed: [String]
  }

  /// The most coordinators with a map of their own.
  private static let limit = 24
  /// The maps; none where fewer than two coordinators could be closed.
  let all: [Layout]

  /// O(*n* log *n*) in the graph's size for each coordinator.
  init(of graph: FlowGraph) {
    let outermost = Self.outermost(of: graph).filter { !graph.only([$0]).screens.isEmpty }
    guard (2...Self.limit).contains(outermost.count) else {
      all = []
      return
    }
    let names = graph.names
    let texts = outermost.map { names[$0] }
    let places = Dictionary(
      graph.coordinators.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let open = outermost.enumerated().map { index, name in
      var others = texts
      others.remove(at: index)
      return Layout(name: "map-open-\(places[name] ?? 0)", collapsed: others)
    }
    all = [Layout(name: "map-closed", collapsed: texts)] + open
  }

  private static func outermost(of graph: FlowGraph) -> [FlowGraph.Name] {
    let links = graph.links.filter { $0.parent != $0.child }
    let owned = Set(links.map(\.child))
    var level = graph.coordinators.filter { !owned.contains($0) }
    var seen = Set(level)
    while level.count == 1 {
      let inside = links.filter { $0.parent == level[0] && !seen.contains($0.child) }.map(\.child)
      guard !inside.isEmpty else { break }
      level = inside
      seen.formUnion(inside)
    }
    return level
  }
}
