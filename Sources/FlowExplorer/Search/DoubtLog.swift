import FlowPerson

/// The reasons to doubt that an exploration met, in the order in which it met them.
@MainActor
final class DoubtLog {
  private(set) var doubts: [ExplorationDoubt] = []
  /// Where differences were reported.
  private var differing: Set<PathTree.Index> = []
  /// Whether a long sleep was reported.
  private var hasUnwaited = false
  /// Whether random numbers were reported.
  private var hasChance = false
  /// Where what drifted was reported, by what differs.
  private var drifts: [ExplorationDoubt: Int] = [:]
  /// The timers that were reported.
  private var lateTimers: Set<ExplorationDoubt.Kind> = []

  /// Adds that something on display could not be used.
  func addRefusal(_ path: ExploredPath, reason: String) {
    doubts.append(ExplorationDoubt(.refused(reason: reason), path))
  }

  /// Adds that the app stopped at the end of a path, once.
  func addTrap(_ path: ExploredPath) {
    let doubt = ExplorationDoubt(.trapped, path)
    if !doubts.contains(doubt) { doubts.append(doubt) }
  }

  /// Adds that other code used the interface, first with a call.
  func addDisturbance(_ call: String) {
    doubts.append(ExplorationDoubt(.disturbed(call: call), ExploredPath(actions: [])))
  }

  /// Adds that a step did something else than in the same state before, once for each difference, with the
  /// shortest path.
  ///
  /// - Parameter end: the node after the step; nil where its path was not taken to the end again.
  func addDrift(_ drift: Drift, _ end: PathTree.Index?, in space: StateSpace) {
    let expected = drift.expected.map { space.tree[$0].sighting }
    let difference = expected.flatMap {
      StateDifference(space.identity(of: $0), space.identity(of: drift.found)).text
    }
    let kind = ExplorationDoubt.Kind.drift(
      expected: expected?.screenDescription ?? "nothing", found: drift.found.screenDescription)
    let doubt = ExplorationDoubt(
      kind, space.path(ofLaunch: drift.launch, then: drift.actions),
      difference: difference ?? transitions(of: drift, end, in: space))
    let pathless = ExplorationDoubt(
      kind, ExploredPath(actions: []), difference: doubt.difference)
    if let known = drifts[pathless] {
      if doubt.path.actions.count < doubts[known].path.actions.count { doubts[known] = doubt }
    } else {
      drifts[pathless] = doubts.count
      doubts.append(doubt)
    }
  }

  /// The first transition in which a drift differs from what was expected; nil where none does.
  private func transitions(
    of drift: Drift, _ end: PathTree.Index?, in space: StateSpace
  ) -> String? {
    guard let end, let expected = drift.expected else { return nil }
    return StateDifference(
      transitions: space.tree[expected].moment.effect.repeatable,
      space.tree[end].moment.effect.repeatable
    ).text
  }

  /// Adds that the app sleeps for longer than anybody waits, once.
  func addUnwaited(_ sleep: Duration, _ path: ExploredPath) {
    guard !hasUnwaited else { return }
    hasUnwaited = true
    doubts.append(ExplorationDoubt(.unwaited(seconds: Int(sleep.components.seconds)), path))
  }

  /// Adds that the app draws random numbers, once.
  func addChance(_ path: @autoclosure () -> ExploredPath) {
    guard !hasChance else { return }
    hasChance = true
    doubts.append(ExplorationDoubt(.chance, path()))
  }

  /// Adds that the app set a timer in real time for longer than anybody waits, once for each control of
  /// each class of screens.
  ///
  /// - Parameters:
  ///   - action: what was done; nil for a launch.
  ///   - screen: the class of the screen on which it was done.
  func addLateTimer(after action: PersonAction?, on screen: String?, _ path: ExploredPath) {
    let kind = ExplorationDoubt.Kind.timer(
      step: action?.description ?? "launch", screen: action == nil ? nil : screen)
    guard lateTimers.insert(kind).inserted else { return }
    doubts.append(ExplorationDoubt(kind, path))
  }

  /// Adds that not all combinations of some values were tried, which begin after a path.
  func addCombinations(of values: Int, _ path: ExploredPath) {
    doubts.append(ExplorationDoubt(.combinations(values: values), path))
  }

  /// Adds that a path led to something else than the first time, once for each node.
  ///
  /// - Parameters:
  ///   - index: the node at which the first difference shows.
  ///   - sighting: what is there now.
  func addDifference(
    at index: PathTree.Index, in space: StateSpace, found sighting: ExplorerSession.Sighting
  ) {
    guard differing.insert(index).inserted else { return }
    let node = space.tree[index]
    let doubt = ExplorationDoubt(
      .nondeterministic(
        step: node.depth, expected: node.sighting.screenDescription,
        found: sighting.screenDescription),
      space.path(to: index),
      difference: StateDifference(
        space.identity(of: node.sighting), space.identity(of: sighting)
      ).text)
    // A path that was taken anew has nodes of its own.
    if !doubts.contains(doubt) { doubts.append(doubt) }
  }
}
