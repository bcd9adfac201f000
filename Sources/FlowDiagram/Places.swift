import FlowGraph
import FlowTrace

/// Where everything stands: coordinators under their owners, and screens with those who show them.
///
/// A screen that several coordinators show stands with their lowest common owner. So does a
/// coordinator that several own. A screen that no coordinator shows stands nowhere, unless others
/// embed it: then it stands with them.
struct Places {
  private let tree: OwnershipTree
  private var homes: [FlowGraph.Name: FlowGraph.Name] = [:]
  /// Who shows a screen.
  let presenters: [FlowGraph.Name: [FlowGraph.Name]]

  /// O(*n* log *n*) for anything like an app.
  init(of graph: FlowGraph) {
    tree = OwnershipTree(graph)
    presenters = Dictionary(grouping: graph.presents, by: \.screen)
      .mapValues { $0.map(\.coordinator) }
    var hosts: [FlowGraph.Name: [FlowGraph.Name]] = [:]
    for transition in graph.transitionsInAnyOrder where transition.kind == .embed {
      guard let host = transition.from else { continue }
      hosts[transition.to, default: []].append(host)
    }
    for screen in graph.screens {
      homes[screen] = tree.commonOwner(
        of: presenters[screen] ?? Self.presentersOfHosts(screen, hosts, presenters))
    }
  }

  /// The coordinator that a screen stands with, or nil outside all. O(1).
  func home(of screen: FlowGraph.Name) -> FlowGraph.Name? { homes[screen] }

  /// The coordinator that this one stands under, or nil at the top. O(1).
  func owner(of coordinator: FlowGraph.Name) -> FlowGraph.Name? { tree.owner(of: coordinator) }

  /// A coordinator, and all that it stands under from the inside out.
  func line(from coordinator: FlowGraph.Name?) -> some Sequence<FlowGraph.Name> {
    sequence(state: coordinator) { next in
      defer { next = next.flatMap(tree.owner) }
      return next
    }
  }

  /// Who shows the screens that embed this one, or those that embed these.
  private static func presentersOfHosts(
    _ screen: FlowGraph.Name, _ hosts: [FlowGraph.Name: [FlowGraph.Name]],
    _ presenters: [FlowGraph.Name: [FlowGraph.Name]]
  ) -> [FlowGraph.Name] {
    var found: [FlowGraph.Name] = []
    var seen: Set = [screen]
    var embedded = [screen]
    while let next = embedded.popLast() {
      for host in hosts[next] ?? [] where seen.insert(host).inserted {
        if let shown = presenters[host] { found += shown } else { embedded.append(host) }
      }
    }
    return found
  }
}
