import BitCollections
import FlowGenerators
import FlowPaths
import Testing

@testable import FlowPaths

@Suite("Choosing the fewest sets")
struct SetCoverTests {
  @Test(
    "A cover has as few sets as trying all choices finds", arguments: 1...60 as ClosedRange<UInt64>)
  func exact(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bound = Int.random(in: 1...70, using: &random)
    let sets = (0..<Int.random(in: 1...10, using: &random)).map { _ in
      BitSet(
        (0..<Int.random(in: 0...bound, using: &random)).map { _ in
          Int.random(in: 0..<bound, using: &random)
        })
    }
    let choice = SetCover(sets, costs: sets.map(\.count)).choose()
    #expect(choice.isFewest)
    #expect(union(of: choice.sets, sets) == union(of: Array(sets.indices), sets))
    #expect(choice.sets.count == fewest(sets))
  }

  @Test("A cover that would take too long to prove minimal is complete, and marked as not proven")
  func greedy() {
    var random = SeededGenerator(seed: 7)
    let sets = (0..<60).map { _ in
      BitSet((0..<6).map { _ in Int.random(in: 0..<90, using: &random) })
    }
    let choice = SetCover(
      sets, costs: sets.map { _ in 1 }, mostLooks: 3
    ).choose()
    #expect(!choice.isFewest)
    #expect(union(of: choice.sets, sets) == union(of: Array(sets.indices), sets))
    for index in choice.sets {
      let others = choice.sets.filter { $0 != index }
      #expect(union(of: others, sets) != union(of: choice.sets, sets))
    }
  }

  private func union(of chosen: [Int], _ sets: [BitSet]) -> BitSet {
    chosen.reduce(into: []) { $0.formUnion(sets[$1]) }
  }

  private func fewest(_ sets: [BitSet]) -> Int {
    let everything = union(of: Array(sets.indices), sets)
    let choices = (0..<(1 << sets.count)).filter { choice in
      let chosen = sets.indices.filter { choice >> $0 & 1 == 1 }
      return union(of: chosen, sets) == everything
    }
    return choices.map(\.nonzeroBitCount).min() ?? 0
  }
}
