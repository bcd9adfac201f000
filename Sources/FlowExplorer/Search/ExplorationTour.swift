import FlowPerson
import FlowTrace

/// Tours that use every transition once more, in as few walks as will do.
struct ExplorationTours {
  /// What was recorded on each tour.
  private(set) var walks: [(launch: Int, records: [TraceRecord])] = []
  /// The transitions that no tour used, in words.
  private(set) var missing: Set<String>
  /// What did something else than before.
  private(set) var drifts: [Drift] = []

  /// Tours each launch until nothing is missing, or another tour would use nothing that is.
  ///
  /// - Parameter transitions: the transitions to use, in words.
  @MainActor
  init(of space: StateSpace, _ replayer: Replayer, transitions: Set<String>) async {
    missing = transitions
    for launch in space.launches {
      while !missing.isEmpty, !replayer.isSpent() {
        var tour = ExplorationTour(of: space, replayer, launch: launch, missing: missing)
        await tour.run()
        drifts += tour.drifts
        guard tour.missing.count < missing.count else { break }
        missing = tour.missing
        walks.append((launch, tour.records))
      }
    }
  }
}

/// A walk that uses as many transitions as possible in one launch: a real session.
@MainActor
struct ExplorationTour {
  /// The transitions that no tour has used yet, in words.
  private(set) var missing: Set<String>
  private(set) var records: [TraceRecord] = []
  /// What led to a state that is not known.
  private(set) var drifts: [Drift] = []
  private let space: StateSpace
  private let replayer: Replayer
  private let launch: Int
  /// What did not lead where it led before: the app remembers more than it shows.
  private var failed: Set<StateLeg> = []
  private var actions: [PersonAction] = []
  /// The node that the tour has come to, as long as it follows a path that was taken before.
  private var node: PathTree.Index?

  /// - Parameters:
  ///   - launch: the launch to begin with.
  ///   - missing: the transitions to use, in words.
  init(of space: StateSpace, _ replayer: Replayer, launch: Int, missing: Set<String>) {
    self.space = space
    self.replayer = replayer
    self.launch = launch
    self.missing = missing
  }

  /// Walks from launch, always to the nearest missing transition, until none can be reached.
  mutating func run() async {
    let session = await replayer.launch(launch, of: space)
    defer { session.end() }
    guard let first = space.node(ofLaunch: launch) else { return }
    node = first
    var context = space.context(of: first)
    var state = look(session, in: &context)
    while let current = state, let route = route(from: current) {
      for leg in route {
        let path = space.path(ofLaunch: launch, then: actions + [leg.action])
        guard !replayer.isSpent() else { return }
        guard !replayer.isTrap(path) else {
          failed.insert(leg)
          break
        }
        guard (try? await replayer.perform(leg.action, in: session, path)) != nil else { return }
        actions.append(leg.action)
        node = node.flatMap { space.tree[$0].children[leg.action] }
        let destination = space.destination(of: leg.action, in: leg.state)
        state = look(session, in: &context, after: leg)
        guard state == destination else {
          failed.insert(leg)
          break
        }
        // Another route may lead to what this one does not come to.
        if leg == route.last, isMissing(leg) { failed.insert(leg) }
      }
    }
  }

  /// Takes in what was recorded, and returns the state that shows; nil for one that is not known.
  ///
  /// - Parameters:
  ///   - context: where the tour has come to before the leg, and then after it.
  ///   - leg: what was done; nil at launch.
  private mutating func look(
    _ session: any LaunchSession, in context: inout StateSpace.Context, after leg: StateLeg? = nil
  ) -> Int? {
    let before = leg.map { space.node(of: $0.state).sighting }
    let moment = session.takeMoment(after: before?.screen)
    records += moment.records
    missing.subtract(moment.effect.transitions)
    if let leg, let before {
      context = space.context(
        after: .init(action: leg.action, before: before, after: moment.sighting), in: context)
    }
    let state = space.state(at: moment.sighting, in: context)
    if let known = node {
      if !moment.isSame(as: space.tree[known].moment) {
        replayer.log.addDifference(at: known, in: space, found: moment.sighting)
        node = nil
      }
    } else if state == nil, let leg, !replayer.budget.hitLimits.contains(.states) {
      drifts.append(
        Drift(
          launch: launch, actions: actions,
          expected: space.node(after: leg.action, in: leg.state), found: moment.sighting))
    }
    return state
  }

  /// Whether a leg used a missing transition when it was done in the search.
  private func isMissing(_ leg: StateLeg) -> Bool {
    guard let node = space.node(after: leg.action, in: leg.state) else { return false }
    return space.tree[node].moment.effect.transitions.contains(where: missing.contains)
  }

  /// The shortest route that ends with a missing transition; nil when there is none.
  private func route(from start: Int) -> [StateLeg]? {
    space.route(from: start) {
      !failed.contains($0)
    } to: { leg, _ in
      !failed.contains(leg) && isMissing(leg)
    }
  }
}
