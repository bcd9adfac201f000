import FlowGraph
import FlowGraphTestSupport
import FlowPaths
import FlowTrace
import Testing

@Suite("A sequence")
struct FlowSequenceTests {
  private func sequence(
    _ events: [TraceEvent], session: Int = 1
  ) -> (sequence: FlowSequence, builder: FlowSequenceBuilder) {
    var builder = FlowSequenceBuilder(app: "App", session: session)
    for record in TraceRecord.make(events) { builder.add(record) }
    return (builder.sequence, builder)
  }

  @Test("keeps the objects of one session apart, and what happened to them, in order")
  func whole() {
    let push = TraceEvent.Transition(
      from: 2, to: 3, kind: .push, trigger: "tap \"Next\"", by: .coordinator(1))
    let events: [TraceEvent] = [
      .launch(.init(label: "first")), .coordinator(1, "App.MainCoordinator"),
      .screen(2, "App.Step"), .transition(nil, 2, .root, "launch", by: .app),
      .state(.init(hash: 1)), .step(.init(.tap, "Next")), .screen(3, "App.Step"), .enter(screen: 3),
      .presents(coordinator: 1, screen: 3), .transition(push), .step(.init(.back)),
      .transition(3, 2, .pop, "back", by: .system), .leave(screen: 3), .freed(3),
    ]
    let expected = FlowSequence(
      app: "App", launch: "first",
      participants: [
        .init(id: 1, kind: .coordinator, name: .init(type: "App.MainCoordinator")),
        .init(id: 2, kind: .screen, name: .init(type: "App.Step")),
        .init(id: 3, kind: .screen, name: .init(type: "App.Step")),
      ],
      events: [
        .transition(.init(from: nil, to: 2, kind: .root, trigger: "launch", by: .app)),
        .step(.init(.tap, "Next"), on: 2), .transition(push), .step(.init(.back), on: 3),
        .transition(.init(from: 3, to: 2, kind: .pop, trigger: "back", by: .system)), .freed(3),
      ])
    #expect(sequence(events).sequence == expected)
  }

  @Test("tells a link once, and again when it was undone")
  func links() {
    let (sequence, _) = sequence([
      .launch(.init()), .coordinator(1, "App.A"), .coordinator(2, "App.B", parent: 1),
      .link(parent: 1, child: 2), .unlink(parent: 1, child: 2), .link(parent: 1, child: 2),
    ])
    #expect(
      sequence.events == [
        .link(parent: 1, child: 2), .unlink(parent: 1, child: 2), .link(parent: 1, child: 2),
      ])
  }

  @Test("takes the session that is asked for, and counts them all", arguments: 1...4)
  func sessions(number: Int) {
    let events: [TraceEvent] = (1...3).flatMap { session -> [TraceEvent] in
      [.launch(.init(label: "\(session)")), .screen(1, "App.Page\(session)"), .freed(1)]
    }
    let (sequence, builder) = sequence(events, session: number)
    #expect(builder.sessionCount == 3)
    #expect(sequence.number == number)
    #expect(sequence.launch == (number < 4 ? "\(number)" : nil))
    #expect(sequence.participants.map(\.name.type) == (number < 4 ? ["App.Page\(number)"] : []))
    #expect(sequence.events == (number < 4 ? [.freed(1)] : []))
  }

  @Test("is made without events that name unknown objects, and says so")
  func unknown() {
    let (sequence, builder) = sequence([
      .launch(.init()), .screen(1, "App.A"), .transition(1, 9, .push, "x", by: .app), .freed(8),
      .transition(nil, 1, .root, "launch", by: .coordinator(7)),
    ])
    #expect(sequence.events == [])
    #expect(
      builder.diagnostics.map(\.description) == [
        """
        error: 3 events of session 1 name objects that the trace never introduced; the sequence \
        was made without.
        """
      ])
  }
}
