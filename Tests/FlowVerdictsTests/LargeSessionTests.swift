import FlowGraphTestSupport
import FlowTrace
import FlowVerdicts
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

  @Test("Flows whose end is reported again and again in one turn")
  func finishes() {
    let count = 60_000
    var events = SoundSession.launch + [.screen(3, "App.OtherScreen")]
    for _ in 0..<count { events += [.finishedAgain(screen: 2), .leave(screen: 3)] }
    let found = verdicts([events])
    #expect(found.map(\.kind) == [.finishedTwice])
    #expect(found.map(\.count) == [count])
  }

  @Test("Many coordinators of one class that begin at one go with the same screen")
  func starts() {
    let count: UInt32 = 30_000
    var events = SoundSession.launch + [.step(PersonStep(.tap, "Trip"))]
    for index in 0..<count {
      let (coordinator, screen) = (ObjectID(serial: 3 + index), ObjectID(serial: 3 + count + index))
      events += [
        .coordinator(coordinator, "App.Trip"), .screen(screen, "App.TripScreen", label: "first"),
        .enter(screen: screen), .presents(coordinator: coordinator, screen: screen),
      ]
    }
    let (first, last) = (ObjectID(serial: 3 + count), ObjectID(serial: 2 + 2 * count))
    events += [
      .transition(2, last, .push, "tap \"Trip\"", by: .coordinator(3)), .state(.init(hash: 2)),
    ]
    let found = verdicts([events]).filter { $0.kind == .startedTwice }
    #expect(found.map(\.count) == [Int(count) - 1])
    #expect(found.first?.objects.dropFirst().first?.id == first)
  }
}
