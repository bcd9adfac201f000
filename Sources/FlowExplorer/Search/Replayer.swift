import FlowPerson
import FlowTrace

/// Launches an app, does things in it, and replays paths, within the limits of an exploration.
///
/// Where the app stopped in an earlier run, and where it differs from the first time, goes into the
/// log.
@MainActor
final class Replayer {
  private let explorer: FlowExplorer
  private let collector = TraceCollector()
  private let recorder: FlowRecorder
  private let watch = InterfaceWatch()
  private let displayWatch = DisplayWatch()
  private let waits = RealWaits()
  let log: DoubtLog
  private(set) var budget: ExplorationBudget
  private let processes: SessionProcesses?

  init(
    _ explorer: FlowExplorer, log: DoubtLog, in processes: SessionProcesses? = nil,
    after earlier: ExplorationBudget? = nil
  ) {
    self.explorer = explorer
    self.log = log
    self.processes = processes
    recorder = FlowRecorder(
      app: explorer.app, clock: .stepping, standIns: explorer.standIns, sink: collector)
    budget = ExplorationBudget(explorer.limits, after: earlier)
  }

  /// The full names of the app's screens that were on display, if only within a turn.
  var displayedScreens: Set<String> {
    displayWatch.screens.union(processes?.displayedScreens ?? [])
  }

  /// What the app has requested of servers, in this process and in others.
  var requests: ExploredRequests {
    var all = processes?.requests ?? ExploredRequests()
    if let own = explorer.requests?() { all.formUnion(own) }
    return all
  }

  /// Whether every action is done after its shortest path from launch, by which a journal names it.
  var keepsJournal: Bool { explorer.journal != nil || processes != nil }

  /// Launches the app.
  ///
  /// - Parameter space: where the launch has its label from.
  func launch(_ launch: Int, of space: StateSpace) async -> any LaunchSession {
    budget.spendSession(after: space.start(ofLaunch: launch).before?.count)
    explorer.journal?.note(space.path(ofLaunch: launch))
    if let processes {
      let session = await processes.launch(space.start(ofLaunch: launch))
      noteCrash(space.path(ofLaunch: launch))
      noteDoubts(in: session, space.path(ofLaunch: launch))
      return session
    }
    let session = await ExplorerSession(
      space.start(ofLaunch: launch), of: explorer, recorder: recorder, collector: collector,
      watch: watch, displayWatch: displayWatch, waits: waits)
    noteDoubts(in: session, space.path(ofLaunch: launch))
    return session
  }

  /// Does one thing, and waits for what comes of it.
  ///
  /// - Parameters:
  ///   - isNew: whether it is done there for the first time.
  ///   - path: the path that ends with it, for the journal.
  /// - Throws: `PersonError` when it cannot be done.
  func perform(
    _ action: PersonAction, in session: any LaunchSession, isNew: Bool = false,
    _ path: @autoclosure () -> ExploredPath
  ) async throws(PersonError) {
    budget.spendStep()
    explorer.journal?.note(path())
    let screen = session.screenName
    defer { noteCrash(path()) }
    try await session.perform(action, isNew: isNew, then: waits)
    noteDoubts(in: session, after: action, on: screen, path())
  }

  /// Reports that the app sleeps for longer than anybody waits, and that it draws random numbers.
  private func noteDoubts(
    in session: any LaunchSession, after action: PersonAction? = nil, on screen: String? = nil,
    _ path: @autoclosure () -> ExploredPath
  ) {
    if let sleep = session.unwaitedSleep { log.addUnwaited(sleep, path()) }
    if session.hasLateTimer { log.addLateTimer(after: action, on: screen, path()) }
    if session.drawsRandomNumbers { log.addChance(path()) }
  }

  /// Reports that the app stopped in a process of its own, and ends the search; the next one avoids the path.
  private func noteCrash(_ path: @autoclosure () -> ExploredPath) {
    guard let processes, processes.hasCrashed, !budget.isAborted else { return }
    processes.addTrap(path())
    log.addTrap(path())
    budget.abort()
  }

  /// Announces what the next sessions will do, so that their processes can go ahead.
  ///
  /// - Parameter plans: the launch and the actions of each, made where there are such processes.
  func announce(_ plans: @autoclosure () -> [SessionPlan]) {
    if let processes { processes.announce(plans()) }
  }

  /// Whether the app stopped at the end of a path in an earlier run.
  func wasTrap(_ path: ExploredPath) -> Bool {
    explorer.journal?.contains(path) == true || processes?.isTrap(path) == true
  }

  /// Whether the app stopped at the end of a path in an earlier run, which is then a reason to doubt.
  func isTrap(_ path: ExploredPath) -> Bool {
    guard wasTrap(path) else { return false }
    log.addTrap(path)
    return true
  }

  /// Allows more of the time to values, and to what is tried again after them.
  func endExpanding() { budget.endExpanding() }

  /// Allows more of the time to second rounds, and what is tried again after them.
  func endSearch() { budget.endSearch() }

  /// Allows what is left of the time to tours.
  func endRounds() { budget.endRounds() }

  /// Whether a limit prevents any further action; the limit then counts as hit.
  func isSpent() -> Bool { budget.isSpent() }

  /// Notes that a limit was hit.
  func hit(_ limit: ExplorationLimits.Name) { budget.hit(limit) }

  /// Does the actions of a path again, in a session that was just launched.
  ///
  /// The records are compared after each step, the whole interface after the last.
  ///
  /// - Returns: the nodes that were as they were the first time; all nodes of the path, or those up
  ///   to the first difference.
  func replay(
    to end: PathTree.Index, in session: any LaunchSession, of space: StateSpace
  ) async -> [PathTree.Index] {
    var confirmed: [PathTree.Index] = []
    for index in space.tree.path(to: end) {
      if let action = space.tree[index].action {
        guard (try? await perform(action, in: session, space.path(to: index))) != nil else {
          log.addDifference(at: index, in: space, found: session.look())
          return confirmed
        }
      }
      guard isSame(session, index, of: space, isLast: index == end) else { return confirmed }
      confirmed.append(index)
    }
    return confirmed
  }

  private func isSame(
    _ session: any LaunchSession, _ index: PathTree.Index, of space: StateSpace, isLast: Bool
  ) -> Bool {
    let hasRecorded = session.takeRecords().hasSameEvents(as: space.tree[index].records)
    if hasRecorded && !isLast { return true }
    let sighting = session.look()
    if hasRecorded && sighting.identity == space.tree[index].sighting.identity { return true }
    log.addDifference(at: index, in: space, found: sighting)
    return false
  }

  /// Notes in the journal that nothing is being done any more, and reports other code that used the
  /// interface meanwhile. Where a limit was hit, it also reports where the app stopped in earlier searches,
  /// which this one may not have come to.
  func finish() {
    explorer.journal?.finish()
    if !budget.hitLimits.isEmpty { for path in processes?.traps ?? [] { log.addTrap(path) } }
    if let call = watch.disturbance ?? processes?.disturbance { log.addDisturbance(call) }
  }
}
