import FlowTrace

/// One launch of an app, recorded as a tracer would.
struct TracedSession {
  /// A screen on display or under what is.
  private struct Shown {
    var screen: Int
    var id: ObjectID
    var coordinator: ObjectID
    /// Whether its coordinator came with it.
    var isFirst: Bool
    var kind: TransitionKind
  }

  private let recorder: FlowRecorder
  private var shown: [Shown] = []
  private var objects: UInt32 = 0
  /// How many events were recorded.
  private(set) var events = 0

  /// Launches the app: its first screen is on display.
  init(recorder: FlowRecorder) {
    self.recorder = recorder
    record(.launch(.init()))
    arrive(at: 0, by: .root, trigger: "launch")
  }

  /// The screen on display.
  var screen: Int { shown.last?.screen ?? 0 }

  /// The number of screens below the one on display.
  var depth: Int { shown.count - 1 }

  mutating func follow(_ way: SeededApp.Way) {
    let step = PersonStep(.tap, way.title)
    record(.step(step))
    arrive(at: way.screen, by: way.kind, trigger: step.description)
  }

  private mutating func arrive(at screen: Int, by kind: TransitionKind, trigger: String) {
    let before = shown.last
    let number = SeededApp.coordinator(of: screen)
    let isFirst = before.map { SeededApp.coordinator(of: $0.screen) != number } ?? true
    let coordinator = isFirst ? makeID() : before?.coordinator ?? 1
    if isFirst {
      record(
        .coordinator(
          .init(
            id: coordinator, type: "Seeded.Part\(number)Coordinator", parent: before?.coordinator)))
      if let before {
        record(.link(parent: before.coordinator, child: coordinator))
      }
    }
    let id = makeID()
    record(
      .screen(.init(id: id, type: "Seeded.Page\(screen)ViewController", title: "Page \(screen)")))
    record(.enter(screen: id))
    record(.presents(coordinator: coordinator, screen: id))
    record(
      .transition(
        .init(
          from: before?.id, to: id, kind: kind, trigger: trigger, by: .coordinator(coordinator))))
    shown.append(
      Shown(screen: screen, id: id, coordinator: coordinator, isFirst: isFirst, kind: kind))
    recordState()
  }

  /// Goes back to the screen below.
  mutating func goBack() {
    guard depth > 0, let top = shown.popLast(), let below = shown.last else { return }
    let isSheet = top.kind == .present
    record(.step(PersonStep(isSheet ? .swipeDown : .back)))
    if top.isFirst {
      record(.unlink(parent: below.coordinator, child: top.coordinator))
    }
    record(
      .transition(
        .init(
          from: top.id, to: below.id, kind: isSheet ? .dismiss : .pop,
          trigger: isSheet ? "swipe down" : "back", by: .system)))
    record(.leave(screen: top.id))
    recordState()
    record(.freed(top.id))
    if top.isFirst {
      record(.freed(top.coordinator))
    }
  }

  private mutating func recordState() {
    record(.state(InterfaceState(hash: UInt64(screen) &* 0x9E37_79B9_7F4A_7C15)))
  }

  private mutating func record(_ event: TraceEvent) {
    recorder.record(event)
    events += 1
  }

  private mutating func makeID() -> ObjectID {
    objects += 1
    return ObjectID(serial: objects)
  }
}
