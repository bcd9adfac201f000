import FlowGraph

extension DiagramMaker {
  /// Screens inside the frames of their coordinators, frames nested as coordinators are owned.
  ///
  /// Where a coordinator shows a screen that stands with others, or owns a coordinator that does,
  /// an arrow leads there from its frame. A coordinator with nothing inside is a box.
  mutating func addMap() {
    let frames = Frames(of: graph, places: places)
    for coordinator in graph.coordinators {
      let owner = places.owner(of: coordinator).map(coordinatorID)
      if frames.contains(coordinator) {
        addCluster(coordinator, in: owner)
      } else {
        addCoordinator(coordinator, in: owner)
      }
    }
    for screen in graph.screens {
      let home = places.home(of: screen)
      addScreen(screen, in: home.map(coordinatorID))
      for presenter in places.presenters[screen] ?? [] where presenter != home {
        addEdge(
          end(at: presenter, towards: screen, in: frames), End(screenID(screen)), role: .presents)
      }
    }
    for link in graph.links
    where link.parent != link.child && places.owner(of: link.child) != link.parent {
      addLink(link, in: frames)
    }
    addWays()
  }

  private func end(
    at coordinator: FlowGraph.Name, towards screen: FlowGraph.Name? = nil, in frames: Frames
  ) -> End {
    guard frames.contains(coordinator) else { return End(coordinatorID(coordinator)) }
    let node =
      switch frames.content(of: coordinator, towards: screen) {
      case .screen(let name): screenID(name)
      case .coordinator(let name): coordinatorID(name)
      }
    return End(node, cluster: coordinatorID(coordinator))
  }

  /// Of frames inside one another, none can be left for the other: the arrow ends at their boxes.
  private mutating func addLink(_ link: FlowGraph.Link, in frames: Frames) {
    var (tail, head) = (end(at: link.parent, in: frames), end(at: link.child, in: frames))
    if places.line(from: link.parent).contains(link.child)
      || places.line(from: link.child).contains(link.parent)
    {
      (tail.cluster, head.cluster) = (nil, nil)
    }
    addEdge(tail, head, role: .link)
  }
}
