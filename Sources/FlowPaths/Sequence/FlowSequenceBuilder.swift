import FlowGraph
public import FlowTrace

/// Takes one session out of a trace, one record at a time.
///
///     var builder = FlowSequenceBuilder(app: "RayPets")
///     for record in trace.records { builder.add(record) }
///     print(builder.sequence.events.count, "of session 1 of", builder.sessionCount)
///
/// It keeps what happened in that session, and of the others only how many they are.
public struct FlowSequenceBuilder: Sendable {
  /// The app's name, which may be given when it is known.
  public var app: String
  /// Which session is taken, from 1.
  public let session: Int
  /// How many sessions there were so far.
  public private(set) var sessionCount = 0
  private var launch: String?
  private var participants: [FlowSequence.Participant] = []
  private var events: [FlowSequence.Event] = []
  private var numbers = SerialTable()
  private var links: Set<Pair> = []
  private var onDisplay: ObjectID?
  private var skippedCount = 0

  public init(app: String, session: Int) {
    self.app = app
    self.session = session
  }

  public init(app: String) {
    self.init(app: app, session: 1)
  }

  /// What was taken so far.
  public var sequence: FlowSequence {
    FlowSequence(
      app: app, launch: launch, number: session, participants: participants, events: events)
  }

  /// What could not be taken in; empty for a sound trace.
  public var diagnostics: [Diagnostic] {
    guard skippedCount > 0 else { return [] }
    return [
      Diagnostic(
        .error,
        """
        \(skippedCount) events of session \(session) name objects that the trace never \
        introduced; the sequence was made without.
        """)
    ]
  }

  /// Takes in what happened next. O(1) on average.
  ///
  /// A session begins with a launch, or with the trace. What names an object that no
  /// earlier record of the session introduced is skipped and told in ``diagnostics``.
  public mutating func add(_ record: TraceRecord) {
    if case .launch(let launch) = record.event {
      sessionCount += 1
      if sessionCount == session { self.launch = launch.label }
      return
    }
    if sessionCount == 0 { sessionCount = 1 }
    if sessionCount == session { take(record.event) }
  }

  private mutating func take(_ event: TraceEvent) {
    switch event {
    case .coordinator(let coordinator):
      introduce(
        coordinator.id, .coordinator, .init(type: coordinator.type, label: coordinator.label))
      if let parent = coordinator.parent { link(parent, coordinator.id) }
    case .screen(let screen):
      introduce(screen.id, .screen, .init(type: screen.type, label: screen.label))
    case .link(let parent, let child):
      link(parent, child)
    case .unlink(let parent, let child):
      links.remove(Pair(parent, child))
      append(.unlink(parent: parent, child: child), naming: [parent, child])
    case .step(let step):
      append(.step(step, on: onDisplay), naming: [])
    case .transition(let transition):
      let isTaken = append(.transition(transition), naming: Self.objects(in: transition))
      if isTaken, transition.kind != .embed { onDisplay = transition.to }
    case .covered(let transition):
      append(.covered(transition), naming: Self.objects(in: transition))
    case .finishedAgain(let screen):
      append(.finishedAgain(screen: screen), naming: [screen])
    case .freed(let id):
      append(.freed(id), naming: [id])
    default: break
    }
  }

  private static func objects(in transition: TraceEvent.Transition) -> [ObjectID] {
    let by: ObjectID? = if case .coordinator(let id) = transition.by { id } else { nil }
    return [transition.from, transition.to, transition.tabRoot, by].compactMap { $0 }
  }

  private mutating func introduce(
    _ id: ObjectID, _ kind: FlowSequence.Participant.Kind, _ name: FlowGraph.Name
  ) {
    numbers.set(Int32(clamping: participants.count), for: id.serial)
    participants.append(.init(id: id, kind: kind, name: name))
  }

  /// A coordinator that is first seen with its parent is told to be linked besides: once is enough.
  private mutating func link(_ parent: ObjectID, _ child: ObjectID) {
    if links.insert(Pair(parent, child)).inserted {
      append(.link(parent: parent, child: child), naming: [parent, child])
    }
  }

  @discardableResult
  private mutating func append(_ event: FlowSequence.Event, naming ids: [ObjectID]) -> Bool {
    guard ids.allSatisfy({ numbers[$0.serial] != nil }) else {
      skippedCount += 1
      return false
    }
    events.append(event)
    return true
  }
}

private struct Pair: Hashable {
  var parent: ObjectID
  var child: ObjectID

  init(_ parent: ObjectID, _ child: ObjectID) {
    self.parent = parent
    self.child = child
  }
}
