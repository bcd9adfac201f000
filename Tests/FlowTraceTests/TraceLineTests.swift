import CustomDump
import FlowTrace
import Testing

@Suite("Lines of a trace")
struct TraceLineTests {
  @Test("A trace file has a header and one event a line")
  func golden() {
    expectNoDifference(
      String(decoding: Trace.everyEvent.bytes, as: UTF8.self),
      #"""
      {"format":"flowtrace","version":"1.2","app":"Every \"event\""}
      {"at":0,"event":"launch","label":"first"}
      {"at":1,"event":"coordinator","id":1,"type":"App.HomeCoordinator"}
      {"at":2,"event":"coordinator","id":2,"type":"App.CartCoordinator","label":"left","parent":1}
      {"at":3,"event":"link","parent":1,"child":2}
      {"at":4,"event":"screen","id":3,"type":"App.HomeViewController","title":"漢字\n\u0001\\"}
      {"at":5,"event":"screen","id":4,"type":"App.CartViewController","label":"cart"}
      {"at":6,"event":"presents","coordinator":1,"screen":3}
      {"at":7,"event":"enter","screen":3}
      {"at":8,"event":"step","action":"tap","target":"Buy"}
      {"at":9,"event":"step","action":"swipe back, let go"}
      {"at":10,"event":"transition","from":null,"to":3,"kind":"root","trigger":"launch","by":"app"}
      {"at":11,"event":"transition","from":3,"to":4,"kind":"tab","trigger":"tab \"Cart\"","by":1,"tabRoot":3,"tabIndex":1}
      {"at":12,"event":"transition","from":4,"to":3,"kind":"pop","trigger":"back","by":"system"}
      {"at":13,"event":"transition","from":3,"to":4,"kind":"push","trigger":"select row 2","row":"\"Buy\"","by":"unknown"}
      {"at":14,"event":"state","state":"00000000000000ff"}
      {"at":15,"event":"leave","screen":4}
      {"at":16,"event":"unlink","parent":1,"child":2}
      {"at":17,"event":"freed","id":2}
      {"at":18,"event":"covered","from":3,"to":4,"kind":"push","trigger":"back","by":1,"inferred":true,"calls":"1f a0b, 100000000"}
      {"at":19,"event":"finishedAgain","screen":4}
      {"at":20,"event":"outside","trigger":"open shop://\"cart\""}

      """#)
  }

  @Test(
    "A line can hold times of any length",
    arguments: [0, 9, 10, 99, 100, 65_536, 999_999, 1_000_000, 1 << 63, .max] as [UInt64])
  func times(at: UInt64) {
    var line: [UInt8] = []
    TraceRecord(at: at, event: .freed(1)).appendLine(to: &line)
    #expect(
      String(decoding: line, as: UTF8.self) == "{\"at\":\(at),\"event\":\"freed\",\"id\":1}\n")
  }

  @Test("A line can hold texts of any length", arguments: [0, 1, 100, 1_000, 100_000])
  func texts(length: Int) throws {
    let title = String(repeating: "\u{1}", count: length)
    let record = TraceRecord(at: 0, event: .screen(.init(id: 1, type: "A.B", title: title)))
    let (trace, _) = try Trace.read(Trace(header: TraceHeader(app: "A"), records: [record]).bytes)
    #expect(trace.records == [record])
  }

  @Test("A stand-in screen is marked in its line, and read back as one")
  func standIn() throws {
    let record = TraceRecord(at: 0, event: .screen(.init(id: 1, type: "A.B", isStandIn: true)))
    var line: [UInt8] = []
    record.appendLine(to: &line)
    #expect(
      String(decoding: line, as: UTF8.self)
        == "{\"at\":0,\"event\":\"screen\",\"id\":1,\"type\":\"A.B\",\"standIn\":true}\n")
    let (trace, _) = try Trace.read(Trace(header: TraceHeader(app: "A"), records: [record]).bytes)
    #expect(trace.records == [record])
  }

  @Test("A trace is read back as it was written")
  func roundTrip() throws {
    let (trace, diagnostics) = try Trace.read(Trace.everyEvent.bytes)
    expectNoDifference(trace, .everyEvent)
    expectNoDifference(diagnostics, [])
  }

  @Test("A trace is read the same in chunks of any size", arguments: [1, 2, 7, 64, 1000])
  func chunks(size: Int) throws {
    let bytes = Trace.everyEvent.bytes
    var reader = TraceReader()
    var records: [TraceRecord] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      try reader.read(bytes[start..<min(start + size, bytes.count)]) { records.append($0) }
    }
    try reader.finish { records.append($0) }
    expectNoDifference(records, Trace.everyEvent.records)
  }

  @Test("Two concatenated traces are read as one")
  func concatenated() throws {
    let (trace, diagnostics) = try Trace.read(Trace.everyEvent.bytes + Trace.everyEvent.bytes)
    #expect(trace.records == Trace.everyEvent.records + Trace.everyEvent.records)
    #expect(diagnostics.isEmpty)
  }

  @Test("A trace may have its keys in any order, spaces, and unknown keys")
  func otherWriters() throws {
    let (trace, diagnostics) = try Trace.read(
      Array(
        #"""
        { "app" : "A", "x": [1, {"y": "]"}], "version": "1.2", "format": "flowtrace" }

        {"event": "launch", "at": 7, "later": true, "label": "\ud83d\udc3e \ud800 \/"}

        """#.utf8))
    expectNoDifference(
      trace,
      Trace(
        header: TraceHeader(app: "A"),
        records: [TraceRecord(at: 7, event: .launch(.init(label: "🐾 \u{FFFD} /")))]))
    expectNoDifference(diagnostics, [])
  }
}

extension Trace {
  /// One event of each kind, and every optional member both ways.
  static let everyEvent = Trace(
    header: TraceHeader(app: #"Every "event""#),
    records: [
      .launch(.init(label: "first")),
      .coordinator(.init(id: 1, type: "App.HomeCoordinator")),
      .coordinator(.init(id: 2, type: "App.CartCoordinator", label: "left", parent: 1)),
      .link(parent: 1, child: 2),
      .screen(.init(id: 3, type: "App.HomeViewController", title: "漢字\n\u{1}\\")),
      .screen(.init(id: 4, type: "App.CartViewController", label: "cart")),
      .presents(coordinator: 1, screen: 3),
      .enter(screen: 3),
      .step(PersonStep(.tap, "Buy")),
      .step(PersonStep(.swipeBackLetGo)),
      .transition(.init(from: nil, to: 3, kind: .root, trigger: "launch", by: .app)),
      .transition(
        .init(
          from: 3, to: 4, kind: .tab, trigger: #"tab "Cart""#, by: .coordinator(1), tabRoot: 3,
          tabIndex: 1)),
      .transition(.init(from: 4, to: 3, kind: .pop, trigger: "back", by: .system)),
      .transition(
        .init(
          from: 3, to: 4, kind: .push, trigger: "select row 2", row: #""Buy""#, by: .unknown)),
      .state(InterfaceState(hash: 255)),
      .leave(screen: 4),
      .unlink(parent: 1, child: 2),
      .freed(2),
      .covered(
        .init(
          from: 3, to: 4, kind: .push, trigger: "back", by: .coordinator(1), isInferred: true,
          calls: [[0x1F, 0xA0B], [0x1_0000_0000]])),
      .finishedAgain(screen: 4),
      .step(PersonStep(.outside, #"open shop://"cart""#)),
    ].enumerated().map { TraceRecord(at: UInt64($0.offset), event: $0.element) })
}
