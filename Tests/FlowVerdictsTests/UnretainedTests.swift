import CustomDump
import FlowGraphTestSupport
import FlowReading
import FlowTrace
import FlowVerdicts
import TestSupport
import Testing

@Suite("Coordinators that nobody keeps")
struct UnretainedTests {
  /// A coordinator #3 shows screen #4 and is freed before the look is over.
  private static let unretained: [TraceEvent] = [
    .step(PersonStep(.tap, "Cart")), .coordinator(3, "App.Cart"), .screen(4, "App.CartScreen"),
    .enter(screen: 4), .presents(coordinator: 3, screen: 4),
    .transition(2, 4, .push, "tap \"Cart\"", by: .coordinator(3)), .state(.init(hash: 2)),
    .freed(3),
  ]

  private func verdicts(_ events: [TraceEvent]) -> [String] {
    FlowReading.folding(SoundSession.launch + events).verdicts.verdicts.map(\.id)
  }

  @Test(
    "A coordinator that was freed as soon as its screen was shown is unretained, and no orphan",
    arguments: [[], SoundSession.idle, SoundSession.idle + SoundSession.idle])
  func found(then: [TraceEvent]) {
    expectNoDifference(
      verdicts(Self.unretained + then), [#"unretained/Cart/push/tap-"Cart"/HomeScreen"#])
  }

  @Test("One whose parent the app named is reported with it")
  func withParent() {
    let events = Self.unretained.map { event in
      if case .coordinator(var coordinator) = event {
        coordinator.parent = 1
        return TraceEvent.coordinator(coordinator)
      }
      return event
    }
    expectNoDifference(
      verdicts(events), [#"unretained/Cart/of/Home/push/tap-"Cart"/HomeScreen"#])
  }

  @Test("A coordinator that was seen alive is an orphan when it goes before its screen")
  func orphan() {
    let events = SoundSession.begin + [.unlink(parent: 1, child: 3), .freed(3)] + SoundSession.idle
    expectNoDifference(
      verdicts(events), [#"orphan/Detail/of/Home/unseen/tap-"Detail"/DetailScreen"#])
  }

  @Test("A coordinator that goes with its screen is not unretained")
  func together() {
    let events: [TraceEvent] =
      Self.unretained.dropLast() + [.leave(screen: 4), .freed(3), .freed(4)]
    expectNoDifference(verdicts(events), [])
  }
}
