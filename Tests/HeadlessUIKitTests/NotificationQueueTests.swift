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
}
