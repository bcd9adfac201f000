import FlowPerson
import FlowTrace

/// A search through the states of an app, breadth first but where screens have many states.
///
/// 1. Each launch opens a first state, and where something new was saved another launch does.
/// 2. Each state is expanded, in the order of ``SearchAgenda``: every action is done in it once,
///    after a replay of the path to it. What an action leads to is a state. Where the time is limited, each
///    control is used once, and forms are filled in as a whole, as soon as their screen is found.
/// 3. Values of controls are changed, and passages used again: where that leads elsewhere, new states
///    are expanded. The same goes for actions that did nothing.
/// 4. Discoveries that were made out of turn are confirmed by a replay from launch.
/// 5. Round trips are taken a second time.
/// 6. Tours use every transition once more, in as few walks as will do.
/// 7. Where a step did something else than before, the step before it that the app remembers is found, and
///    all is tried again after that.
/// 8. Where something looked wrong at the end of a path and may still mend, the path goes on.
@MainActor
struct ExplorationSearch {
  private let explorer: FlowExplorer
  let replayer: Replayer
  let log = DoubtLog()
  private(set) var space: StateSpace
  private(set) var discoveries = Discoveries()
  /// What piles up over repeated round trips.
  var growths = GrowthLog()
  /// The round trips that were taken again.
  var repeated = RepeatedRounds()
  /// What did something else than before.
  var drifts: [Drift] = []
  private(set) var remembered: [RememberedStep] = []
  /// The number of the search's steps at which no more is tried after remembered steps; nil as long as there
  /// are none.
  var lastStep: Int?
  /// Whether something was not tried after remembered steps.
  private(set) var isCutOff = false
  /// The changes of hidden tabs that were followed up.
  var hiddenChanges = HiddenChangeLog()
  private var lookahead = Lookahead()
  /// The lists of which every row was selected once.
  var lists = SelectedLists()
  /// The forms that were filled in.
  var forms = FilledForms()
  /// The choices that forms leave to other screens.
  var choices = MadeChoices()
  /// The controls that were used out of turn.
  var scouted = ScoutedControls()
  private var agenda = SearchAgenda()
  /// What remained when the share of the time was over that the search has by itself.
  private var waiting = SearchAgenda()
  /// The actions that did nothing and were done together before the search was over.
  private var silentTried: Set<StateLeg> = []
  /// The names of what has been saved, by the launch after a reset.
  private var saved: [Int: Set<String>] = [:]
  /// The nodes after which the app is to be launched again.
  private var left: [PathTree.Index] = []
  /// The number of states at which that is due again.
  private var nextSilent = 96
  /// The number of states at which the next estimate is due of how tabs multiply them.
  private var nextEstimate = 64

  /// - Parameters:
  ///   - processes: where the app is launched; nil for this process.
  ///   - earlier: what the exploration has spent up to the search before; nil for its first search.
  init(
    _ explorer: FlowExplorer, in processes: SessionProcesses? = nil,
    after earlier: ExplorationBudget? = nil
  ) {
    self.explorer = explorer
    replayer = Replayer(explorer, log: log, in: processes, after: earlier)
    space = StateSpace(
      labels: explorer.launchLabels, capacity: explorer.limits.states,
      countsAll: explorer.identity.hiddenTabs == .counted)
    if explorer.identity.hiddenTabs == .leftOut { space.leaveOutHiddenTabs() }
  }

  /// Searches until nothing new appears, or a limit is hit.
  mutating func run() async -> Exploration {
    for launch in explorer.launches.indices { await open(launch) }
    await openAgain()
    await expandStates(untilLimit: true)
    // Where many states remain, what follows has its share of the time, too.
    waiting = agenda
    agenda = SearchAgenda(after: waiting)
    replayer.endExpanding()
    await visitChangedTabs()
    await fillForms()
    await tryValues()
    await trySilentActions()
    await visitChangedTabs()
    agenda = waiting
    leaveOutHiddenTabsIfMany(keeping: space.states.map(\.node))
    await expandStates()
    await enterWhatWasMet()
    await confirmDiscoveries()
    reportTrapsAhead()
    replayer.endSearch()
    var rounds: [PathTree.Index] = []
    // Where the time is limited, rounds and tours may use it up.
    let isLimited = explorer.limits.duration != nil
    if isLimited { rounds += await settleVerdicts(after: discoveries.nodes, []) }
    var tours: ExplorationTours
    repeat {
      replayer.endSearch()
      repeat { rounds += await repeatRounds() } while await rememberWhatDrifted()
      replayer.endRounds()
      tours = await ExplorationTours(of: space, replayer, transitions: discoveries.transitions)
      drifts += tours.drifts
    } while await rememberWhatDrifted()
    reportDrifts()
    // After tours, which go on after most paths, fewer are left to go on.
    if !isLimited { rounds += await settleVerdicts(after: discoveries.nodes + rounds, tours.walks) }
    replayer.finish()
    return exploration(rounds, tours)
  }

