import CustomDump
import FlowTrace
import Testing

@Suite("Recording in apps that people use")
struct RecordingModeTests {
  private static let events: [TraceEvent] = [
    .launch(.init(label: "Ann's phone")),
    .coordinator(.init(id: 1, type: "Shop.CartCoordinator", label: "Ann's cart")),
    .screen(.init(id: 2, type: "Shop.CartViewController", label: "cart", title: "Ann's cart")),
    .transition(.init(from: nil, to: 2, kind: .root, trigger: "launch", by: .coordinator(1))),
    .state(InterfaceState(hash: 7)),
    .step(PersonStep(.tap, "Pay Ann")),
    .screen(.init(id: 3, type: "Shop.ReceiptViewController", title: "Ann")),
    .transition(
      .init(from: 2, to: 3, kind: .push, trigger: "tap \"Pay Ann\"", by: .coordinator(1))),
    .transition(.init(from: 3, to: 2, kind: .pop, trigger: "back", by: .system)),
    .step(PersonStep(.tap, "Pay Bob")),
    .transition(
      .init(
        from: 2, to: 3, kind: .push, trigger: "tap \"Pay Bob\"", row: "Bob", by: .coordinator(1))),
    .transition(.init(from: 3, to: 2, kind: .pop, trigger: "back", by: .system)),
    .transition(
      .init(from: 2, to: 3, kind: .push, trigger: "tap \"Pay Ann\"", by: .coordinator(1))),
    .step(PersonStep(.outside, "shop://orders/Ann")),
    .transition(
      .init(from: 3, to: 2, kind: .pop, trigger: "shop://orders/Ann", by: .coordinator(1))),
    .step(PersonStep(.outside, "Ann")),
    .transition(.init(from: 2, to: 3, kind: .push, trigger: "Ann", by: .coordinator(1))),
    .transition(
      .init(from: 3, to: 2, kind: .pop, trigger: "popViewController", by: .coordinator(1))),
  ]

  private static func trace(
    _ mode: RecordingMode, sampling: TraceSampling? = .everyLaunch
  ) -> Trace {
    let collector = TraceCollector()
    let recorder = FlowRecorder(
      app: "Shop", mode: mode, sampling: sampling, clock: .stepping, sink: collector)
    for event in events { recorder.record(event) }
    return collector.trace
  }

  @Test("A redacted trace has types, and numbers in place of texts")
  func redaction() throws {
    let lines = String(decoding: Self.trace(.production).bytes, as: UTF8.self)
    expectNoDifference(
      lines,
      """
      {"format":"flowtrace","version":"1.2","app":"Shop","redacted":true}
      {"at":0,"event":"launch"}
      {"at":1,"event":"coordinator","id":1,"type":"Shop.CartCoordinator"}
      {"at":2,"event":"screen","id":2,"type":"Shop.CartViewController"}
      {"at":3,"event":"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}
      {"at":4,"event":"step","action":"tap","target":"#1"}
      {"at":5,"event":"screen","id":3,"type":"Shop.ReceiptViewController"}
      {"at":6,"event":"transition","from":2,"to":3,"kind":"push","trigger":"tap #1","by":1}
      {"at":7,"event":"transition","from":3,"to":2,"kind":"pop","trigger":"back","by":"system"}
      {"at":8,"event":"step","action":"tap","target":"#2"}
      {"at":9,"event":"transition","from":2,"to":3,"kind":"push","trigger":"tap #2","by":1}
      {"at":10,"event":"transition","from":3,"to":2,"kind":"pop","trigger":"back","by":"system"}
      {"at":11,"event":"transition","from":2,"to":3,"kind":"push","trigger":"tap #1","by":1}
      {"at":12,"event":"outside","trigger":"event #1"}
      {"at":13,"event":"transition","from":3,"to":2,"kind":"pop","trigger":"event #1","by":1}
      {"at":14,"event":"outside","trigger":"event #1"}
      {"at":15,"event":"transition","from":2,"to":3,"kind":"push","trigger":"event #1","by":1}
      {"at":16,"event":"transition","from":3,"to":2,"kind":"pop","trigger":"popViewController","by":1}

      """)
    let (read, diagnostics) = try Trace.read(Self.trace(.production).bytes)
    expectNoDifference(diagnostics, [])
    expectNoDifference(read, Self.trace(.production))
  }

  @Test("What is kept to number texts does not grow without limit")
  func limit() {
    let collector = TraceCollector()
    let recorder = FlowRecorder(
      app: "Shop", mode: .production, sampling: .everyLaunch, clock: .stepping, sink: collector)
    for index in 1...600 { recorder.record(.step(PersonStep(.tap, "Pay \(index)"))) }
    let targets = collector.trace.records.map(\.event)
    expectNoDifference(targets[499], .step(PersonStep(.tap, "#500")))
    expectNoDifference(targets[500], .step(PersonStep(.tap, "#501")))
    expectNoDifference(targets[599], .step(PersonStep(.tap, "#501")))
  }

