import CustomDump
import Foundation
import HeadlessUIKit
import Synchronization
import TestSupport
import Testing

@MainActor @Suite("Notifications on a queue", .interface)
struct NotificationQueueTests {
  @Test("What is posted on the main queue reaches an observer there at once")
  func main() {
    let calls = Mutex(0)
    let center = NotificationCenter()
    let token = center.addObserver(forName: .init("changed"), object: nil, queue: .main) { _ in
      calls.withLock { $0 += 1 }
    }
    center.post(name: .init("changed"), object: nil)
    #expect(calls.withLock { $0 } == 1)
    center.removeObserver(token)
    center.post(name: .init("changed"), object: nil)
    #expect(calls.withLock { $0 } == 1)
  }

  @Test("What is posted reaches a loop that awaits it, in order, until its task is cancelled")
  func loop() async {
    let center = NotificationCenter()
    let (numbers, received) = AsyncStream<Int>.makeStream()
    let loop = Task {
      received.yield(0)
      for await notification in center.notifications(named: .init("changed")) {
        received.yield(notification.userInfo?["number"] as? Int ?? -1)
      }
      received.finish()
    }
    var seen: [Int] = []
    for await number in numbers {
      seen.append(number)
      if number == 2 { loop.cancel() }
      if number > 0 { continue }
      center.post(name: .init("other"), object: nil)
      center.post(name: .init("changed"), object: nil, userInfo: ["number": 1])
      center.post(name: .init("changed"), object: nil, userInfo: ["number": 2])
    }
    expectNoDifference(seen, [0, 1, 2])
  }
}