  /// Launches the app for the first time by one of its launches.
  private mutating func open(_ launch: Int) async {
    guard !replayer.isTrap(space.path(ofLaunch: launch)) else { return }
    let session = await replayer.launch(launch, of: space)
    let node = space.addLaunch(launch, session.takeMoment(after: nil))
    session.end()
    enter(node)
  }

  /// Launches the app again where something new was saved.
  private mutating func openAgain() async {
    while !left.isEmpty, !replayer.isSpent() {
      await open(space.addLaunch(after: left.removeFirst()))
    }
  }

  /// Notes where something is saved under a new name after a reset.
  private mutating func noteSaved(at node: PathTree.Index) {
    let start = space.start(ofLaunch: space.tree[node].launch)
    guard start.before == nil, explorer.launches[start.index].again != nil else { return }
    let names = space.tree[node].sighting.saved
    guard !saved[start.index, default: []].isSuperset(of: names) else { return }
    saved[start.index, default: []].formUnion(names)
    left.append(node)
  }

  /// The state that a path leads to, a new one if it was not found before.
  @discardableResult
  mutating func enter(_ node: PathTree.Index) -> ExploredAction.Outcome {
    discoveries.add(node, of: space.tree)
    noteSaved(at: node)
    let known = space.states.count
    guard let state = space.enter(node) else {
      replayer.hit(.states)
      return .untried
    }
    if state == known {
      // Without a limit of time all turns come, and paths are the shortest.
      if explorer.limits.duration == nil {
        agenda.add(state, depth: space.tree[node].depth, alike: 0)
      } else {
        agenda.add(
          state, depth: space.tree[node].distance, alike: space.statesAlike(node),
          isFilledIn: space.tree[node].action?.fillsIn == true)
      }
    }
    return .state(state)
  }

  /// Notes what was done in a state beside its sampled actions.
  mutating func add(_ action: ExploredAction, in state: Int) { space.add(action, in: state) }

  /// Replays the path to a node in a session that was just launched; false when it differed.
  mutating func replay(to node: PathTree.Index, in session: any LaunchSession) async -> Bool {
    let confirmed = await replayer.replay(to: node, in: session, of: space)
    space.confirm(confirmed)
    return confirmed.last == node
  }

  /// Does one thing at a node and notes what it leads to; nil when it cannot be done.
  mutating func step(
    _ action: PersonAction, from node: PathTree.Index, in session: any LaunchSession
  ) async -> PathTree.Index? {
    let path = space.path(to: node, then: action)
    guard (try? await replayer.perform(action, in: session, isNew: true, path)) != nil
    else { return nil }
    return space.add(action, after: node, session.takeMoment(after: screen(at: node)))
  }

  private func screen(at node: PathTree.Index) -> String? { space.tree[node].sighting.screen }
}

// MARK: Expanding a state

extension ExplorationSearch {
  /// What came of an action that was tried.
  enum Trial {
    case led(to: PathTree.Index)
    case failed(ExploredAction.Outcome)
  }

  /// Tries every action of the states in which that was not done yet, and of those found on the way.
  ///
  /// - Parameter untilLimit: whether states remain where a limit is hit, rather than count as not tried; and
  ///   hidden tabs may be left out, which renumbers all states. Nobody holds a state's number then.
  mutating func expandStates(untilLimit: Bool = false) async {
    while !untilLimit || replayer.budget.limit == nil, let state = await nextState() {
      // Without a limit of time, the shortest paths come first.
      if explorer.limits.duration != nil { await scout() }
      await expand(state)
      if explorer.limits.duration != nil { await tickBoxes(in: state) }
      await selectFurtherRows(in: state)
      await openAgain()
      if untilLimit { leaveOutHiddenTabsIfMany() }
      await trySilentActionsIfMany()
    }
  }