  @Test("A full trace has every event as it is")
  func full() {
    expectNoDifference(Self.trace(.full).records.map(\.event), Self.events)
    #expect(!Self.trace(.full).header.isRedacted)
  }

  @Test("A launch that is not sampled writes nothing, not even a header")
  func unsampled() {
    let trace = Self.trace(.full, sampling: .share(0.1, draw: 0.1))
    expectNoDifference(trace, Trace(header: TraceHeader(app: ""), records: []))
    #expect(Self.trace(.full, sampling: .share(0.1, draw: 0.09)).records.count == 18)
  }

  @Test("Samples take a share of the launches, and the mode for production is a small one")
  func share() {
    #expect(TraceSampling.share(1).isRecorded)
    #expect(!TraceSampling.share(0).isRecorded)
    let recorded = (0..<1000).count { _ in RecordingMode.production.sampling.isRecorded }
    #expect(recorded < 100)
  }
}

@Suite("A ring")
struct TraceRingTests {
  @Test("An app that people use records into a ring, which is uploaded by the app")
  func production() {
    var uploads: [[UInt8]] = []
    func upload(_ bytes: [UInt8]) { uploads.append(bytes) }

    let ring = TraceRing(limit: 256 << 10)
    let recorder = FlowRecorder(app: "Shop", mode: .production, sink: ring)
    if recorder.isRecording { upload(ring.bytes) }
    #expect(uploads.count == (recorder.isRecording ? 1 : 0))
  }

  private static func fill(_ ring: TraceRing, count: UInt32) {
    let recorder = FlowRecorder(app: "Shop", clock: .stepping, sink: ring)
    recorder.record(.launch(.init()))
    recorder.record(.coordinator(.init(id: 1, type: "Shop.CartCoordinator")))
    recorder.record(.screen(.init(id: 2, type: "Shop.CartViewController")))
    recorder.record(.presents(coordinator: 1, screen: 2))
    for id in 3..<3 + count {
      let id = ObjectID(serial: id)
      recorder.record(.screen(.init(id: id, type: "Shop.ItemViewController")))
      recorder.record(
        .transition(.init(from: 2, to: id, kind: .push, trigger: "tap", by: .coordinator(1))))
      recorder.record(
        .transition(.init(from: id, to: 2, kind: .pop, trigger: "back", by: .system)))
      recorder.record(.freed(id))
    }
  }

  @Test("A ring below its limit has the whole trace")
  func whole() {
    let ring = TraceRing(limit: 1 << 20)
    Self.fill(ring, count: 10)
    #expect(ring.trace.records.count == 44)
    #expect(ring.trace.header.dropped == 0)
  }

  @Test("A full ring keeps the last events and the objects that live, and is read without errors")
  func full() throws {
    let ring = TraceRing(limit: 1000)
    Self.fill(ring, count: 500)
    #expect(ring.bytes.count < 1400)
    let (trace, diagnostics) = try Trace.read(ring.bytes)
    expectNoDifference(diagnostics, [])
    expectNoDifference(trace, ring.trace)
    expectNoDifference(trace.records[0].event, .launch(.init()))
    expectNoDifference(
      trace.records[1].event, .coordinator(.init(id: 1, type: "Shop.CartCoordinator")))
    expectNoDifference(trace.records.last?.event, .freed(502))
    expectNoDifference(trace.records.last?.at, 2003)
    #expect(trace.header.dropped > 1900)
  }

  @Test("A ring forgets an object that was freed, and the parent of those that stay")
  func freed() throws {
    let ring = TraceRing(limit: 1)
    let recorder = FlowRecorder(app: "Shop", clock: .stepping, sink: ring)
    for event: TraceEvent in [
      .launch(.init()), .coordinator(.init(id: 1, type: "Shop.Root")),
      .coordinator(.init(id: 2, type: "Shop.Child", parent: 1)), .link(parent: 1, child: 2),
      .freed(1),
    ] { recorder.record(event) }
    expectNoDifference(
      ring.trace.records.map(\.event),
      [.launch(.init()), .coordinator(.init(id: 2, type: "Shop.Child"))])
  }

  @Test("A class of the app's own that hosts a stand-in is marked as one")
  func standIns() {
    let collector = TraceCollector()
    let recorder = FlowRecorder(
      app: "Shop", clock: .stepping, standIns: ["Shop.CartView"], sink: collector)
    let types = [
      "Shop.CartView", "Shop.Host<Shop.CartView>", "Shop.Host<Shop.HelpView>", "Shop.A>",
    ]
    for (id, type) in zip(1..., types) {
      recorder.record(.screen(.init(id: ObjectID(serial: UInt32(id)), type: type)))
    }
    let marks = collector.trace.records.map { record in
      if case .screen(let screen) = record.event { screen.isStandIn } else { false }
    }
    expectNoDifference(marks, [true, true, false, false])
  }
}
