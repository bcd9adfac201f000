#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lets as many drawings be under way as there are cores: more would only share them, and each
/// come closer to its deadline.
actor LayoutLanes {
  static let shared = LayoutLanes(count: ProcessInfo.processInfo.activeProcessorCount)

  private struct Waiting {
    var number: Int
    var continuation: CheckedContinuation<Bool, Never>
  }

  private var free: Int
  private var number = 0
  /// In the order in which they came.
  private var waiting: [Waiting] = []

  init(count: Int) {
    free = max(1, count)
  }

  /// Waits for a lane, which ``leave()`` gives back; false, and no lane, when the task is cancelled.
  func enter() async -> Bool {
    if free > 0 {
      free -= 1
      return true
    }
    number += 1
    let own = number
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(returning: false) }
        waiting.append(Waiting(number: own, continuation: continuation))
      }
    } onCancel: {
      Task { await self.giveUp(own) }
    }
  }

  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().continuation.resume(returning: true)
    }
  }

  private func giveUp(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume(returning: false)
  }
}