  /// Takes the state whose turn it is. Where none is left, something new may have been saved on the way to a
  /// state that was known, and the launch that is due then opens one.
  private mutating func nextState() async -> Int? {
    if let state = agenda.next() { return state }
    await openAgain()
    return agenda.next()
  }

  /// Begins again without what hidden tabs hold, if tabs multiply states. Nothing is done again.
  ///
  /// - Parameter nodes: what is a state beside the launches, as no action of a state leads there.
  private mutating func leaveOutHiddenTabsIfMany(keeping nodes: [PathTree.Index] = []) {
    guard explorer.identity.hiddenTabs == .countedWhereFew, !space.leavesOutHiddenTabs,
      space.memory.isEmpty, space.states.count >= nextEstimate
    else { return }
    nextEstimate *= 2
    guard space.isMultipliedByTabs(from: explorer.limits.tabStates) else { return }
    space.leaveOutHiddenTabs()
    silentTried = []
    beginAgain(from: nodes)
  }

  /// Begins again with states that are told apart by whether a remembered step was done before them. Nothing
  /// is done again.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - node: the node after it.
  ///   - other: the end of a path that this is to tell from the path to the node.
  /// - Returns: false where it does not, and all is as before.
  mutating func remember(
    _ step: RememberedStep, to node: PathTree.Index, unlike other: PathTree.Index
  ) -> Bool {
    let known = space.states.map(\.node)
    guard space.remember(stepTo: node, unlike: other) else { return false }
    remembered.append(step)
    beginAgain(from: known + [node])
    return true
  }

  /// Begins again with other states.
  ///
  /// - Parameter nodes: what is a state beside the launches.
  private mutating func beginAgain(from nodes: [PathTree.Index]) {
    lookahead.met = []
    agenda = SearchAgenda()
    waiting = SearchAgenda()
    lists = SelectedLists()
    forms = FilledForms()
    choices = MadeChoices()
    scouted = ScoutedControls()
    for node in space.launches.compactMap({ space.node(ofLaunch: $0) }) + nodes { enter(node) }
  }

  /// Notes that a step did something else than before.
  mutating func addDrift(_ node: PathTree.Index, from expected: PathTree.Index) {
    drifts.append(
      Drift(
        launch: space.tree[node].launch, actions: space.tree.actions(to: node),
        expected: expected, found: space.tree[node].sighting))
  }

  /// Notes that the last step of a walk did something else than before.
  mutating func addDrift(_ deviation: ValueTour.Deviation) {
    drifts.append(
      Drift(
        launch: deviation.context.launch, actions: deviation.path.actions,
        expected: space.node(after: deviation.leg.action, in: deviation.leg.state),
        found: deviation.found))
  }

  /// Does together what did nothing, whenever the states are twice as many: what opens the way on, such as two
  /// seats chosen of a plan, is then found before a limit of the search.
  private mutating func trySilentActionsIfMany() async {
    guard agenda.taken >= nextSilent, space.memory.isEmpty else { return }
    nextSilent *= 2
    let legs = silentLegs.filter { !silentTried.contains($0) }
    silentTried.formUnion(legs)
    await tryTogether(legs)
  }

  /// Tries every action of a state.
  private mutating func expand(_ state: Int) async {
    let actions = space.node(of: state).sighting.actions
    var trials: [PersonAction: Trial] = [:]
    var visit: StateVisit?
    replayer.announce(
      ([state] + agenda.following(3)).flatMap { state in
        space.plans(for: order(of: state), in: state) { !replayer.wasTrap($0) }
      })
    for action in order(of: state) {
      trials[action] = await attempt(action, in: state, &visit)
    }
    visit?.session.end()
    for action in actions {
      let outcome: ExploredAction.Outcome =
        switch trials[action] {
        case .led(let node): enter(node)
        case .failed(let outcome): outcome
        case nil: .untried
        }
      space.add(ExploredAction(action: action, outcome: outcome), in: state)
    }
    explorer.progress?(
      ExplorationProgress(
        states: space.states.count, explored: agenda.taken, steps: replayer.budget.steps))
  }

  /// What can be done in a state, first that after which one session can likely go on.
  func order(of state: Int) -> [PersonAction] {
    let actions = space.node(of: state).sighting.actions
    return actions.filter(\.isLikelyUndone) + actions.filter { !$0.isLikelyUndone }
  }

