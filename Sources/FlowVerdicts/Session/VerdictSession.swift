import FlowGraph
import FlowTrace

/// One launch of an app, as far as it was read: what is alive, and what looks wrong so far.
///
/// What happens between two steps of the person is a *turn*; judgement is passed when a turn is
/// over, and what was judged is taken back when it mends.
struct VerdictSession: Sendable {
  /// Where in a look at the app a record stands: what came is recorded before what was navigated,
  /// and what was freed last.
  private enum Phase: Int { case arrivals, navigation, rest }

  let launch: String?

  var coordinators: [ObjectID: LiveCoordinator] = [:]
  var screens: [ObjectID: LiveScreen] = [:]
  var screensInWindow = 0
  /// Coordinators with a screen in the window.
  var showing: Set<ObjectID> = []
  var zombies: [ObjectID: Zombie] = [:]
  /// Coordinators that are gone while a screen of theirs is on display, and since which turn.
  var orphans: [ObjectID: Int] = [:]
  var covered: [Covered] = []
  var broods: [Birth: Brood] = [:]
  var ghosts = Ghosts()
  var turn = VerdictTurn()
  /// What is on display, and what it embeds.
  var displayed: ObjectID?
  var embedded: ObjectID?
  var state: InterfaceState?

  /// Whether the trace ends here, so that nothing can mend any more.
  private(set) var isEnding = false
  /// What was done, whose number is that of a path to here.
  private(set) var steps = ActList()
  private(set) var look = 0
  private var phase = Phase.arrivals
  /// The last look that the trace has to its end.
  private var wholeLook = -1
  private(set) var at: UInt64 = 0
  private var hasRecords = false
  /// Whether the recorder's clock measures time, rather than counting records.
  private(set) var isTimed = false

  init(launch: String?) {
    self.launch = launch
  }

  /// Now, whose cause is known when the look is over.
  var now: Moment { Moment(look: look, steps: steps.count, turn: turn.number, at: at) }

  /// What was done up to a moment.
  func path(to moment: Moment) -> Verdict.Path {
    Verdict.Path(launch: launch, steps: steps.prefix(moment.steps))
  }

  func subject(_ id: ObjectID, _ name: FlowGraph.Name) -> Sighting.Object {
    Sighting.Object(name: name, id: id)
  }

  /// Whether something that happened at a moment has had its time to be mended: the person did two
  /// other things since, after each of which the app came to rest.
  ///
  /// Steps are counted rather than seconds: a test makes them as fast as the machine can.
  func isLongAgo(_ moment: Moment) -> Bool { lastRest - moment.turn >= 2 }

  /// The last turn after which the app came to rest: a trace may end before it did.
  var lastRest: Int { isEnding && !turn.hasLooked ? turn.number - 1 : turn.number }

  /// Whether the person has done something since a moment.
  func isBefore(_ moment: Moment) -> Bool { moment.turn < turn.number }

  // MARK: Reading

  mutating func add(
    _ record: TraceRecord, _ names: ResolvedNames, _ evidence: inout VerdictEvidence
  ) {
    if hasRecords, record.at != at &+ 1 { isTimed = true }
    at = record.at
    hasRecords = true
    switch record.event {
    case .coordinator(let coordinator):
      guard case .introduction(let name, _, _) = names else { return }
      enter(.arrivals)
      coordinators[coordinator.id] = LiveCoordinator(name: name, look: look)
      if let parent = coordinator.parent { link(parent, coordinator.id) }
    case .screen(let screen):
      guard case .introduction(let name, _, _) = names else { return }
      screens[screen.id] = LiveScreen(name: name, title: screen.title)
    case .link(let parent, let child):
      enter(.arrivals)
      link(parent, child)
    case .unlink(let parent, let child):
      enter(.arrivals)
      unlink(parent, child)
    case .enter(let screen):
      enter(.arrivals)
      screenEntered(screen, &evidence)
    case .presents(let coordinator, let screen):
      enter(.arrivals)
      presents(coordinator, screen, &evidence)
    case .transition(let transition):
      enter(.navigation)
      steps.append(causeOf: transition)
      navigated(transition, &evidence)
    case .covered(let transition):
      enter(.navigation)
      steps.append(causeOf: transition)
      covered.append(Covered(transition: transition, cause: cause(of: transition), moment: now))
    case .leave(let screen):
      enter(.navigation)
      screenLeft(screen)
    case .state(let state):
      enter(.rest)
      steps.settle()
      self.state = state
    case .freed(let id):
      enter(.rest)
      freed(id, &evidence)
    case .finishedAgain(let screen):
      if phase != .arrivals { endLook() }
      turn.finishedAgain.append((screen, now))
    case .step(let step):
      endTurn(&evidence)
      beginTurn(step, &evidence)
    default: break
    }
  }

