import FlowGraph
import FlowTrace

/// What happened since the person last did something.
struct VerdictTurn: Sendable {
  var step: PersonStep?
  var number = 0
  /// The state of the interface when the person did it.
  var state: InterfaceState?
  /// What the first look saw happen.
  var firstCause: Verdict.Cause?
  /// What the look that is being read saw happen so far.
  var lookCause: Verdict.Cause?
  /// Whether the app was looked at.
  var hasLooked = false
  /// Coordinators whose screens left, theirs or those below them.
  var exited: Set<ObjectID> = []
  /// Who came or went in this look.
  var touched: [ObjectID] = []
  /// Whether anybody came, went, was linked or let go.
  var hasChanged = false
  /// Coordinators that took a child, and in which look.
  var links: [(parent: ObjectID, child: ObjectID, look: Int)] = []
  /// What steps made coordinators.
  var births: [Birth] = []
  /// Zombies that were let go.
  var mended: [(zombie: ObjectID, state: Zombie, parent: ObjectID, moment: Moment)] = []
  /// Screens whose dismissal was reported again.
  var finishedAgain: [(screen: ObjectID, moment: Moment)] = []
  /// How many of these have their cause.
  var explainedFinishes = 0
  /// Screens that were shown for the first time, and by whom.
  var shown: [(coordinator: ObjectID, screen: ObjectID)] = []
  /// The first transition, and who showed what it left.
  var first: (transition: TraceEvent.Transition, owner: ObjectID?)?
  /// Coordinators that were let go or freed.
  var gone: [ObjectID] = []

  init(step: PersonStep? = nil, number: Int = 0, state: InterfaceState? = nil) {
    self.step = step
    self.number = number
    self.state = state
  }
}