  /// Does one thing in a state, unless that was done before.
  ///
  /// - Parameter visit: a session in the state, to go on with or to begin.
  mutating func attempt(
    _ action: PersonAction, in state: Int, _ visit: inout StateVisit?
  ) async -> Trial {
    let node = space.states[state].node
    if let end = space.tree[node].children[action] { return .led(to: end) }
    if let limit = replayer.budget.limit(atDepth: space.tree[node].depth) {
      replayer.hit(limit)
      return .failed(.untried)
    }
    if let lastStep, replayer.budget.stepsOfSearch >= lastStep {
      isCutOff = true
      return .failed(.untried)
    }
    if replayer.isTrap(space.path(to: node, then: action)) { return .failed(.trapped) }
    return await follow(action, from: node, &visit).map { .led(to: $0) } ?? .failed(.unclear)
  }

  /// Does one thing in a state, and goes ahead while what appears is new.
  ///
  /// - Parameter visit: a session in the state, begun when there is none. It goes on when all is
  ///   again as it was, and ends otherwise.
  /// - Returns: what the action led to; nil when it could not be done, or the replay differed.
  private mutating func follow(
    _ action: PersonAction, from node: PathTree.Index, _ visit: inout StateVisit?
  ) async -> PathTree.Index? {
    let isFresh = visit == nil
    let begun = if let visit { visit } else { await beginVisit(at: node) }
    visit = nil
    guard let current = begun else { return nil }
    let session = current.session
    let path = space.path(to: node, then: action)
    do {
      try await replayer.perform(action, in: session, isNew: true, path)
    } catch {
      session.end()
      log.addRefusal(path, reason: error.description)
      return nil
    }
    let end = space.add(
      action, after: node, session.takeMoment(after: screen(at: node)), isConfirmed: isFresh)
    if await goesOn(current, at: node, after: end) {
      visit = current
    } else {
      await goAhead(from: end, in: session)
      session.end()
    }
    return end
  }

  /// Launches the app and replays the path to a node; nil when that differed.
  private mutating func beginVisit(at node: PathTree.Index) async -> StateVisit? {
    let session = await replayer.launch(space.tree[node].launch, of: space)
    guard await replay(to: node, in: session) else {
      session.end()
      return nil
    }
    return StateVisit(session)
  }

  /// Whether a visit can go on at its node after an action: nothing has changed, or selecting the tab
  /// that was left undoes it. It never can after digits, which a keypad may keep without
  /// showing them, nor with a journal, which names paths from launch.
  ///
  /// - Parameter end: the node that the action led to.
  private mutating func goesOn(
    _ visit: StateVisit, at node: PathTree.Index, after end: PathTree.Index
  ) async -> Bool {
    guard !replayer.keepsJournal, space.tree[end].action?.isOnKeypad != true else { return false }
    let sighting = space.tree[node].sighting
    if visit.isUnmoved { return space.tree[end].sighting == sighting }
    guard case .selectTab? = space.tree[end].action, let tab = sighting.selectedTab,
      space.state(space.key(of: end)) != nil, replayer.budget.limit == nil,
      (try? await replayer.perform(tab, in: visit.session, space.path(to: end, then: tab))) != nil
    else { return false }
    visit.session.takeRecords()
    return visit.isUnmoved && visit.session.look() == sighting
  }
}

// MARK: Going ahead

/// What paths have met that went on beyond the state whose turn it was.
private struct Lookahead {
  /// The interfaces that they have met.
  var met: Set<StateSpace.Key> = []
  /// Where the app stopped in an earlier run.
  var traps: [(node: PathTree.Index, action: PersonAction)] = []
}

extension ExplorationSearch {
  /// Does the first possible action, again and again, while that leads to what was never seen: each
  /// of these steps saves a launch later.
  private mutating func goAhead(
    from start: PathTree.Index, in session: any LaunchSession
  ) async {
    var node = start
    while replayer.budget.limit(atDepth: space.tree[node].depth) == nil {
      let key = space.key(of: node)
      guard space.state(key) == nil, lookahead.met.insert(key).inserted,
        let action = space.tree[node].sighting.actions.first
      else { return }
      guard !replayer.wasTrap(space.path(to: node, then: action)) else {
        return lookahead.traps.append((node, action))
      }
      // What cannot be done is tried again, and reported, when its state's turn comes.
      guard let next = await step(action, from: node, in: session) else { return }
      node = next
    }
  }

