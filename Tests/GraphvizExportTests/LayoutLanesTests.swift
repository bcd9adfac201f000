import Testing

@testable import GraphvizExport

@Suite("Lanes of drawings")
struct LayoutLanesTests {
  private actor Count {
    private(set) var now = 0
    private(set) var most = 0

    func up() {
      now += 1
      most = max(most, now)
    }

    func down() { now -= 1 }
  }

  @Test("No more drawings run than there are lanes, and all of them in the end")
  func limit() async throws {
    let lanes = LayoutLanes(count: 3)
    let count = Count()
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask {
          #expect(await lanes.enter())
          await count.up()
          try? await Task.sleep(for: .milliseconds(1))
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
    let second = Task { await lanes.enter() }
    let third = Task { await lanes.enter() }
    try await Task.sleep(for: .milliseconds(50))
    second.cancel()
    #expect(await second.value == false)
    await lanes.leave()
    #expect(await third.value)
    await lanes.leave()
    #expect(await lanes.enter())
  }
}
