import FlowGraph

extension DiagramMaker {
  /// Screens inside the frames of their coordinators, frames nested as coordinators are owned.
  ///
  /// A screen that several coordinators show stands in the frame of their lowest common owner,
  /// with an arrow from each of them. So does a coordinator that several own. A screen that no
  /// coordinator shows stands outside, unless others embed it: then it stands with them.
  mutating func addMap() {
    let tree = OwnershipTree(graph)
    let presenters = Dictionary(grouping: graph.presents, by: \.screen)
      .mapValues { $0.map(\.coordinator) }
    var anchored: Set<FlowGraph.Name> = []
    var filled: Set<FlowGraph.Name> = []

    for coordinator in graph.coordinators {
      let owner = tree.owner(of: coordinator)
      addCluster(coordinator, in: owner)
      if let owner { filled.insert(owner) }
    }
    for screen in graph.screens {
      let home = tree.commonOwner(of: presenters[screen] ?? presentersOfHosts(screen, presenters))
      addScreen(screen, in: home.map(coordinatorID))
      if let home { filled.insert(home) }
      for presenter in presenters[screen] ?? [] where presenter != home {
        anchored.insert(presenter)
        addEdge(anchorID(presenter), screenID(screen), role: .presents)
      }
    }
    for link in graph.links
    where link.parent != link.child && tree.owner(of: link.child) != link.parent {
      anchored.formUnion([link.parent, link.child])
      addEdge(anchorID(link.parent), anchorID(link.child), role: .link)
    }
    for coordinator in graph.coordinators
    where anchored.contains(coordinator) || !filled.contains(coordinator) {
      addAnchor(coordinator)
    }
    addWays()
  }

  /// Who shows the screens that embed this one, or those that embed these.
  private func presentersOfHosts(
    _ screen: FlowGraph.Name, _ presenters: [FlowGraph.Name: [FlowGraph.Name]]
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