  private mutating func enter(_ phase: Phase) {
    if phase.rawValue < self.phase.rawValue { endLook() }
    self.phase = phase
    turn.hasLooked = true
    if phase == .rest { wholeLook = look }
  }

  /// Whether the trace has the look that saw a moment to its end.
  func isWhole(_ moment: Moment) -> Bool { moment.look <= wholeLook }

  /// Notes what happened in this look with all that came and went in it.
  mutating func endLook() {
    let cause = turn.lookCause ?? unseenCause
    let seen = SeenCause(cause)
    for id in turn.touched {
      coordinators[id]?.explain(by: seen, in: look)
      screens[id]?.explain(by: seen, in: look)
    }
    for index in turn.explainedFinishes..<turn.finishedAgain.count {
      turn.finishedAgain[index].moment.explain(by: seen, in: look)
    }
    turn.explainedFinishes = turn.finishedAgain.count
    if turn.firstCause == nil { turn.firstCause = cause }
    turn.touched.removeAll(keepingCapacity: true)
    turn.lookCause = nil
    look += 1
    phase = .arrivals
  }

  /// Nothing on display changed.
  private var unseenCause: Verdict.Cause {
    Verdict.Cause(
      kind: nil, trigger: turn.step?.description ?? "nothing", from: displayedName, to: nil,
      by: .unknown)
  }

  var displayedName: FlowGraph.Name? { displayed.flatMap { screens[$0]?.name } }

  func cause(of transition: TraceEvent.Transition) -> Verdict.Cause {
    let to = transition.kind == .tab ? transition.tabRoot ?? transition.to : transition.to
    let by: FlowGraph.Agent =
      switch transition.by {
      case .coordinator(let id): coordinators[id].map { .coordinator($0.name) } ?? .unknown
      case .system: .system
      case .app: .app
      case .unknown: .unknown
      }
    return Verdict.Cause(
      kind: transition.kind, trigger: transition.trigger,
      from: transition.from.flatMap { screens[$0]?.name }, to: screens[to]?.name, by: by)
  }

  private mutating func beginTurn(_ step: PersonStep, _ evidence: inout VerdictEvidence) {
    steps.append(step)
    turn = VerdictTurn(step: step, number: turn.number + 1, state: state)
    if step.action == .swipeBackLetGo, let owner = displayed.flatMap({ screens[$0]?.owner }),
      let flow = coordinators[owner], flow.lastParent != nil
    {
      evidence.add(letGoIn: flow.name)
    }
  }

  /// Ends the session where the trace does.
  mutating func end(_ evidence: inout VerdictEvidence) {
    isEnding = true
    endTurn(&evidence)
    endZombies(&evidence)
    findRetained(&evidence)
    findLeakedScreens(&evidence)
  }

  private mutating func endTurn(_ evidence: inout VerdictEvidence) {
    endLook()
    judgeZombies(&evidence)
    if screensInWindow > 0 {
      judgeUnretained(&evidence)
      judgeOrphans(&evidence)
      judgeCovered(&evidence)
      judgeStarts(&evidence)
      judgeGrowth(&evidence)
    }
    judgeFinishes(&evidence)
    forgetTheDead()
  }
}
