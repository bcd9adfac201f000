import Testing

@testable import GraphvizExport

@Suite("Lanes of drawings")
struct LayoutLanesTests {
  /// Counts who is in a lane; the first wait there for one another.
  private actor Count {
    private(set) var now = 0
    private(set) var most = 0
    private let expected: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(expected: Int) {
      self.expected = expected
    }

    func up() async {
      now += 1
      most = max(most, now)
      if most < expected {
        await withCheckedContinuation { waiting.append($0) }
      } else {
        for continuation in waiting { continuation.resume() }
        waiting = []
      }
    }

    func down() { now -= 1 }
  }

  @Test(
    "No more drawings run than there are lanes, and all of them in the end",
    .timeLimit(.minutes(1)))
  func limit() async throws {
    let lanes = LayoutLanes(count: 3)
    let count = Count(expected: 3)
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask {
          #expect(await lanes.enter())
          await count.up()
          await count.down()
          await lanes.leave()
        }
      }
    }
    #expect(await count.most == 3)
    #expect(await count.now == 0)
  }

  @Test("A cancelled task waits for no lane, and loses none", .timeLimit(.minutes(1)))
  func cancellation() async throws {
    let lanes = LayoutLanes(count: 1)
    #expect(await lanes.enter())
    let (begun, signal) = AsyncStream<Void>.makeStream()
    @Sendable func enter() async -> Bool {
      signal.yield()
      return await lanes.enter()
    }
    let second = Task { await enter() }
    let third = Task { await enter() }
    var both = begun.makeAsyncIterator()
    for _ in 1...2 { await both.next() }
    second.cancel()
    #expect(await second.value == false)
    await lanes.leave()
    #expect(await third.value)
    await lanes.leave()
    #expect(await lanes.enter())
  }
}
