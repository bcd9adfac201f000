import FlowTrace

/// Where everything stands: coordinators under their owners, and screens with those who show them.
///
/// A screen that several coordinators show stands with their lowest common owner. So does a
/// coordinator that several own. A screen that no coordinator shows, such as a share sheet, stands with
/// the screens that embed or present it, and nowhere without any.
struct Places {
  private let tree: OwnershipTree
  private var homes: [Int?] = []
  /// Who shows each screen, sorted.
  let presenters: Groups

  /// O(*n* log *n*) for anything like an app.
  init(of graph: NumberedGraph) {
    tree = OwnershipTree(graph)
    presenters = Groups(
      count: graph.screens.count, graph.presents.map { ($0.screen, $0.coordinator) })
    let hosts = Groups(
      count: graph.screens.count,
      graph.transitions.lazy.filter { $0.kind == .embed || $0.kind == .present }
        .compactMap { transition in transition.from.map { (transition.to, $0) } })
    homes.reserveCapacity(graph.screens.count)
    for screen in graph.screens.indices {
      let shown = presenters[screen]
      homes.append(
        shown.isEmpty
          ? tree.commonOwner(of: Self.presentersOfHosts(screen, hosts, presenters))
          : tree.commonOwner(of: shown))
    }
  }

  /// The coordinator that a screen stands with, or nil outside all. O(1).
  func home(of screen: Int) -> Int? { homes[screen] }

  /// The coordinator that this one stands under, or nil at the top. O(1).
  func owner(of coordinator: Int) -> Int? { tree.owner(of: coordinator) }

  /// A coordinator, and all that it stands under from the inside out.
  func line(from coordinator: Int?) -> some Sequence<Int> {
    sequence(state: coordinator) { next in
      defer { next = next.flatMap(tree.owner) }
      return next
    }
  }

  /// Who shows the screens that embed or present this one, or those that embed or present these.
  private static func presentersOfHosts(
    _ screen: Int, _ hosts: Groups, _ presenters: Groups
  ) -> [Int] {
    var found: [Int] = []
    var seen: Set = [screen]
    var embedded = [screen]
    while let next = embedded.popLast() {
      for host in hosts[next] where seen.insert(host).inserted {
        if presenters[host].isEmpty { embedded.append(host) } else { found += presenters[host] }
      }
    }
    return found
  }
}
