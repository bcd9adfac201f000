import FlowGraph
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
  /// Where the app stopped in an earlier run on a path that went ahead.
  private var trapsAhead: [(node: PathTree.Index, action: PersonAction, launch: Int)] = []
  /// What steps have brought about, in words.
  private var happenings: Set<ExactString> = []
  /// What was found by sessions that had done something else in the state before, and not yet from
  /// launch by the path alone.
  var unproven: Set<PathTree.Index> = []
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
    private let launch: Int
    private let identity: ExactString

    init(launch: Int, identity: String) {
      self.launch = launch
      self.identity = ExactString(identity)
    }
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
    await proveKept()
    tellTrapsAhead()
    await repeatWhatPilesUp()
    await tour()
    explorer.journal?.finish()
  }

  /// Uses every transition once more, in as few walks as will do.
  private mutating func tour() async {
    untoured = transitions
    for launch in explorer.launches.indices where roots[launch] != nil {
      while !untoured.isEmpty, !isOver() {
        var tour = ExplorationTour(self, launch, missing: untoured)
        await tour.run()
        self = tour.search
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
    guard !isTrap(path) else { return }
    let session = await begin(launch)
    let node = add(session, parent: nil, action: nil, screen: nil)
    roots[launch] = node
    session.end()
    meet(node, launch)
  }

  /// What trying something came to.
  private enum Trial {
    case led(to: PathTree.Index)
    case failed(ExploredWay.Outcome)
  }

  /// Tries all that can be done in a state: first that after which one session can likely go on.
  private mutating func expand(_ index: Int) async {
    let state = states[index]
    let actions = tree[state.node].actions
    var trials: [PersonAction: Trial] = [:]
    var visit: ExplorationVisit?
    for action in actions.filter(\.isLikelyUndone) + actions.filter({ !$0.isLikelyUndone }) {
      trials[action] = await trial(of: action, in: state, &visit)
    }
    visit?.session.end()
    for action in actions {
      let outcome: ExploredWay.Outcome =
        switch trials[action] {
        case .led(let node): meet(node, state.launch)
        case .failed(let outcome): outcome
        case nil: .untried
        }
      states[index].ways.append(ExploredWay(action: action, outcome: outcome))
    }
    explorer.progress?(
      ExplorationProgress(states: states.count, explored: index + 1, steps: steps))
  }

  private mutating func trial(
    of action: PersonAction, in state: State, _ visit: inout ExplorationVisit?
  ) async -> Trial {
    let node = tree[state.node]
    if let limit = limit(at: node.depth) {
      hits.insert(limit)
      return .failed(.untried)
    }
    if let child = node.children[action] { return .led(to: child) }
    let path = path(state.launch, tree.actions(to: state.node) + [action])
    if isTrap(path) { return .failed(.trapped) }
    let child = await walk(path, state, &visit)
    return child.map { .led(to: $0) } ?? .failed(.unclear)
  }

  /// The state that a path leads to, a new one if it was not met before.
  @discardableResult
  private mutating func meet(_ node: PathTree.Index, _ launch: Int) -> ExploredWay.Outcome {
    let happening = tree[node].happening
    var isNew = happenings.insert(ExactString(happening.text)).inserted
    for beginning in happening.beginnings
    where happenings.insert(ExactString(beginning)).inserted {
      isNew = true
    }
    if isNew {
      kept.append(node)
      transitions.formUnion(happening.transitions)
    }
    let key = key(of: node, launch)
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
    depth >= explorer.limits.depth ? .depth : limit
  }

  /// The limit that keeps from doing anything more, if any does.
  var limit: ExplorationLimits.Name? {
    if steps >= explorer.limits.steps { return .steps }
    if let duration = explorer.limits.duration, ContinuousClock.now - start > duration {
      return .duration
    }
    return nil
  }

  /// Whether a limit keeps from doing more, though there is more to do: notes which.
  mutating func isOver() -> Bool {
    guard let limit else { return false }
    hits.insert(limit)
    return true
  }
}

// MARK: Walking

extension ExplorationSearch {
  /// Does one thing in a state, and goes ahead as long as what appears was never seen.
  ///
  /// - Parameter visit: one in the state, if there is one: else it is made. It goes on when all is
  ///   again as it was, and ends otherwise.
  /// - Returns: what the one thing led to; nil when it could not be done, or the replay differed.
  private mutating func walk(
    _ path: ExploredPath, _ state: State, _ visit: inout ExplorationVisit?
  ) async -> PathTree.Index? {
    let isFresh = visit == nil
    let begun = if let visit { visit } else { await beginVisit(to: state) }
    visit = nil
    guard let current = begun, let action = path.actions.last else { return nil }
    let session = current.session
    do {
      try await attempt(action, in: session, path)
    } catch {
      session.end()
      findings.append(ExplorationFinding(.refused(reason: error.description), path))
      return nil
    }
    let node = state.node
    let found = add(session, parent: node, action: action, screen: tree[node].screen)
    if !isFresh { unproven.insert(found) }
    if await goesOn(current, in: state, from: found) {
      visit = current
    } else {
      await goAhead(session, from: found, state.launch)
      session.end()
    }
    return found
  }

  /// Launches the app and replays the path to a state; nil when that differed.
  private mutating func beginVisit(to state: State) async -> ExplorationVisit? {
    let session = await begin(state.launch)
    guard await replay(to: state.node, in: session, state.launch) else {
      session.end()
      return nil
    }
    return ExplorationVisit(session)
  }

  /// Does again what led to a node; tells whether it led to the same.
  mutating func replay(
    to end: PathTree.Index, in session: ExplorerSession, _ launch: Int
  ) async -> Bool {
    for index in tree.path(to: end) {
      if let action = tree.nodes[index].action {
        let noted = explorer.journal == nil ? nil : path(launch, tree.actions(to: index))
        guard (try? await attempt(action, in: session, noted)) != nil else {
          tellDifference(at: index, session.look(), launch)
          return false
        }
      }
      guard isSame(session, index, launch, isLast: index == end) else { return false }
      unproven.remove(index)
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
      let key = key(of: node, launch)
      guard known[key] == nil, expected.insert(key).inserted,
        let action = tree[node].actions.first
      else { return }
      let path = path(launch, tree.actions(to: node) + [action])
      guard explorer.journal?.knows(path) != true else {
        return trapsAhead.append((node, action, launch))
      }
      // What cannot be done is tried again, and told of, when its state's turn comes.
      guard (try? await attempt(action, in: session, path)) != nil else { return }
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

  /// Does one thing, noted in the journal.
  ///
  /// - Parameter path: the way there, that included; may be nil where there is no journal.
  mutating func attempt(
    _ action: PersonAction, in session: ExplorerSession, _ path: ExploredPath?
  ) async throws(PersonError) {
    steps += 1
    if let path { explorer.journal?.note(path) }
    try await session.perform(action)
  }

  /// Whether the app stopped at the end of a path in an earlier run; reports it when it did.
  mutating func isTrap(_ path: ExploredPath) -> Bool {
    guard explorer.journal?.knows(path) == true else { return false }
    let finding = ExplorationFinding(.trapped, path)
    if !findings.contains(finding) { findings.append(finding) }
    return true
  }

  /// Reports where the app stopped on a path that went ahead, and not on the shortest one.
  private mutating func tellTrapsAhead() {
    for (node, action, launch) in trapsAhead {
      let state = known[Key(launch: launch, identity: tree[node].identity)]
      let ways = state.map { states[$0].ways } ?? []
      guard !ways.contains(where: { $0.action == action && $0.outcome == .trapped }) else {
        continue
      }
      _ = isTrap(path(launch, tree.actions(to: node) + [action]))
    }
  }
}
