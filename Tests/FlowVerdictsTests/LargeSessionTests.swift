import FlowGraphTestSupport
import FlowTrace
import Testing

/// What takes minutes where the time grows with the square of a session's size.
@Suite("Verdicts on large sessions", .timeLimit(.minutes(1)))
struct LargeSessionTests {
  @Test("A screen below a deep chain of coordinators comes and goes")
  func deep() {
    let depth: UInt32 = 20_000
    let (last, screen) = (ObjectID(serial: depth), ObjectID(serial: depth + 1))
    var events: [TraceEvent] = [.launch(.init()), .coordinator(1, "App.Home")]
    for serial in 2...depth {
      events.append(
        .coordinator(
          ObjectID(serial: serial), "App.Child", parent: ObjectID(serial: serial - 1)))
    }
    events += [
      .screen(screen, "App.ChildScreen"), .enter(screen: screen),
      .presents(coordinator: last, screen: screen),
      .transition(nil, screen, .root, "launch", by: .coordinator(last)),
    ]
    for _ in 0..<20 { events += [.leave(screen: screen), .enter(screen: screen)] }
    #expect(verdicts([events]) == [])
  }
}
