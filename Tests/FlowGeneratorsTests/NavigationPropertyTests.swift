import FlowGenerators
import TestSupport
import Testing

@MainActor @Suite("Random navigation", .interface)
struct NavigationPropertyTests {
  @Test(
    "Random navigation keeps every property",
    arguments: SlowTests.seeds(0...19 as ClosedRange<UInt64>, first: 5))
  func properties(batch: UInt64) {
    for walk in 0..<50 {
      let seed = batch * 50 + UInt64(walk)
      let steps = NavigationWalk(seed: seed, count: 100).steps
      guard NavigationWalker.firstFailure(of: steps) != nil else { continue }
      let least = Shrinker.shrink(steps) { NavigationWalker.firstFailure(of: $0) != nil }
      let failure = NavigationWalker.firstFailure(of: least) ?? "nothing, the second time"
      Issue.record("seed \(seed): \(failure)\n\(least.map { "\($0)" }.joined(separator: "\n"))")
      return
    }
  }

  @Test(
    "Walks that once failed keep every property",
    arguments: [
      // A screen covers the stack while a finger holds its top; then the finger lets go.
      [
        NavigationStep.setStack(keep: 7, new: 2, animated: false), .settle, .inside(.viewDidLoad),
        .present(.screen, .fullScreen, animated: false), .personSwipesBack(letGo: true),
      ],
      // A finger lets go of a detail on a list's stack, which shows another before it is back.
      [.replaceRoot(.split), .personSwipesBack(letGo: true), .push(animated: false)],
    ])
  func onceFailed(steps: [NavigationStep]) {
    #expect(NavigationWalker.firstFailure(of: steps) == nil)
  }

  @Test("Equal seeds have equal walks")
  func isDeterministic() {
    #expect(NavigationWalk(seed: 7, count: 200) == NavigationWalk(seed: 7, count: 200))
    #expect(NavigationWalk(seed: 7, count: 200) != NavigationWalk(seed: 8, count: 200))
    #expect(NavigationWalk(seed: 1, count: 1).steps == NavigationWalk(seed: 1, count: 1).steps)
  }

  @Test("A shrunk failure has no element that it does not need")
  func shrinks() {
    let least = Shrinker.shrink(Array(0..<100)) { $0.contains(17) && $0.contains(71) }
    #expect(least == [17, 71])
    #expect(Shrinker.shrink([1, 2, 3]) { !$0.isEmpty }.count == 1)
  }
}
