import FlowTrace

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
  mutating func tell(_ cause: SeenCause, look: Int) {
    left?.tell(cause, look)
  }
}
