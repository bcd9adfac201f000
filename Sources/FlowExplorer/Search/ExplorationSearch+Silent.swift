import FlowGraph
import FlowPerson

// MARK: Actions with an effect that may show later

extension ExplorationSearch {
  /// Uses every passage from screen to screen again after the actions that did nothing where they were
  /// done, or after which all was by itself as before, after those that closed an alert or a sheet and led
  /// back to what was there before, and after those that changed only the screen they are on: what an app keeps
  /// of them without showing it may show elsewhere.
  ///
  /// They are done together, as many as a path has room for. Only where something else shows then, each is
  /// tried alone, as the value of a control is.
  mutating func trySilentActions() async {
    await tryTogether(silentLegs)
    for legs in legs(where: { space.returned($0, from: $1) }) { await tryTogether(legs) }
    for legs in legs(where: { space.changedInPlace($0, from: $1) }) { await tryTogether(legs) }
  }

  mutating func tryTogether(_ all: [StateLeg]) async {
    var legs = all[...]
    while !legs.isEmpty, !replayer.isSpent() {
      let states = space.states.count
      let (node, done) = await perform(legs)
      if let node, await differs(after: node) || space.states.count > states {
        await expandStates()
        var unexplained: [ValueTour.Deviation] = []
        for leg in done { await tryValues([leg], unexplained: &unexplained) }
        if done.count > 1 { await tryValues(done, unexplained: &unexplained) }
        for deviation in unexplained
        where space.state(at: deviation.found, in: deviation.context) == nil {
          addDrift(deviation)
        }
      }
      legs = legs.dropFirst(done.isEmpty ? 1 : done.count)
    }
  }

  /// The actions after which all was as before, once for each screen.
  var silentLegs: [StateLeg] {
    var changes = ValueChanges()
    for (state, known) in space.states.enumerated() {
      for explored in known.actions
      where space.stayed(explored, in: state) && !explored.action.isOnKeypad {
        let leg = StateLeg(state: state, action: explored.action)
        if changes.isNew(leg, in: space) { changes.add(leg) }
      }
    }
    return changes.legs
  }

  /// Some actions, once for each screen. What one screen offers is in different groups: a choice may undo
  /// another.
  private func legs(where isIncluded: (ExploredAction, _ state: Int) -> Bool) -> [[StateLeg]] {
    var changes = ValueChanges()
    var groups: [[StateLeg]] = []
    var counts: [ExactString: Int] = [:]
    for (state, known) in space.states.enumerated() {
      for explored in known.actions where isIncluded(explored, state) {
        let leg = StateLeg(state: state, action: explored.action)
        guard changes.isNew(leg, in: space) else { continue }
        let screen = ExactString(space.node(of: state).sighting.screenDescription)
        let group = counts[screen, default: 0]
        counts[screen] = group + 1
        if group == groups.count { groups.append([]) }
        groups[group].append(leg)
      }
    }
    return groups
  }

  /// Does things in one session as long as there is room for them.
  ///
  /// - Returns: where that leads, nil when nothing was done, and what was done.
  private mutating func perform(
    _ legs: ArraySlice<StateLeg>
  ) async -> (node: PathTree.Index?, done: [StateLeg]) {
    guard let first = legs.first,
      let session = await arrive(at: space.states[first.state].node)
    else { return (nil, []) }
    defer { session.end() }
    var node = space.states[first.state].node
    var done: [StateLeg] = []
    for leg in legs {
      guard let there = await go(to: leg, from: node, in: session),
        let next = await take(leg.action, from: there, in: session)
      else { break }
      node = next
      done.append(leg)
    }
    return (done.isEmpty ? nil : node, done)
  }

  /// Whether a passage from screen to screen leads elsewhere after a node than before.
  private mutating func differs(after node: PathTree.Index) async -> Bool {
    var tour = ValueTour(of: space, replayer)
    while !tour.remaining.isEmpty, let session = await arrive(at: node) {
      defer { session.end() }
      let count = tour.remaining.count
      let deviation = await tour.walk(from: node, in: session, known: discoveries.transitions)
      if deviation != nil { return true }
      guard tour.remaining.count < count else { break }
    }
    return false
  }
}
