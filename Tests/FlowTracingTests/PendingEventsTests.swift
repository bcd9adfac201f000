import FlowTrace
import Testing

@testable import FlowTracing

@MainActor
@Suite("Events until the end of a turn")
struct PendingEventsTests {
  /// A sink that causes an event when it is given a step.
  private struct Echo: TraceSink {
    let events: PendingEvents
    let collector = TraceCollector()

    func write(_ header: TraceHeader) { collector.write(header) }

    func write(_ record: TraceRecord) {
      collector.write(record)
      guard case .step = record.event else { return }
      MainActor.assumeIsolated { events.add(.state(.init(hash: 1))) }
    }
  }

  @Test("What a sink causes to be recorded is recorded the next time")
  func echo() {
    let events = PendingEvents()
    let sink = Echo(events: events)
    let recorder = FlowRecorder(app: "App", sink: sink)
    events.add(.step(PersonStep(.tap, "Next")))
    events.handOver(to: recorder)
    #expect(sink.collector.trace.records.count == 1)
    events.handOver(to: recorder)
    #expect(
      sink.collector.trace.records.map(\.event) == [
        .step(PersonStep(.tap, "Next")), .state(.init(hash: 1)),
      ])
  }
}
