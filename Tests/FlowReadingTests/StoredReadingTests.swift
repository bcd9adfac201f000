import CustomDump
import FlowGenerators
import FlowGraph
import FlowGraphTestSupport
import FlowPaths
import FlowReading
import FlowTrace
import FlowVerdicts
import Foundation
import Testing

@Suite("A stored reading")
struct StoredReadingTests {
  private static let events: [TraceEvent] = [
    .launch(.init(label: "physical")), .coordinator(1, "Shop.CartCoordinator"),
    .screen(2, "Shop.CartViewController"), .presents(coordinator: 1, screen: 2),
    .transition(nil, 2, .root, "launch", by: .coordinator(1)),
  ]

  private static func trace(starts: [UInt64]) -> Trace {
    Trace(
      header: TraceHeader(app: "Shop"),
      records: starts.flatMap { start in
        events.enumerated().map { TraceRecord(at: start + UInt64($0), event: $1) }
      })
  }

  @Test("A stored reading has each different session once, and the times at which it began")
  func text() {
    let stored = FlowReading(Self.trace(starts: [5210, 0])).stored
    expectNoDifference(
      String(decoding: stored, as: UTF8.self),
      """
      {"format":"flowreading","version":"1.0","trace":"1.2","apps":["Shop"],"sessions":1}
      {"app":"Shop","starts":[0,5210],"events":5}
      {"at":0,"event":"launch","label":"physical"}
      {"at":1,"event":"coordinator","id":1,"type":"Shop.CartCoordinator"}
      {"at":2,"event":"screen","id":2,"type":"Shop.CartViewController"}
      {"at":3,"event":"presents","coordinator":1,"screen":2}
      {"at":4,"event":"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}

      """)
  }

  @Test("A session is the same one however its lines are written, and whenever it began")
  func spelling() throws {
    let trace = """
      {"format": "flowtrace", "version": "1.2", "app": "Shop"}
      {"event": "launch", "label": "physic\\u0061l", "at": 700}
      {"type": "Shop.CartCoordinator", "id": 1, "event": "coordinator", "at": 701, "later": [0]}
      { "at":702, "event":"screen", "id":2, "label":null, "type":"Shop.CartViewController" }
      {"at": 703, "event": "presents", "screen": 2, "coordinator": 1}
      {"by": 1, "to": 2, "from": null, "at": 704, "kind": "root", "trigger": "launch", "event": "transition"}

      """
    var reader = FlowFileReader()
    try reader.read(Array(trace.utf8))
    let stored = FlowReading(Self.trace(starts: [0])).merging(try reader.finish()).stored
    expectNoDifference(stored, FlowReading(Self.trace(starts: [0, 700])).stored)
  }

  @Test("A reading comes back equal from its stored form, in parts of any size", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let records = RandomSessions.sessions(using: &random).joined()
    let trace = Trace(header: TraceHeader(app: "Shop"), records: Array(records))
    let stored = FlowReading(trace).stored
    for instances in [false, true] {
      var reader = FlowFileReader(naming: instances ? .byTitle : .byClass)
      var rest = stored[...]
      while !rest.isEmpty {
        // The format shows in the first line, which readers of files are given whole.
        let size = rest.count == stored.count ? 200 : Int.random(in: 1...300, using: &random)
        try reader.read(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      let read = try reader.finish()
      #expect(read == FlowReading(trace, naming: instances ? .byTitle : .byClass))
      #expect(read.stored == stored)
    }
  }

  @Test("A reading of a trace without any event keeps the app's name")
  func empty() throws {
    let reading = try FlowReading.read(Trace(header: TraceHeader(app: "Shop"), records: []).bytes)
      .reading
    let read = try FlowReading.read(reading.stored).reading
    #expect(read == reading)
    #expect(read.graph.app == "Shop")
  }

  @Test("Bytes that are no stored reading are refused with the place", arguments: Refusal.all)
  func refused(refusal: Refusal) throws {
    let stored = String(decoding: FlowReading(Self.trace(starts: [0])).stored, as: UTF8.self)
    let text = refusal.edit(stored)
    #expect(text != stored)
    let error = #expect(throws: Diagnostics.self) {
      try FlowReading.read(Array(text.utf8), file: "shop.flow")
    }
    expectNoDifference(error?.all.map(\.summary), [refusal.message])
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var message: String
    var edit: @Sendable (String) -> String

    static func replacing(_ name: String, _ old: String, _ new: String, _ message: String) -> Self {
      Self(testDescription: name, message: message) { text in
        guard let range = text.firstRange(of: old) else { return text }
        return text.replacingCharacters(in: range, with: new)
      }
    }

    /// A field that has another value, which makes the file invalid at a place.
    static func invalid(
      _ name: String, _ field: String, _ value: String, _ place: String, _ reason: String
    ) -> Self {
      replacing(
        name, "\"\(field)\":\(field == "starts" ? "[0]" : field == "events" ? "5" : "1")",
        "\"\(field)\":\(value)", "shop.flow:\(place): not a valid stored reading: \(reason)")
    }

    static let all: [Refusal] = [
      replacing(
        "another version", #""version":"1.0""#, #""version":"2.0""#,
        """
        shop.flow:1: unsupported reading format version 2.0. This program reads version 1.x.
        """),
      invalid("more sessions than there are", "sessions", "2", "8", "the file ends too early"),
      invalid(
        "fewer sessions than there are", "sessions", "0", "2",
        "unexpected line after the last session"),
      invalid("more events than there are", "events", "6", "8", "the file ends too early"),
      invalid("a session that never began", "starts", "[]", "2:24", "'starts' must have a time"),
      invalid(
        "a time that is none", "starts", "[true]", "2:25", "'starts' must hold whole numbers"),
      replacing(
        "an unknown object", #""coordinator":1"#, #""coordinator":9"#,
        "shop.flow:6:42: undeclared coordinator 9"),
      replacing(
        "a session inside a session", #""event":"presents","coordinator":1,"screen":2"#,
        #""event":"launch""#,
        "shop.flow:6: not a valid stored reading: expected an event of the session"),
      Refusal(
        testDescription: "a last line that was cut off",
        message: "shop.flow:7: not a valid stored reading: the last line was cut off"
      ) { String($0.dropLast(4)) },
    ]
  }

  @Test("Mutated bytes are read or refused with a typed error", arguments: 0..<300)
  func mutated(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let records = RandomSessions.sessions(using: &random).joined()
    var bytes = FlowReading(
      Trace(header: TraceHeader(app: "Shop"), records: Array(records))
    ).stored
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = .random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(UInt8(ascii: "9"), at: index)
      default: bytes.removeSubrange(index..<min(index + 20, bytes.count))
      }
    }
    do {
      let reading = try FlowReading.read(bytes, file: "shop.flow").reading
      _ = reading.check(showsExits: true).text
      _ = reading.paths.cover(.transitions)
      if reading.isTraced { _ = reading.stored }
    } catch {
      #expect(error is Diagnostics, "\(type(of: error)): \(error)")
    }
  }
}
