import FlowPerson
import FlowTrace

/// The breadth-first search.
@MainActor
struct ExplorationSearch {
  /// A state of one launch of the app.
  struct State {
    /// Where the shortest path to it ends.
    var node: PathTree.Index
    var launch: Int
    var ways: [ExploredWay] = []
  }

  let explorer: FlowExplorer
  let collector = TraceCollector()
  let recorder: FlowRecorder
  var tree = PathTree()
  var states: [State] = []
  var roots: [PathTree.Index?] = []
  var findings: [ExplorationFinding] = []
  var hits: Set<ExplorationLimits.Name> = []
  var steps = 0
  var sessions = 0
  /// The sessions that show something for the first time, in order of their length.
  var kept: [PathTree.Index] = []
  var known: [Key: Int] = [:]
  /// Where replays have differed.
  var differing: Set<PathTree.Index> = []
  /// Interfaces that a path which went ahead has met.
  private var expected: Set<Key> = []
  /// What steps have brought about, in words.
  private var happenings: Set<String> = []
  /// Sessions that go round where coordinators pile up.
  var repeated: [PathTree.Index] = []
  /// Walks that use many transitions, with the launch that each began with.
  var tours: [(launch: Int, records: [TraceRecord])] = []
  /// The transitions, in words.
  var transitions: Set<String> = []
  /// Those that no tour used.
  var untoured: Set<String> = []
  /// The full names of the classes of all coordinators and screens met.
  var types: Set<String> = []
  private let start = ContinuousClock.now

  /// A state's identity among those of one launch.
  struct Key: Hashable {
    var launch: Int
    var identity: String
  }

  init(_ explorer: FlowExplorer) {
    self.explorer = explorer
    recorder = FlowRecorder(app: explorer.app, clock: .stepping, sink: collector)
  }

  mutating func run() async {
    for index in explorer.launches.indices {
      await open(index)
    }
    var next = 0
    while next < states.count {
      await expand(next)
      next += 1
    }
    await repeatWhatPilesUp()
    await tour()
    explorer.journal?.finish()
  }

  /// Uses every transition once more, in as few walks as will do.
  private mutating func tour() async {
    untoured = transitions
    for launch in explorer.launches.indices where roots[launch] != nil {
      while !untoured.isEmpty, steps < explorer.limits.steps {
        var tour = ExplorationTour(self, launch, missing: untoured)
        await tour.run()
        steps += tour.steps
        guard tour.missing.count < untoured.count else { break }
        untoured = tour.missing
        tours.append((launch, tour.records))
      }
    }
  }

  /// Launches the app for the first time in one of its ways.
  private mutating func open(_ launch: Int) async {
    roots.append(nil)
    let path = path(launch, [])
    guard explorer.journal?.knows(path) != true else {
      return findings.append(ExplorationFinding(.trapped, path))
    }
    let session = await begin(launch)
    let node = add(session, parent: nil, action: nil, screen: nil)
    roots[launch] = node
    session.end()
    meet(node, launch)
  }

  /// Tries all that can be done in a state.
  private mutating func expand(_ index: Int) async {
    let state = states[index]
    let node = tree[state.node]
    for action in node.actions {
      let outcome = await outcome(of: action, in: state)
      states[index].ways.append(ExploredWay(action: action, outcome: outcome))
    }
    explorer.progress?(
      ExplorationProgress(states: states.count, explored: index + 1, steps: steps))
  }

  private mutating func outcome(
    of action: PersonAction, in state: State
  ) async -> ExploredWay.Outcome {
    let node = tree[state.node]
    if let limit = limit(at: node.depth) {
      hits.insert(limit)
      return .untried
    }
    if let child = node.children[action] { return meet(child, state.launch) }
    let path = path(state.launch, tree.actions(to: state.node) + [action])
    if explorer.journal?.knows(path) == true {
      findings.append(ExplorationFinding(.trapped, path))
      return .trapped
    }
    guard let child = await walk(path.actions, state) else { return .unclear }
    return meet(child, state.launch)
  }

