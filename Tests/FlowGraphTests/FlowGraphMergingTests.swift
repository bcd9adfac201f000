import FlowGenerators
import FlowGraph
import FlowGraphTestSupport
import FlowTrace
import TestSupport
import Testing

@Suite("Merging graphs")
struct FlowGraphMergingTests {
  @Test("Merged graphs are equal in any order and grouping", arguments: 1...50)
  func associativeAndCommutative(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let graphs = (0..<4).map { _ in RandomTrace.graph(using: &random) }
    let whole = graphs.reduce(FlowGraph(app: "App")) { $0.merging($1) }
    let shuffled = graphs.shuffled(using: &random)
    let regrouped = shuffled[0].merging(shuffled[1])
      .merging(shuffled[2].merging(shuffled[3]))
    #expect(regrouped == whole)
    #expect(regrouped.json == whole.json)
  }

  @Test("Merging graphs gives what folding their sessions together gives", arguments: 1...50)
  func sameAsFolding(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let sessions = (0..<3).map { _ in RandomTrace.session(using: &random) }
    let merged = sessions.map { FlowGraph.folding($0) }.reduce(FlowGraph(app: "App")) {
      $0.merging($1)
    }
    let folded = FlowGraph.folding(sessions.shuffled(using: &random).flatMap { $0 })
    #expect(merged == folded)
    #expect(merged.json == folded.json)
  }

  @Test("Merging graphs adds their counts")
  func counts() {
    let transition = FlowGraph.Transition(
      from: nil, to: .init(type: "App.List"), kind: .root, trigger: "launch", by: .app)
    let one = FlowGraph(app: "App", transitions: [transition])
    let two = one.merging(one)
    #expect(two.count(of: transition) == 2)
    #expect(two.merging(two).count(of: transition) == 4)
  }

  @Test("A merged graph has the name of each app")
  func apps() {
    let a = FlowGraph(app: "A")
    let b = FlowGraph(app: "B")
    #expect(b.merging(a).merging(b).app == "A + B")
  }

  @Test("Names that differ only in how an accent is encoded are not merged")
  func encodings() {
    let composed = FlowGraph(app: "App", screens: [.init(type: "App.Caf\u{E9}")])
    let decomposed = FlowGraph(app: "App", screens: [.init(type: "App.Cafe\u{301}")])
    #expect(composed != decomposed)
    let merged = composed.merging(decomposed)
    #expect(merged.screens.count == 2)
    #expect(Array(merged.json.utf8) == Array(decomposed.merging(composed).json.utf8))
  }
}
