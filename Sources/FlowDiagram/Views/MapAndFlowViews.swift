extension DiagramMaker {
  /// Adds screens inside the clusters of their coordinators, nested as coordinators are owned.
  ///
  /// A coordinator with nothing inside is a line of the cluster around it, and a node outside of all.
  mutating func addMap() {
    let isCluster = self.isCluster
    var members: [Int: [Int]] = [:]
    for coordinator in drawnCoordinators
    where !isCluster[coordinator] && collapse.content(of: coordinator) == nil {
      let holder = places.line(from: places.owner(of: coordinator)).first { isCluster[$0] }
      if let holder {
        members[holder, default: []].append(coordinator)
      } else {
        addCoordinator(coordinator)
      }
    }
    for coordinator in drawnCoordinators {
      let owner = places.owner(of: coordinator).map(number(ofCoordinator:))
      if isCluster[coordinator] {
        addCluster(coordinator, members: members[coordinator] ?? [], in: owner)
      } else if collapse.content(of: coordinator) != nil {
        addCoordinator(coordinator, in: owner)
      }
    }
    for screen in drawnScreens {
      addScreen(screen, in: places.home(of: screen).map(number(ofCoordinator:)))
    }
    addActions()
  }

  /// Adds screens, and the edges between them; collapsed coordinators for the screens in them.
  mutating func addFlow() {
    for coordinator in collapsedCoordinators { addCoordinator(coordinator) }
    for screen in drawnScreens { addScreen(screen) }
    addActions()
  }

  /// By coordinator, whether a node is in it: a screen, or a collapsed coordinator.
  private var isCluster: [Bool] {
    var isCluster = Array(repeating: false, count: graph.coordinators.count)
    func hold(_ coordinator: Int?) {
      var next = coordinator
      while let holder = next, !isCluster[holder] {
        isCluster[holder] = true
        next = places.owner(of: holder)
      }
    }
    for screen in drawnScreens { hold(places.home(of: screen)) }
    for coordinator in collapsedCoordinators { hold(places.owner(of: coordinator)) }
    return isCluster
  }
}
