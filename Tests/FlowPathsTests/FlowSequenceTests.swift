import FlowGraph
import FlowGraphTestSupport
import FlowPaths
import FlowReading
import FlowTrace
import Testing

@Suite("Sequences")
struct FlowSequenceTests {
  private func sequence(_ events: [TraceEvent]) throws -> FlowSequence {
    try #require(FlowReading.folding(events, parts: .sequences).sequence(1))
  }

  @Test("A sequence has each object of its session, and what happened to it, in order")
  func whole() throws {
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
    #expect(try sequence(events) == expected)
  }

  @Test("A sequence has a link once, and again after it was removed")
  func links() throws {
    let sequence = try sequence([
      .launch(.init()), .coordinator(1, "App.A"), .coordinator(2, "App.B", parent: 1),
      .link(parent: 1, child: 2), .unlink(parent: 1, child: 2), .link(parent: 1, child: 2),
    ])
    #expect(
      sequence.events == [
        .link(parent: 1, child: 2), .unlink(parent: 1, child: 2), .link(parent: 1, child: 2),
      ])
  }

  @Test(
    "A sequence is of the session with the given number, and has the number of all",
    arguments: 1...4)
  func sessions(number: Int) {
    let events: [TraceEvent] = (1...3).flatMap { session -> [TraceEvent] in
      [.launch(.init(label: "\(session)")), .screen(1, "App.Page\(session)"), .freed(1)]
    }
    let reading = FlowReading.folding(events, parts: .sequences)
    #expect(reading.sessionCount == 3)
    let sequence = reading.sequence(number)
    guard number < 4 else {
      #expect(sequence == nil)
      return
    }
    #expect(sequence?.number == number)
    #expect(sequence?.launch == "\(number)")
    #expect(sequence?.participants.map(\.name.type) == ["App.Page\(number)"])
    #expect(sequence?.events == [.freed(1)])
  }

  @Test("A sequence leaves out events that name unknown objects, and counts them")
  func unknown() throws {
    let sequence = try sequence([
      .launch(.init()), .screen(1, "App.A"), .transition(1, 9, .push, "x", by: .app), .freed(8),
      .transition(nil, 1, .root, "launch", by: .coordinator(7)),
    ])
    #expect(sequence.events == [])
    #expect(sequence.skippedCount == 3)
  }
}
