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

extension LiveCoordinator {
  /// Tells a look's cause to what it saw.
  mutating func tell(_ cause: SeenCause, look: Int) {
    exit?.tell(cause, look)
    letGo?.tell(cause, look)
    freed?.tell(cause, look)
  }
}
