import FlowGraph
import FlowPerson

/// A walk through known states in which values were changed: each passage from screen to screen is used
/// once, and what leads elsewhere than without the change is noted. Such a passage is then used in every
/// state that has it.
@MainActor
struct ValueTour {
  /// The passages that no walk has used yet.
  private(set) var remaining: Set<ExactString>
  /// A leg that led to a state that is not known, or brought about a new transition.
  struct Deviation {
    let leg: StateLeg
    /// The path of the walk, where it has come to, and what was found there.
    let path: ExploredPath
    let context: StateSpace.Context
    let found: ExplorerSession.Sighting
    /// Whether the state was not known.
    let isUnknown: Bool
  }
  private let space: StateSpace
  private let replayer: Replayer
  private var passages: [StateLeg: ExactString]
  /// What led elsewhere.
  private(set) var failed: Set<StateLeg> = []

  init(of space: StateSpace, _ replayer: Replayer) {
    self.space = space
    self.replayer = replayer
    passages = space.passages
    remaining = Set(passages.values)
  }

  /// Walks on in a session, to the nearest passage that remains, until none can be reached, or
  /// something else shows than before.
  ///
  /// - Parameters:
  ///   - node: where the session is.
  ///   - transitions: the transitions that are known, in words.
  mutating func walk(
    from node: PathTree.Index, in session: any LaunchSession, known transitions: Set<String>
  ) async -> Deviation? {
    var path = space.path(to: node)
    var context = space.context(of: node)
    var state = space.state(space.key(of: node))
    while let current = state, let route = route(from: current) {
      for leg in route {
        path.actions.append(leg.action)
        guard !replayer.isSpent(), !replayer.isTrap(path) else { return nil }
        if let passage = passages[leg] { remaining.remove(passage) }
        let before = space.node(of: leg.state).sighting
        guard (try? await replayer.perform(leg.action, in: session, path)) != nil else {
          failed.insert(leg)
          return nil
        }
        let moment = session.takeMoment(after: before.screen)
        context = space.context(
          after: .init(action: leg.action, before: before, after: moment.sighting), in: context)
        state = space.state(at: moment.sighting, in: context)
        let isNew = moment.effect.transitions.contains { !transitions.contains($0) }
        if state == nil || isNew {
          failed.insert(leg)
          distinguish(legsLike: leg)
          return Deviation(
            leg: leg, path: path, context: context, found: moment.sighting,
            isUnknown: state == nil)
        }
        let destination = space.destination(of: leg.action, in: leg.state)
        guard state == destination else {
          failed.insert(leg)
          break
        }
        // Another message of the same alert: more depends on the change.
        if let destination, space.node(of: destination).sighting.words != moment.sighting.words {
          distinguish(legsLike: leg)
        }
      }
    }
    return nil
  }

  /// Has the passage of a leg used in each of its states, rather than in one.
  private mutating func distinguish(legsLike leg: StateLeg) {
    guard let passage = passages[leg] else { return }
    for other in passages.keys
    where other != leg && passages[other] == passage && !failed.contains(other) {
      let own = ExactString("\(passage.string)\n\(other.state)")
      passages[other] = own
      remaining.insert(own)
    }
    passages[leg] = nil
  }

  private func route(from start: Int) -> [StateLeg]? {
    guard !remaining.isEmpty else { return nil }
    return space.route(from: start) {
      !$0.action.changesValue && !failed.contains($0)
    } to: { leg, _ in
      !failed.contains(leg) && passages[leg].map(remaining.contains) ?? false
    }
  }
}

extension StateSpace {
  /// The passage of each leg that changes no value and leads to a known state.
  fileprivate var passages: [StateLeg: ExactString] {
    var passages: [StateLeg: ExactString] = [:]
    for (state, known) in states.enumerated() {
      for explored in known.actions where !explored.action.changesValue {
        guard case .state(let end) = explored.outcome else { continue }
        let leg = StateLeg(state: state, action: explored.action)
        passages[leg] = passage(of: leg, to: end)
      }
    }
    return passages
  }
}