  /// Enters what paths have met that went ahead, where a limit came before its turn: it is a part of the app.
  private mutating func enterWhatWasMet() async {
    guard !replayer.budget.hitLimits.isEmpty else { return }
    for node in space.tree.nodes.indices { enter(node) }
    await expandStates()
  }

  /// Reports where the app stopped on a path that went ahead, and not on the shortest one.
  private func reportTrapsAhead() {
    for (node, action) in lookahead.traps {
      let actions = space.state(space.key(of: node)).map { space.states[$0].actions } ?? []
      if !actions.contains(ExploredAction(action: action, outcome: .trapped)) {
        _ = replayer.isTrap(space.path(to: node, then: action))
      }
    }
  }
}

// MARK: After the search

extension ExplorationSearch {
  /// Walks from launch to the discoveries that were made by visits that went on. What is different
  /// then is reported.
  mutating func confirmDiscoveries() async {
    for end in discoveries.nodes.reversed() where !space.isConfirmed(end) {
      guard !replayer.isSpent() else { continue }
      let session = await replayer.launch(space.tree[end].launch, of: space)
      _ = await replay(to: end, in: session)
      session.end()
    }
  }
}

// MARK: Result

extension ExplorationSearch {
  private var scope: Exploration.Scope {
    guard space.leavesOutHiddenTabs else { return .everything }
    return .display(estimatedStates: space.estimatedStates.all)
  }

  /// What does not depend on any path. Where screens of the app's modules were never reached, sample values are
  /// no answers: others may lead there.
  private func doubtsWithoutPath(unreached: [String]) -> [ExplorationDoubt] {
    let requests = replayer.requests
    let isScreenMissing = explorer.modules != nil && !unreached.isEmpty
    let unanswered = requests.failed.union(isScreenMissing ? requests.unanswered : []).sorted()
    let kinds: [ExplorationDoubt.Kind] =
      (explorer.standIns.isEmpty ? [] : [.standIns(explorer.standIns.sorted())])
      + (explorer.leftOut.isEmpty ? [] : [.leftOut(explorer.leftOut)])
      + (unanswered.isEmpty ? [] : [.unanswered(requests: unanswered)])
    return kinds.map { ExplorationDoubt($0, ExploredPath(actions: [])) }
  }

  private func exploration(_ rounds: [PathTree.Index], _ tours: ExplorationTours) -> Exploration {
    let coverage = ExplorationCoverage(
      of: space, in: explorer.modules, displayed: replayer.displayedScreens,
      transitions: discoveries.transitions,
      untoured: tours.missing)
    let limits = replayer.budget.hitLimits
    let doubts =
      space.doubts(after: log.doubts, limits: limits) + space.doubts(about: explorer.texts)
      + (explorer.modules == nil ? [] : space.doubts(unreached: coverage.unreached))
      + doubtsWithoutPath(unreached: coverage.unreached)
    let unreached = coverage.unreached.map {
      ExplorationFinding(.unreachable(screen: $0), ExploredPath(actions: []))
    }
    let unused = coverage.unused.map {
      ExplorationFinding(.unused(screen: $0), ExploredPath(actions: []))
    }
    return Exploration(
      app: explorer.app, scope: scope, states: space.exploredStates,
      doubts: doubts.filter { !explorer.accepts($0) },
      accepted: doubts.filter { explorer.accepts($0) },
      findings: space.findings + growths.findings + unreached + unused, remembered: remembered,
      limits: limits,
      coverage: coverage,
      events: explorer.events.map { space.proof(of: $0.name) }, requests: replayer.requests,
      sampledInputs: space.inputs.filter { explorer.texts[$0] == nil },
      steps: replayer.budget.steps, sessions: replayer.budget.sessions,
      trace: space.trace(
        of: discoveries.nodes + rounds, then: tours.walks,
        header: TraceHeader(app: explorer.app, limit: limits.first?.rawValue)))
  }
}

extension FlowExplorer {
  /// Whether a reason to doubt is known and meant.
  fileprivate func accepts(_ doubt: ExplorationDoubt) -> Bool {
    accepted.contains(doubt.kind) || acceptedLines.contains { doubt.description.hasPrefix($0) }
  }
}
