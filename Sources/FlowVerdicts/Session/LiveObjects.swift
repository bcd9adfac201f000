import FlowGraph
import FlowTrace

/// What is known of a coordinator while its session goes on.
struct LiveCoordinator: Sendable {
  var name: FlowGraph.Name
  /// Who holds it; nil for the root and for one that was let go.
  var parent: ObjectID?
  /// Who held it last.
  var lastParent: ObjectID?
  /// Its screens that are in the window's tree.
  var screens: Set<ObjectID> = []
  /// Its screens that are not freed.
  var liveScreens = 0
  /// The first screen that it showed.
  var first: ObjectID?
  /// Whether it or one below it ever showed a screen.
  var hasServed = false
  /// Whether it was held without a screen while the person did something else: then that is how it
  /// rests.
  var isResting = false
  /// What made it, where a step did and only its children showed screens at once: its flow is theirs.
  var origin: Verdict.Cause?
  /// When its last screen, or the last below it, left.
  var exit: Moment?
  /// When it was let go.
  var letGo: Moment?
  /// When it was freed.
  var freed: Moment?
  /// The look that saw it first.
  let firstLook: Int

  /// Whether it was freed before the first look at it was over: nobody kept it.
  var isUnretained: Bool { freed?.look == firstLook }

  /// - Parameters:
  ///   - name: what it is called.
  ///   - look: the look that saw it first.
  init(name: FlowGraph.Name, look: Int) {
    self.name = name
    firstLook = look
  }
}

extension LiveCoordinator {
  /// Whether its flow has screens, its own or its children's, whose end is the flow's.
  var hasFlow: Bool { first != nil || origin != nil }

  /// Notes what a look saw happen with the moments that it saw.
  mutating func explain(by cause: SeenCause, in look: Int) {
    exit?.explain(by: cause, in: look)
    letGo?.explain(by: cause, in: look)
    freed?.explain(by: cause, in: look)
  }
}

/// What is known of a screen while its session goes on.
struct LiveScreen: Sendable {
  /// How a screen came on display for the first time.
  struct Arrival: Hashable, Sendable {
    var from: FlowGraph.Name?
    var kind: TransitionKind
    var trigger: ExactString
  }

  var name: FlowGraph.Name
  var title: ExactString?
  /// Who showed it first.
  var owner: ObjectID?
  /// Who else put it on display.
  var guests: Set<ObjectID> = []
  var arrival: Arrival?
  var isInWindow = false
  /// When it left the window last.
  var left: Moment?

  init(name: FlowGraph.Name, title: String?) {
    self.name = name
    self.title = title.map { ExactString($0) }
  }
}

extension LiveScreen {
  mutating func explain(by cause: SeenCause, in look: Int) {
    left?.explain(by: cause, in: look)
  }
}

/// When something happened, in terms of what can be reported of it.
struct Moment: Sendable {
  /// The look at the app that saw it.
  var look: Int
  /// How many acts the path to it has.
  var steps: Int
  /// The turn in which it happened.
  var turn: Int
  /// The recorder's clock.
  var at: UInt64
  private var seen: SeenCause?

  init(look: Int, steps: Int, turn: Int, at: UInt64) {
    self.look = look
    self.steps = steps
    self.turn = turn
    self.at = at
  }
}

extension Moment {
  /// What the look saw happen; nil until the look is over.
  var cause: Verdict.Cause? { seen?.cause }

  mutating func explain(by seen: SeenCause, in look: Int) {
    if self.seen == nil, self.look == look { self.seen = seen }
  }
}

/// What a look saw happen, stored once for all the moments that share it.
final class SeenCause: Sendable {
  let cause: Verdict.Cause

  init(_ cause: Verdict.Cause) {
    self.cause = cause
  }
}