  /// The state that a path leads to, a new one if it was not met before.
  @discardableResult
  private mutating func meet(_ node: PathTree.Index, _ launch: Int) -> ExploredWay.Outcome {
    let happening = tree[node].happening
    let isNew = ([happening.text] + happening.beginnings).filter { happenings.insert($0).inserted }
    if !isNew.isEmpty {
      kept.append(node)
      transitions.formUnion(happening.transitions)
    }
    let key = Key(launch: launch, identity: tree[node].identity)
    if let state = known[key] { return .state(state) }
    guard states.count < explorer.limits.states else {
      hits.insert(.states)
      return .untried
    }
    known[key] = states.count
    states.append(State(node: node, launch: launch))
    return .state(states.count - 1)
  }

  /// The limit that keeps from going on at a depth, if any does.
  private func limit(at depth: Int) -> ExplorationLimits.Name? {
    if depth >= explorer.limits.depth { return .depth }
    if steps >= explorer.limits.steps { return .steps }
    if let duration = explorer.limits.duration, ContinuousClock.now - start > duration {
      return .duration
    }
    return nil
  }
}

// MARK: Walking

extension ExplorationSearch {
  /// Launches the app, replays the path to a state, does one thing more, and goes ahead as long as
  /// what appears was never seen.
  ///
  /// - Returns: what the one thing led to; nil when it could not be done, or the replay differed.
  private mutating func walk(
    _ actions: [PersonAction], _ state: State
  ) async -> PathTree.Index? {
    let session = await begin(state.launch)
    defer { session.end() }
    guard await replay(actions.dropLast(), in: session, state.launch), let action = actions.last,
      await perform(action, in: session, state.launch, actions[...])
    else { return nil }
    let node = state.node
    let found = add(session, parent: node, action: action, screen: tree[node].screen)
    await goAhead(session, from: found, state.launch)
    return found
  }

  /// Does again what was done before; tells whether it led to the same.
  mutating func replay(
    _ actions: ArraySlice<PersonAction>, in session: ExplorerSession, _ launch: Int
  ) async -> Bool {
    guard var node = roots[launch], isSame(session, node, launch, isLast: actions.isEmpty) else {
      return false
    }
    for (step, action) in actions.enumerated() {
      guard let child = tree[node].children[action],
        await perform(action, in: session, launch, actions.prefix(step + 1)),
        isSame(session, child, launch, isLast: step == actions.count - 1)
      else { return false }
      node = child
    }
    return true
  }

  /// Does the first thing that can be done, again and again, while that leads to what was never
  /// seen: each of these steps saves a launch later.
  private mutating func goAhead(
    _ session: ExplorerSession, from node: PathTree.Index, _ launch: Int
  ) async {
    var node = node
    while limit(at: tree[node].depth) == nil {
      let key = Key(launch: launch, identity: tree[node].identity)
      guard known[key] == nil, expected.insert(key).inserted,
        let action = tree[node].actions.first
      else { return }
      let actions = tree.actions(to: node) + [action]
      guard explorer.journal?.knows(path(launch, actions)) != true,
        await perform(action, in: session, launch, actions[...])
      else { return }
      node = add(session, parent: node, action: action, screen: tree[node].screen)
    }
  }

  mutating func begin(_ launch: Int) async -> ExplorerSession {
    sessions += 1
    explorer.journal?.note(path(launch, []))
    return await ExplorerSession(
      explorer.launches[launch], recorder: recorder, collector: collector,
      identity: explorer.identity, rows: explorer.limits.rows)
  }

  /// Does one thing; tells whether it could be done.
  mutating func perform(
    _ action: PersonAction, in session: ExplorerSession, _ launch: Int,
    _ actions: ArraySlice<PersonAction>
  ) async -> Bool {
    steps += 1
    explorer.journal?.note(path(launch, Array(actions)))
    do {
      try await session.perform(action)
      return true
    } catch {
      findings.append(
        ExplorationFinding(
          .refused(reason: error.description), path(launch, Array(actions))))
      return false
    }
  }
}
