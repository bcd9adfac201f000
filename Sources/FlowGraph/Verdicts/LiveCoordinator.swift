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
  /// Whether it or one below it had a screen in the window when the person last did something.
  var wasBusy = false
  /// When its last screen, or the last below it, left.
  var exit: Moment?
  /// When it was let go.
  var letGo: Moment?
  /// When it was freed.
  var freed: Moment?

  init(name: FlowGraph.Name, parent: ObjectID?) {
    self.name = name
    lastParent = parent
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
  var owner: ObjectID?
  var arrival: Arrival?
  var isInWindow = false
  /// The turn in which it came into the window last.
  var enteredIn = 0
  /// When it left the window last.
  var left: Moment?

  init(name: FlowGraph.Name, title: String?) {
    self.name = name
    self.title = title.map { ExactString($0) }
  }
}

/// When something happened, in terms of what can be told of it.
struct Moment: Sendable {
  /// The look at the app that saw it.
  var look: Int
  /// How many steps the person had made.
  var steps: Int
  /// The recorder's clock.
  var at: UInt64
  /// What the look saw happen; nil until the look is over.
  var cause: Verdict.Cause?
}
