import FlowGraph
import FlowReading
package import FlowTrace

/// Makes timelines of the sessions of a file.
///
///     var fold = TimelineFold(file: "shop.trace", removesTexts: false)
///     try reader.read(
///       bytes, onHeader: { fold.beginTrace(app: $0.app) }, onRecord: { fold.take($0) })
///     let timelines = fold.finish()
package struct TimelineFold: Sendable {
  private let removesTexts: Bool
  private var ids: SessionIDs
  private var app = ""
  private var session: Session?
  private var timelines: [SessionTimeline] = []

  /// - Parameters:
  ///   - file: what sets the sessions of this file apart from equal ones in others.
  ///   - removesTexts: whether titles, labels and other texts are left out.
  package init(file: String, removesTexts: Bool) {
    ids = SessionIDs(file: file)
    self.removesTexts = removesTexts
  }

  /// Begins a trace of an app.
  package mutating func beginTrace(app: String) {
    endSession()
    self.app = app
  }

  /// Takes what happened next. O(1) on average.
  package mutating func take(_ record: TraceRecord) {
    if case .launch = record.event { endSession() }
    let redacted = record.withoutTexts
    if let redacted { ids.take(redacted) }
    if session == nil { session = Session(app: app, start: record.at) }
    session?.take(removesTexts ? redacted?.event : record.event, at: record.at)
  }

  /// Ends the file.
  ///
  /// - Returns: its sessions, in their order.
  package mutating func finish() -> [SessionTimeline] {
    endSession()
    defer { timelines = [] }
    return timelines
  }

  private mutating func endSession() {
    guard let session else { return }
    timelines.append(session.timeline(id: ids.endSession()))
    self.session = nil
  }
}

/// A session that is being read.
private struct Session: Sendable {
  private var timeline: SessionTimeline
  private var types: [ObjectID: String] = [:]
  private var titles: [ObjectID: String] = [:]
  private var presenters: [ObjectID: ObjectID] = [:]
  /// The screen of each visit.
  private var screens: [ObjectID] = []

  init(app: String, start: UInt64) {
    timeline = SessionTimeline(
      id: "", app: app, start: start, end: start, coordinators: [], visits: [])
  }

  /// Takes an event; nil for one of which nothing but its time may be known.
  mutating func take(_ event: TraceEvent?, at time: UInt64) {
    // A clock that went back stands still until it is back where it was.
    timeline.end = max(timeline.end, time)
    switch event {
    case .launch(let launch): timeline.launch = launch.label
    case .coordinator(let coordinator):
      let type = TypeName.withoutContexts(coordinator.type)
      types[coordinator.id] = type
      timeline.coordinators.append(
        .init(
          id: coordinator.id, type: type, label: coordinator.label, parent: coordinator.parent))
    case .screen(let screen):
      types[screen.id] = TypeName.withoutContexts(screen.type)
      titles[screen.id] = screen.title
    case .presents(let coordinator, let screen): presenters[screen] = coordinator
    // A child of a screen does not take its place.
    case .transition(let transition) where transition.kind != .embed: show(transition)
    default: break
    }
  }

  private mutating func show(_ transition: TraceEvent.Transition) {
    let visits = timeline.visits.count
    if visits > 0 { timeline.visits[visits - 1].end = timeline.end }
    screens.append(transition.to)
    timeline.visits.append(
      .init(
        type: types[transition.to] ?? "unknown", title: titles[transition.to], start: timeline.end,
        end: timeline.end,
        cause: .init(
          kind: transition.kind, trigger: transition.trigger, owner: owner(transition.by),
          previous: visits > 0 ? visits - 1 : nil)))
  }

  private func owner(_ responsible: Responsible) -> String {
    switch responsible {
    case .coordinator(let id): types[id] ?? "unknown"
    case .system: "system"
    case .app: "app"
    case .unknown: "unknown"
    }
  }

  /// The session; who shows a screen may have been recorded after it came on display.
  func timeline(id: String) -> SessionTimeline {
    var timeline = timeline
    timeline.id = id
    for (index, screen) in screens.enumerated() {
      timeline.visits[index].coordinator = presenters[screen]
    }
    if let last = timeline.visits.indices.last { timeline.visits[last].end = timeline.end }
    return timeline
  }
}
