extension DiagramMaker {
  /// Screens inside the frames of their coordinators, frames nested as coordinators are owned.
  ///
  /// Where a coordinator shows a screen that stands with others, or owns a coordinator that does,
  /// an arrow leads there from its frame. A coordinator with nothing inside is a box.
  mutating func addMap() {
    let frames = Frames(of: graph, places: places, collapse: collapse)
    for coordinator in drawnCoordinators {
      let owner = places.owner(of: coordinator).map(number(ofCoordinator:))
      if frames.contains(coordinator) {
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
          end(at: presenter, towards: screen, in: frames), End(number(ofScreen: screen)),
          role: .presents)
        tell(change(of: .init(coordinator: presenter, screen: screen)), ofEdgesFrom: start)
      }
    }
    for link in graph.links
    where link.parent != link.child && places.owner(of: link.child) != link.parent {
      let start = diagram.edges.count
      addLink(link, in: frames)
      tell(change(of: link), ofEdgesFrom: start)
    }
    addComparedWays()
  }

  private func end(
    at coordinator: Int, towards screen: Int? = nil, in frames: Frames
  ) -> End {
    guard frames.contains(coordinator) else { return End(box(ofCoordinator: coordinator)) }
    let box =
      switch frames.content(of: coordinator, towards: screen) {
      case .screen(let screen): box(ofScreen: screen)
      case .coordinator(let inner): box(ofCoordinator: inner)
      }
    return End(box, frame: number(ofCoordinator: coordinator))
  }

  /// Of frames inside one another, the outer one cannot be left for the inner: there, a point
  /// stands for it.
  private mutating func addLink(_ link: NumberedGraph.Link, in frames: Frames) {
    var (tail, head) = (end(at: link.parent, in: frames), end(at: link.child, in: frames))
    if tail.frame != nil, places.line(from: link.child).contains(link.parent) {
      tail = addAnchor(link.parent)
    } else if head.frame != nil, places.line(from: link.parent).contains(link.child) {
      head = addAnchor(link.child)
    }
    guard tail.box != head.box else { return }
    addEdge(tail, head, role: .link)
  }
}
