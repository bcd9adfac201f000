import FlowGenerators
import FlowGraph
import FlowGraphTestSupport
import Testing

@testable import FlowChanges

@Suite("What is written is read")
struct RoundTripTests {
  @Test(
    "A stored graph comes back equal, whatever its names", arguments: 1...400 as ClosedRange<UInt64>
  )
  func graph(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let graph = HostileGraph.make(using: &random)
    let read = try FlowGraph(json: graph.json.utf8)
    #expect(read == graph)
    #expect(read.json.utf8.elementsEqual(graph.json.utf8))
  }

  @Test("No two names of a graph are written alike", arguments: 1...400 as ClosedRange<UInt64>)
  func names(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let graph = HostileGraph.make(using: &random)
    let all = Set(graph.coordinators + graph.screens)
    let written = all.map { Array(graph.names[$0].utf8) }
    #expect(Set(written).count == all.count)
    let reserved = ["", "app", "system", "unknown"].map { Array($0.utf8) }
    #expect(!written.contains(where: reserved.contains))
  }

  @Test(
    "A baseline is read back, and the flow is as it is, whatever its names",
    arguments: 1...400 as ClosedRange<UInt64>)
  func baseline(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let graph = HostileGraph.make(using: &random)
    for detail: BaselineDetail in [[], .triggers, .counts, [.triggers, .counts]] {
      let baseline = FlowBaseline(of: graph, detail: detail)
      let read = try FlowBaseline(parsing: baseline.text, file: "a.baseline")
      #expect(read.text == baseline.text)
      #expect(read == baseline)
      for line in baseline.lines.keys {
        #expect(BaselineScanner.fact(in: line.string[...])?.line == line.string)
      }
    }
  }
}
