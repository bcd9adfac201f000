extension DiagramMaker {
  /// Adds screens inside the clusters of their coordinators, nested as coordinators are owned.
  ///
  /// Where a coordinator shows a screen that stands with others, or owns a coordinator that does,
  /// an edge leads there from its cluster. A coordinator with nothing inside is a node.
  mutating func addMap() {
    let contents = ClusterContents(of: graph, places: places, collapse: collapse)
    for coordinator in drawnCoordinators {
      let owner = places.owner(of: coordinator).map(number(ofCoordinator:))
      if contents.contains(coordinator) {
        addCluster(coordinator, in: owner)
      } else {
        addCoordinator(coordinator, in: owner)
      }
    }
    for screen in drawnScreens {
      let home = places.home(of: screen)
      addScreen(screen, in: home.map(number(ofCoordinator:)))
      for presenter in places.presenters[screen] where presenter != home {
        let start = diagram.edges.count
        addEdge(
          end(at: presenter, towards: screen, in: contents), End(number(ofScreen: screen)),
          role: .presents)
        setChange(change(of: .init(coordinator: presenter, screen: screen)), ofEdgesFrom: start)
      }
    }
    for link in graph.links
    where link.parent != link.child && places.owner(of: link.child) != link.parent {
      let start = diagram.edges.count
      addLink(link, in: contents)
      setChange(change(of: link), ofEdgesFrom: start)
    }
    addScreenEdges()
  }

  private func end(
    at coordinator: Int, towards screen: Int? = nil, in contents: ClusterContents
  ) -> End {
    guard contents.contains(coordinator) else { return End(node(ofCoordinator: coordinator)) }
    let node =
      switch contents.content(of: coordinator, towards: screen) {
      case .screen(let screen): self.node(ofScreen: screen)
      case .coordinator(let inner): self.node(ofCoordinator: inner)
      }
    return End(node, cluster: number(ofCoordinator: coordinator))
  }

  /// Adds an edge between owner and owned. Of clusters inside one another, the outer one cannot be
  /// left for the inner: there, an anchor stands for it.
  private mutating func addLink(_ link: NumberedGraph.Link, in contents: ClusterContents) {
    var (tail, head) = (end(at: link.parent, in: contents), end(at: link.child, in: contents))
    if tail.cluster != nil, places.line(from: link.child).contains(link.parent) {
      tail = addAnchor(link.parent)
    } else if head.cluster != nil, places.line(from: link.parent).contains(link.child) {
      head = addAnchor(link.child)
    }
    guard tail.node != head.node else { return }
    addEdge(tail, head, role: .link)
  }
}
