import FlowGenerators
import FlowReading
import FlowTrace
import FlowVerdicts
import Testing

/// The code of `FlowReading.docc`'s article, which shows excerpts of this file.
@Suite("The article on reading traces")
struct GettingStartedTests {
  private static func trace(seed: UInt64) -> Trace {
    var random = SeededGenerator(seed: seed)
    return Trace(
      header: TraceHeader(app: "Shop"), records: RandomSessions.session(using: &random))
  }

  @Test("The article's code reads a file in chunks, and gives what reading at once gives")
  func chunks() throws {
    let trace = Self.trace(seed: 1)
    let chunks = [Array(trace.bytes.prefix(100)), Array(trace.bytes.dropFirst(100))]
    var reader = FlowFileReader(file: "shop.trace")
    for chunk in chunks { try reader.read(chunk) }
    let reading = try reader.finish()
    for diagnostic in reader.diagnostics { print(diagnostic) }
    #expect(reading == FlowReading(trace))
  }

  @Test("The article's code reads fewer parts, which are equal to those of the whole")
  func parts() {
    let trace = Self.trace(seed: 2)
    let graph = FlowReading(trace, parts: .graphOnly).graph
    let report = FlowReading(trace, parts: .verdicts).check()
    #expect(graph == FlowReading(trace).graph)
    #expect(report.text == FlowReading(trace).check().text)
  }

  @Test("The article's code merges, stores and reads again")
  func merged() throws {
    let monday = FlowReading(Self.trace(seed: 3))
    let tuesday = FlowReading(Self.trace(seed: 4))
    let week = monday.merging(tuesday)
    let bytes = week.stored
    let again = try FlowReading.read(bytes, file: "week.flow").reading
    #expect(again == tuesday.merging(monday))
  }
}
