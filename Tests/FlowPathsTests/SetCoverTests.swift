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

  @Test("Of covers with equally many sets, the cheaper one is chosen, wherever it stands")
  func cheaper() {
    let sets: [BitSet] = [[1, 2], [3, 4], [1, 3], [2, 4]]
    #expect(SetCover(sets, costs: [5, 5, 4, 4]).choose().sets == [2, 3])
    #expect(SetCover(sets, costs: [4, 4, 5, 5]).choose().sets == [0, 1])
    #expect(SetCover([[1], [1], [1]], costs: [3, 1, 2]).choose().sets == [1])
    #expect(SetCover([[1], [1, 2], [1, 2]], costs: [1, 9, 8]).choose().sets == [2])
  }

  @Test("Few expensive sets are chosen before many cheap ones")
  func fewBeforeCheap() {
    let few: [BitSet] = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]
    let many: [BitSet] = [[2, 3, 4, 7, 8, 9], [1, 5, 6], [1, 10]]
    #expect(SetCover(few + many, costs: [100, 1, 1, 1, 1]).choose().sets == [0, 1])
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
