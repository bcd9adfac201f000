/// What an exploration met that is wrong, in the order in which it was met.
@MainActor
final class FindingLog {
  private(set) var findings: [ExplorationFinding] = []
  /// Where differences were reported.
  private var differing: Set<PathTree.Index> = []

  /// Adds that something on display could not be used.
  func addRefusal(_ path: ExploredPath, reason: String) {
    findings.append(ExplorationFinding(.refused(reason: reason), path))
  }

  /// Adds that the app stopped at the end of a path, once.
  func addTrap(_ path: ExploredPath) {
    let finding = ExplorationFinding(.trapped, path)
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Adds that other code used the interface, first with a call.
  func addDisturbance(_ call: String) {
    findings.append(
      ExplorationFinding(.disturbed(call: call), ExploredPath(actions: [])))
  }

  /// Adds that a path led to something else than the first time, once for each node.
  ///
  /// - Parameters:
  ///   - index: the node at which the first difference shows.
  ///   - sighting: what is there now.
  func addDifference(
    at index: PathTree.Index, in space: StateSpace, found sighting: ExplorerSession.Sighting
  ) {
    guard differing.insert(index).inserted else { return }
    let node = space.tree[index]
    findings.append(
      ExplorationFinding(
        .nondeterministic(
          step: node.depth, expected: node.sighting.screenDescription,
          found: sighting.screenDescription),
        space.path(to: index)))
  }
}

extension StateSpace {
  /// What the found states show to be wrong: no end, no way out, no way on.
  ///
  /// - Parameter limit: a limit that was hit, if one was.
  func findings(limit: ExplorationLimits.Name?) -> [ExplorationFinding] {
    endless(limit) + stuck + deadEnds
  }

  private func endless(_ limit: ExplorationLimits.Name?) -> [ExplorationFinding] {
    guard let limit, states.contains(where: { $0.actions.contains { $0.outcome == .untried } })
    else { return [] }
    let counts = states.indices.reduce(into: [String: Int]()) {
      $0[node(of: $1).sighting.screen ?? "nothing", default: 0] += 1
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      let deepest = states.indices.last(where: {
        node(of: $0).sighting.screen ?? "nothing" == most.key
      })
    else { return [] }
    return [
      ExplorationFinding(
        .endless(screen: most.key, states: most.value, limit: limit),
        path(to: states[deepest].node))
    ]
  }

  /// A screen in a state that every action leaves as it is.
  private var stuck: [ExplorationFinding] {
    states.indices.filter { node(of: $0).sighting.screen != nil && isStuck($0) }
      .map { state in
        ExplorationFinding(.stuck(screen: screenDescription(state)), path(to: states[state].node))
      }
  }

  /// Screens from which only steps back lead on, each class once.
  private var deadEnds: [ExplorationFinding] {
    let isDead = states.indices.map { index in
      let own = states[index].actions.filter(\.action.isOfScreen)
      return !isStuck(index) && !own.isEmpty && own.allSatisfy { $0.outcome == .state(index) }
    }
    // A screen that leads on in one state is no dead end in another.
    let live = Set(states.indices.filter { !isDead[$0] }.map(screenDescription))
    let dead = states.indices.filter { isDead[$0] && !live.contains(screenDescription($0)) }
    var reported: Set<String> = []
    return dead.filter { reported.insert(node(of: $0).sighting.screen ?? "").inserted }
      .map { first in
        let screen = node(of: first).sighting.screen
        let titles = Set(
          dead.filter { node(of: $0).sighting.screen == screen }.map(screenDescription))
        return ExplorationFinding(
          .deadEnd(screen: screenDescription(first), others: titles.count - 1),
          path(to: states[first].node))
      }
  }

  private func isStuck(_ state: Int) -> Bool {
    states[state].actions.allSatisfy { $0.outcome == .state(state) }
  }

  private func screenDescription(_ state: Int) -> String {
    node(of: state).sighting.screenDescription
  }
}
