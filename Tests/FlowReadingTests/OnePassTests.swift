import FlowGenerators
import FlowGraph
import FlowReading
import FlowTrace
import Testing

@Suite("One pass")
struct OnePassTests {
  @Test("Each line is decoded once and each name resolved once, whatever parts a reading has")
  func counts() throws {
    var random = SeededGenerator(seed: 5)
    let records = (0..<20).flatMap { _ in RandomSessions.session(using: &random) }
    let trace = Trace(header: TraceHeader(app: "Shop"), records: records)
    let objects = records.count {
      switch $0.event {
      case .coordinator, .screen: true
      default: false
      }
    }
    for parts in [FlowReading.Parts.graphOnly, .verdicts, .all] {
      var reader = FlowFileReader(file: "shop.trace", parts: parts)
      try reader.read(trace.bytes)
      let reading = try reader.finish()
      #expect(reader.flow.names.recordCount == records.count)
      #expect(reader.flow.names.nameCount == objects)
      #expect(reading.parts == parts)
      #expect(reader.diagnostics.isEmpty)
    }
  }

  @Test("Two traces in one file are read as two, and each session has its app's name")
  func concatenated() throws {
    let shop = Trace(
      header: TraceHeader(app: "Shop"), records: [TraceRecord(at: 0, event: .launch(.init()))])
    let pets = Trace(
      header: TraceHeader(app: "Pets"), records: [TraceRecord(at: 0, event: .launch(.init()))])
    let both = try FlowReading.read(shop.bytes + pets.bytes).reading
    #expect(both == FlowReading(shop).merging(FlowReading(pets)))
    #expect(both.graph.app == "Pets + Shop")
    #expect(both.sessionCount == 2)
  }

  @Test("What the headers of many traces in one file say stands once, behind what is wrong in them")
  func notes() throws {
    let header = #"{"format":"flowtrace","version":"1.2","app":"Shop","redacted":true}"# + "\n"
    let text = String(repeating: header, count: 25) + "{\n"
    var reader = FlowFileReader(file: "shop.trace", parts: .graphOnly)
    try reader.read(Array(text.utf8))
    _ = try reader.finish()
    #expect(reader.diagnostics.map(\.severity) == [.error, .note])
    #expect(reader.problemCount == 2)
  }
}
