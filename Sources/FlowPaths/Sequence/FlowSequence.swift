public import FlowGraph
public import FlowTrace

/// One session of a trace in the order of its events: who took part, and what they did in order.
///
/// Where a `FlowGraph` folds all that ever happened to classes, this keeps apart what happened to
/// each object: the second appointment is another than the first.
public struct FlowSequence: Sendable, Hashable {
  /// A coordinator or screen of the session.
  public struct Participant: Sendable, Hashable {
    /// Whether a participant is a coordinator or a screen.
    public enum Kind: Sendable, Hashable {
      case coordinator, screen
    }

    /// The object's identity in the session.
    public var id: ObjectID
    /// Whether it is a coordinator or a screen.
    public var kind: Kind
    /// Its type, and its label if it has one.
    public var name: FlowGraph.Name

    package init(id: ObjectID, kind: Kind, name: FlowGraph.Name) {
      self.id = id
      self.kind = kind
      self.name = name
    }
  }

  /// Something that happened.
  public enum Event: Sendable, Hashable {
    /// The person did something, with this screen on display; nil before there was one.
    case step(PersonStep, on: ObjectID?)
    /// What is on display changed.
    case transition(TraceEvent.Transition)
    /// A screen was put behind what is presented, where nobody sees it.
    case covered(TraceEvent.Transition)
    /// A screen's dismissal was reported to who waits for it, not for the first time.
    case finishedAgain(screen: ObjectID)
    /// A coordinator took a child.
    case link(parent: ObjectID, child: ObjectID)
    /// A coordinator let a child go.
    case unlink(parent: ObjectID, child: ObjectID)
    /// A coordinator's or screen's memory was given back.
    case freed(ObjectID)
  }

  /// The app's name.
  public var app: String
  /// What the launch was called.
  public var launch: String?
  /// Which session of the trace this is, from 1.
  public var number: Int
  /// In the order in which they first appear.
  public var participants: [Participant]
  /// What happened, in order.
  public var events: [Event]
  /// How many events were left out, because they name objects that were never introduced.
  package private(set) var skippedCount = 0
  /// Why the tracer read no stored properties; nil where it did.
  package private(set) var unreadProperties: String?

  package init(
    app: String, launch: String? = nil, number: Int = 1, participants: [Participant] = [],
    events: [Event] = []
  ) {
    self.app = app
    self.launch = launch
    self.number = number
    self.participants = participants
    self.events = events
  }

  package init(
    app: String, launch: TraceEvent.Launch?, participants: [Participant], events: [Event],
    skippedCount: Int
  ) {
    self.init(app: app, launch: launch?.label, participants: participants, events: events)
    self.skippedCount = skippedCount
    unreadProperties = launch?.unreadProperties
  }
}
