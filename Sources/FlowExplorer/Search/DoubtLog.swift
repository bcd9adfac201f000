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

  /// Adds that nothing is on display after a launch.
  func addBlank(_ path: ExploredPath) {
    doubts.append(ExplorationDoubt(.blank, path))
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

  /// Adds that a step did something else than in the same state before.
  ///
  /// - Parameters:
  ///   - index: the node after the step.
  ///   - first: the node after the step as it was done before.
  func addDrift(at index: PathTree.Index, in space: StateSpace, from first: PathTree.Index) {
    let (expected, found) = (space.tree[first], space.tree[index])
    let transitions = StateDifference(
      transitions: expected.moment.effect.repeatable, found.moment.effect.repeatable)
    addDrift(
      space.path(to: index), expected: expected.sighting, found: found.sighting, in: space,
      transitions: transitions.text)
  }

  /// Adds that the last step of a path did something else than in the same state before, once for each
  /// difference, with the shortest path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - expected: what showed before; nil where the step led nowhere known.
  ///   - found: what shows now.
  ///   - transitions: the first transition that differs.
  func addDrift(
    _ path: ExploredPath, expected: ExplorerSession.Sighting?, found: ExplorerSession.Sighting,
    in space: StateSpace, transitions: String? = nil
  ) {
    let difference = expected.flatMap {
      StateDifference(space.identity(of: $0), space.identity(of: found)).text
    }
    let kind = ExplorationDoubt.Kind.drift(
      expected: expected?.screenDescription ?? "nothing", found: found.screenDescription)
    let doubt = ExplorationDoubt(kind, path, difference: difference ?? transitions)
    let pathless = ExplorationDoubt(
      kind, ExploredPath(actions: []), difference: doubt.difference)
    if let known = drifts[pathless] {
      if path.actions.count < doubts[known].path.actions.count { doubts[known] = doubt }
    } else {
      drifts[pathless] = doubts.count
      doubts.append(doubt)
    }
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
    doubts.append(
      ExplorationDoubt(
        .nondeterministic(
          step: node.depth, expected: node.sighting.screenDescription,
          found: sighting.screenDescription),
        space.path(to: index),
        difference: StateDifference(
          space.identity(of: node.sighting), space.identity(of: sighting)
        ).text))
  }
}
