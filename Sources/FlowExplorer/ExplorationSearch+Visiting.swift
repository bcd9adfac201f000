import FlowPerson
import FlowTrace

// With a launch and a replay of the whole path for everything that can be done in a state, most
// steps would be spent on the way. Where all that can be seen and traced is as it was, the session
// goes on.
extension ExplorationSearch {
  /// Whether a visit can go on in its state after one thing was done there: nothing is different, or
  /// selecting the tab again that was left undoes it. With a journal it never can, for that names
  /// paths from launch.
  ///
  /// - Parameter found: what the one thing led to.
  mutating func goesOn(
    _ visit: ExplorationVisit, in state: State, from found: PathTree.Index
  ) async -> Bool {
    guard explorer.journal == nil else { return false }
    let session = visit.session
    let sighting = tree.nodes[state.node].sighting
    if visit.isUnmoved { return tree.nodes[found].sighting == sighting }
    guard case .selectTab? = tree.nodes[found].action, let tab = sighting.selectedTab,
      known[key(of: found, state.launch)] != nil, limit == nil,
      (try? await attempt(.selectTab(tab), in: session, nil)) != nil
    else { return false }
    session.reader.skip(session.takeRecords())
    return visit.isUnmoved && session.look() == sighting
  }

  /// Walks from launch what is to be told of and was found by visits that went on; reports what is
  /// different then.
  mutating func proveKept() async {
    for end in kept.reversed() where tree.path(to: end).contains(where: unproven.contains) {
      guard let launch = launch(of: end), !isOver() else { continue }
      let session = await begin(launch)
      _ = await replay(to: end, in: session, launch)
      session.end()
    }
  }
}

extension PersonAction {
  /// Whether a visit is likely to go on after it.
  var isLikelyUndone: Bool {
    switch self {
    case .selectTab, .swipeBackAndLetGo: true
    default: false
    }
  }
}
