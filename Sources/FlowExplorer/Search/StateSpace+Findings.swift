extension StateSpace {
  /// What the found states show to be wrong: no way out, no way on.
  var findings: [ExplorationFinding] { stuck + deadEnds }

  /// Screens in a state that every action leaves as it is, each once.
  private var stuck: [ExplorationFinding] {
    var reported: Set<String> = []
    return states.indices
      .filter { node(of: $0).sighting.screen != nil && isStuck($0) }
      .filter { reported.insert(screenDescription($0)).inserted }
      .map { state in
        ExplorationFinding(.stuck(screen: screenDescription(state)), path(to: states[state].node))
      }
  }

  /// The screens with controls on which the way ends, where there are screens that were never reached.
  func doubts(unreached: [String]) -> [ExplorationDoubt] {
    guard !unreached.isEmpty else { return [] }
    let leading = screensThatLeadOn
    var reported: Set<String> = []
    return states.indices.compactMap { state in
      let (start, screen) = (states[state].node, screenDescription(state))
      guard isStuck(state), states[state].actions.contains(where: \.action.isOfScreen),
        !leading.contains(node(of: state).sighting.screen), reported.insert(screen).inserted
      else { return nil }
      return ExplorationDoubt(.stuck(screen: screen, unreached: unreached), path(to: start))
    }
  }

  /// The screens from which a path led to others, as a form does that was filled in.
  private var screensThatLeadOn: Set<String?> {
    Set(
      tree.nodes.lazy.compactMap { node in
        guard let parent = node.parent, tree[parent].sighting.screens != node.sighting.screens
        else {
          return nil
        }
        return tree[parent].sighting.screen
      })
  }

  /// Screens from which only steps back lead on, each class once.
  private var deadEnds: [ExplorationFinding] {
    let isDead = states.indices.map { index in
      let own = states[index].actions.filter(\.action.isOfScreen)
      return !isStuck(index) && !own.isEmpty && own.allSatisfy { $0.outcome == .state(index) }
        && !leadsOnByTyping(index)
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

  /// Whether typing leads to another screen, as the last digit of a code does.
  private func leadsOnByTyping(_ state: Int) -> Bool {
    states[state].actions.contains { explored in
      guard explored.action.isTyping, case .state(let next) = explored.outcome else { return false }
      return screenDescription(next) != screenDescription(state)
    }
  }

  private func isStuck(_ state: Int) -> Bool {
    states[state].actions.allSatisfy { $0.outcome == .state(state) || $0.action.isOutside }
  }

  private func screenDescription(_ state: Int) -> String {
    node(of: state).sighting.screenDescription
  }
}
