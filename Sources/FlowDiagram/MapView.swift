import FlowGraph

extension DiagramMaker {
  /// Screens inside the frames of their coordinators, frames nested as coordinators are owned.
  ///
  /// Where a coordinator shows a screen that stands with others, or owns a coordinator that does,
  /// an arrow leads there from its frame. A coordinator with nothing inside is a box.
  mutating func addMap() {
    let frames = Frames(of: graph, places: places, collapse: collapse)
    for coordinator in drawnCoordinators {
      let owner = places.owner(of: coordinator).map(coordinatorID)
      if frames.contains(coordinator) {
        addCluster(coordinator, in: owner)
      } else {
        addCoordinator(coordinator, in: owner)
      }
    }
    for screen in drawnScreens {
      let home = places.home(of: screen)
      addScreen(screen, in: home.map(coordinatorID))
      for presenter in places.presenters[screen] ?? [] where presenter != home {
        let start = diagram.edges.count
        addEdge(
          end(at: presenter, towards: screen, in: frames), End(screenID(screen)), role: .presents)
        tell(
          options.changes.presents[.init(coordinator: presenter, screen: screen)],
          ofEdgesFrom: start)
      }
    }
    for link in graph.links
    where link.parent != link.child && places.owner(of: link.child) != link.parent {
      let start = diagram.edges.count
      addLink(link, in: frames)
      tell(options.changes.links[link], ofEdgesFrom: start)
    }
    addComparedWays()
  }

  private func end(
    at coordinator: FlowGraph.Name, towards screen: FlowGraph.Name? = nil, in frames: Frames
  ) -> End {
    guard frames.contains(coordinator) else { return End(box(ofCoordinator: coordinator)) }
    let node =
      switch frames.content(of: coordinator, towards: screen) {
      case .screen(let name): box(ofScreen: name)
      case .coordinator(let name): box(ofCoordinator: name)
      }
    return End(node, cluster: coordinatorID(coordinator))
  }

  /// Of frames inside one another, the outer one cannot be left for the inner: there, a point
  /// stands for it.
  private mutating func addLink(_ link: FlowGraph.Link, in frames: Frames) {
    var (tail, head) = (end(at: link.parent, in: frames), end(at: link.child, in: frames))
    if tail.cluster != nil, places.line(from: link.child).contains(link.parent) {
      tail = addAnchor(link.parent)
    } else if head.cluster != nil, places.line(from: link.parent).contains(link.child) {
      head = addAnchor(link.child)
    }
    guard tail.node != head.node else { return }
    addEdge(tail, head, role: .link)
  }
}
