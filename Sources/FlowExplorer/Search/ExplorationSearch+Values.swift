import FlowGraph
import FlowPerson

// MARK: Values

extension ExplorationSearch {
  /// How many controls are left out one at a time when all others are changed.
  private static var mostLeftOut: Int { 12 }
  /// The actions that are left for what comes after a change.
  private static var reserve: Int { 8 }

  /// Changes the values of switches, segmented controls, steppers and sliders, and uses every passage
  /// from screen to screen again: a value counts where that leads elsewhere.
  ///
  /// A value is no part of a state, so that a form of ten switches has one state rather than 1,024.
  /// Each is changed alone. Of a few, all combinations are changed; of more, all together, and all but
  /// one, which is a reason to doubt.
  mutating func tryValues() async {
    var changes = ValueChanges()
    var state = 0
    while state < space.states.count {
      for action in space.node(of: state).sighting.actions where action.changesValue {
        let leg = StateLeg(state: state, action: action)
        guard changes.isNew(leg, in: space), !replayer.isSpent() else { continue }
        guard await tryValues([leg]) else { continue }
        changes.add(leg)
        if let back = action.opposite(beyond: space.node(of: state).sighting.actions) {
          _ = await tryValues([leg, StateLeg(state: state, action: back)])
        }
      }
      state += 1
    }
    if let combinations = changes.combinations {
      for legs in combinations { _ = await tryValues(legs) }
    } else {
      await tryMostValues(changes)
    }
  }

  /// Changes all values together, and all but one.
  private mutating func tryMostValues(_ changes: ValueChanges) async {
    let all = changes.combined
    _ = await tryValues(all)
    if all.count <= Self.mostLeftOut {
      for leg in all { _ = await tryValues(all.filter { $0 != leg }) }
    }
    let first = space.states[changes.legs[0].state].node
    log.addCombinations(of: changes.legs.count, space.path(to: first))
  }

  /// Changes values, or does what showed nothing, and uses every passage again.
  ///
  /// - Returns: whether anything changed.
  mutating func tryValues(_ legs: [StateLeg]) async -> Bool {
    var unexplained: [ValueTour.Deviation] = []
    let hasChanged = await tryValues(legs, unexplained: &unexplained)
    for deviation in unexplained { addDrift(deviation) }
    return hasChanged
  }

  /// - Parameter unexplained: takes in what showed elsewhere and does not on the shortest way.
  @discardableResult
  mutating func tryValues(
    _ legs: [StateLeg], unexplained: inout [ValueTour.Deviation]
  ) async -> Bool {
    guard let node = await change(legs) else { return false }
    await expandStates()
    var tour = ValueTour(of: space, replayer)
    while !tour.remaining.isEmpty, !replayer.isSpent() {
      guard let session = await arrive(at: node) else { break }
      let (remaining, failed) = (tour.remaining.count, tour.failed.count)
      let deviation = await tour.walk(
        from: node, in: session, known: discoveries.transitions)
      session.end()
      if let deviation, await !isExplained(deviation, from: node) {
        unexplained.append(deviation)
      }
      guard tour.remaining.count < remaining || tour.failed.count > failed else { break }
    }
    await expandStates()
    return true
  }

  /// Changes values in one session.
  ///
  /// - Returns: where that leads; nil when nothing changed.
  private mutating func change(_ legs: [StateLeg]) async -> PathTree.Index? {
    guard let first = legs.first else { return nil }
    let start = space.states[first.state].node
    guard let session = await arrive(at: start) else { return nil }
    defer { session.end() }
    var node = start
    for leg in legs {
      guard let there = await go(to: leg, from: node, in: session) else { continue }
      node = await change(leg.action, from: there, in: session) ?? there
    }
    let shows = space.tree[node].sighting != space.tree[start].sighting
    return shows || legs.contains { !$0.action.changesValue } ? node : nil
  }

  /// Changes a value: that of a stepper as far as it goes.
  private mutating func change(
    _ action: PersonAction, from start: PathTree.Index, in session: any LaunchSession
  ) async -> PathTree.Index? {
    guard var node = await take(action, from: start, in: session) else { return nil }
    guard case .step = action else { return node }
    while space.tree[node].sighting.actions.contains(action), hasRoom(after: node),
      let next = await take(action, from: node, in: session)
    {
      guard space.tree[next].sighting != space.tree[node].sighting else { break }
      node = next
    }
    return node
  }

  /// Walks to where a leg's action can be done, on the screen where it was found.
  ///
  /// - Parameter inState: whether to walk on to the leg's state, rather than to any with the screen.
  mutating func go(
    to leg: StateLeg, inState: Bool = false, from start: PathTree.Index,
    in session: any LaunchSession
  ) async -> PathTree.Index? {
    let screen = space.node(of: leg.state).sighting.screenDescription
    var node = start
    while !isThere(node, leg: leg, screen: screen, inState: inState) {
      guard hasRoom(after: node), let state = space.state(space.key(of: node)),
        let route = space.route(
          from: state, where: { !$0.action.changesValue },
          to: { [space] other, _ in
            inState
              ? other == leg
              : other.action == leg.action
                && space.node(of: other.state).sighting.screenDescription == screen
          }),
        let action = route.first?.action,
        let next = await take(action, from: node, in: session)
      else { return nil }
      node = next
    }
    return node
  }

  private func isThere(
    _ node: PathTree.Index, leg: StateLeg, screen: String, inState: Bool
  ) -> Bool {
    if inState { return space.state(space.key(of: node)) == leg.state }
    let sighting = space.tree[node].sighting
    return sighting.screenDescription == screen && sighting.actions.contains(leg.action)
  }

  /// Does one thing in a session, and enters the state that it leads to; nil when it cannot be done.
  mutating func take(
    _ action: PersonAction, from node: PathTree.Index, in session: any LaunchSession
  ) async -> PathTree.Index? {
    guard !replayer.isSpent(), !replayer.isTrap(space.path(to: node, then: action)),
      let next = await step(action, from: node, in: session)
    else { return nil }
    enter(next)
    return next
  }

  /// Whether there is room for more actions after a node, before the limit of depth.
  func hasRoom(after node: PathTree.Index) -> Bool {
    space.tree[node].depth + Self.reserve < replayer.budget.limits.depth
  }

  /// Walks to a deviation on the shortest way, so that what is found has a short path: to its screen in
  /// any state, and where that shows something else, to its state.
  ///
  /// - Returns: whether it shows there, too; if not, it came of something else that the app keeps.
  private mutating func isExplained(
    _ deviation: ValueTour.Deviation, from node: PathTree.Index
  ) async -> Bool {
    let (states, transitions) = (space.states.count, discoveries.transitions.count)
    for isInState in [false, true] {
      guard let session = await arrive(at: node) else { break }
      defer { session.end() }
      guard let there = await go(to: deviation.leg, inState: isInState, from: node, in: session),
        let end = await take(deviation.leg.action, from: there, in: session)
      else { continue }
      // Another walk may have led there before.
      if space.tree[end].sighting == deviation.found { return true }
    }
    return states != space.states.count || transitions != discoveries.transitions.count
      || !deviation.isUnknown || replayer.budget.hitLimits.contains(.states)
  }
}

extension PersonAction {
  /// Whether it changes a value that is no part of a state.
  var changesValue: Bool {
    switch self {
    case .flip, .choose, .step, .slide, .pickDate, .pickRow: true
    default: false
    }
  }
}
