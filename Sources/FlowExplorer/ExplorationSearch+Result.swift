import FlowTrace

extension ExplorationSearch {
  /// What was found.
  var exploration: Exploration {
    let states = states.map { state in
      ExploredState(
        identity: tree[state.node].identity, screen: tree[state.node].screen,
        path: path(state.launch, tree.actions(to: state.node)), ways: state.ways)
    }
    let coverage = ExplorationCoverage(of: self)
    let all =
      findings + endless(states) + stuck(states) + deadEnds(states)
      + unreached(coverage)
    return Exploration(
      app: explorer.app, states: states, findings: all,
      limits: ExplorationLimits.Name.allCases.filter(hits.contains), coverage: coverage,
      steps: steps, sessions: sessions, trace: trace)
  }

  /// The sessions that show something for the first time, those that go round, and the tours.
  private var trace: Trace {
    let ends = kept + repeated
    let inner = Set(ends.flatMap { tree.path(to: $0).dropLast() })
    let paths = ends.filter { !inner.contains($0) }
      .map { end in
        (launch: roots.firstIndex(of: tree.path(to: end)[0]) ?? 0, tree.records(to: end))
      }
    let clock = SteppingClock()
    let records = (paths + tours).flatMap { launch, records in
      records.map { record in
        TraceRecord(at: clock.now(), event: labelled(record.event, launch))
      }
    }
    return Trace(header: TraceHeader(app: explorer.app), records: records)
  }

  /// Names the launch, where the app itself did not.
  private func labelled(_ event: TraceEvent, _ launch: Int) -> TraceEvent {
    guard case .launch(var it) = event, it.label == nil else { return event }
    it.label = label(of: launch)
    return .launch(it)
  }

  private func endless(_ states: [ExploredState]) -> [ExplorationFinding] {
    guard let limit = ExplorationLimits.Name.allCases.first(where: hits.contains),
      states.contains(where: { $0.ways.contains { $0.outcome == .untried } })
    else { return [] }
    let counts = states.reduce(into: [String: Int]()) {
      $0[$1.screen ?? "nothing", default: 0] += 1
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      let deepest = states.last(where: { $0.screen ?? "nothing" == most.key })
    else { return [] }
    return [
      ExplorationFinding(
        .endless(screen: most.key, states: most.value, limit: limit), deepest.path)
    ]
  }

  /// Where there is no way out.
  private func stuck(_ states: [ExploredState]) -> [ExplorationFinding] {
    states.enumerated().filter { index, state in
      state.screen != nil && state.ways.allSatisfy { $0.outcome == .state(index) }
    }
    .map { index, state in
      ExplorationFinding(.stuck(screen: screenName(index)), state.path)
    }
  }

  /// Where there is only a way back.
  private func deadEnds(_ states: [ExploredState]) -> [ExplorationFinding] {
    let isDead = states.enumerated().map { index, state in
      let own = state.ways.filter(\.action.isOfScreen)
      let isStuck = state.ways.allSatisfy { $0.outcome == .state(index) }
      return !isStuck && !own.isEmpty && own.allSatisfy { $0.outcome == .state(index) }
    }
    // A screen that leads on in one state is no dead end in another.
    let live = Set(states.indices.filter { !isDead[$0] }.map(screenName))
    let dead = states.indices.filter { isDead[$0] && !live.contains(screenName($0)) }
    var told: Set<String> = []
    return dead.filter { told.insert(states[$0].screen ?? "").inserted }.map { first in
      let names = Set(dead.filter { states[$0].screen == states[first].screen }.map(screenName))
      return ExplorationFinding(
        .deadEnd(screen: screenName(first), others: names.count - 1), states[first].path)
    }
  }

  /// The class of the screen that a state shows, and its title.
  private func screenName(_ state: Int) -> String {
    let node = tree[states[state].node]
    return Self.name(node.screen, node.sighting.title)
  }

  private func unreached(_ coverage: ExplorationCoverage) -> [ExplorationFinding] {
    coverage.unreached.map {
      ExplorationFinding(.unreachable(screen: $0), ExploredPath(actions: []))
    }
  }
}
