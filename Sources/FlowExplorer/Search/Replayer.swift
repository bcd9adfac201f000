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

  init(_ explorer: FlowExplorer, log: DoubtLog) {
    self.explorer = explorer
    self.log = log
    recorder = FlowRecorder(app: explorer.app, clock: .stepping, sink: collector)
    budget = ExplorationBudget(explorer.limits)
  }

  /// The full names of the app's screens that were on display, if only within a turn.
  var displayedScreens: Set<String> { displayWatch.screens }

  /// Whether a journal is kept, which names every action by its path from launch.
  var keepsJournal: Bool { explorer.journal != nil }

  /// Launches the app.
  ///
  /// - Parameter space: where the launch has its label from.
  func launch(_ launch: Int, of space: StateSpace) async -> ExplorerSession {
    budget.spendSession()
    explorer.journal?.note(space.path(ofLaunch: launch))
    let session = await ExplorerSession(
      explorer.launches[launch], recorder: recorder, collector: collector,
      identity: explorer.identity, rows: explorer.limits.rows, events: explorer.events,
      watch: watch, displayWatch: displayWatch)
    await waits.wait(afterLaunch: launch, in: session)
    noteSleep(in: session, space.path(ofLaunch: launch))
    return session
  }

  /// Does one thing, and waits for what comes of it.
  ///
  /// - Parameters:
  ///   - isNew: whether it is done there for the first time.
  ///   - path: the path that ends with it, for the journal.
  /// - Throws: `PersonError` when it cannot be done.
  func perform(
    _ action: PersonAction, in session: ExplorerSession, isNew: Bool = false,
    _ path: @autoclosure () -> ExploredPath
  ) async throws(PersonError) {
    budget.spendStep()
    explorer.journal?.note(path())
    let screen = session.screenName
    try await waits.perform(action, in: session, isNew: isNew)
    noteSleep(in: session, after: action, on: screen, path())
  }

  /// Reports that the app sleeps for longer than anybody waits.
  private func noteSleep(
    in session: ExplorerSession, after action: PersonAction? = nil, on screen: String? = nil,
    _ path: @autoclosure () -> ExploredPath
  ) {
    if let sleep = session.unwaitedSleep { log.addUnwaited(sleep, path()) }
    if session.hasLateTimer { log.addLateTimer(after: action, on: screen, path()) }
  }

  /// Whether the app stopped at the end of a path in an earlier run.
  func wasTrap(_ path: ExploredPath) -> Bool { explorer.journal?.contains(path) == true }

  /// Whether the app stopped at the end of a path in an earlier run, which is then a reason to doubt.
  func isTrap(_ path: ExploredPath) -> Bool {
    guard wasTrap(path) else { return false }
    log.addTrap(path)
    return true
  }

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
    to end: PathTree.Index, in session: ExplorerSession, of space: StateSpace
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
    _ session: ExplorerSession, _ index: PathTree.Index, of space: StateSpace, isLast: Bool
  ) -> Bool {
    let hasRecorded = session.takeRecords().hasSameEvents(as: space.tree[index].records)
    if hasRecorded && !isLast { return true }
    let sighting = session.look()
    if hasRecorded && sighting.identity == space.tree[index].sighting.identity { return true }
    log.addDifference(at: index, in: space, found: sighting)
    return false
  }

  /// Notes in the journal that nothing is being done any more, and reports other code that used the
  /// interface meanwhile.
  func finish() {
    explorer.journal?.finish()
    if let call = watch.disturbance { log.addDisturbance(call) }
  }
}
