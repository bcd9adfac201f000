import FlowGraph
import FlowTrace

/// Folds each session into a sequence.
///
/// A session begins with a launch, or with the trace. An event that names an object which no earlier
/// record of its session introduced is left out and counted.
package struct SequenceFold: TraceFold {
  /// The name of the app that is being read.
  package var app: String
  /// The different sessions by their content.
  package private(set) var sequences: [Digest: FlowSequence] = [:]
  private var launch: TraceEvent.Launch?
  private var participants: [FlowSequence.Participant] = []
  private var events: [FlowSequence.Event] = []
  private var known: Set<ObjectID> = []
  private var links: Set<Pair> = []
  private var onDisplay: ObjectID?
  private var skippedCount = 0

  package init(app: String) {
    self.app = app
  }

  package mutating func endSession(_ session: SessionKey, count: Int) {
    if sequences[session.content] == nil {
      sequences[session.content] = FlowSequence(
        app: app, launch: launch, participants: participants, events: events,
        skippedCount: skippedCount)
    }
    let sequences = sequences
    self = SequenceFold(app: app)
    self.sequences = sequences
  }

  /// Takes in what happened next. O(1) on average.
  package mutating func take(_ record: TraceRecord, _ names: ResolvedNames) {
    switch record.event {
    case .launch(let launch):
      self.launch = launch
    case .coordinator(let coordinator):
      introduce(coordinator.id, .coordinator, names)
      if let parent = coordinator.parent { link(parent, coordinator.id) }
    case .screen(let screen):
      introduce(screen.id, .screen, names)
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
    _ id: ObjectID, _ kind: FlowSequence.Participant.Kind, _ names: ResolvedNames
  ) {
    guard case .introduction(let name, _, _) = names else { return }
    known.insert(id)
    participants.append(.init(id: id, kind: kind, name: name))
  }

  /// A coordinator that is first seen with its parent is linked by an event of its own besides: once
  /// is enough.
  private mutating func link(_ parent: ObjectID, _ child: ObjectID) {
    if links.insert(Pair(parent, child)).inserted {
      append(.link(parent: parent, child: child), naming: [parent, child])
    }
  }

  @discardableResult
  private mutating func append(_ event: FlowSequence.Event, naming ids: [ObjectID]) -> Bool {
    guard ids.allSatisfy(known.contains) else {
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
