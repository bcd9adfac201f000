#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A limit of as many concurrent drawings as there are cores. More would share the cores, and each
/// would come closer to its deadline.
actor LayoutLanes {
  static let shared = LayoutLanes(count: ProcessInfo.processInfo.activeProcessorCount)

  private struct Waiting {
    var number: Int
    var continuation: CheckedContinuation<Bool, Never>
  }

  /// The number of lanes.
  nonisolated let count: Int
  private var free: Int
  private var number = 0
  /// The waiting tasks, first come first.
  private var waiting: [Waiting] = []

  init(count: Int) {
    self.count = max(1, count)
    free = self.count
  }

  /// Waits for a lane, which ``leave()`` gives back.
  ///
  /// - Returns: false where the task was cancelled and has no lane.
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
      Task { await self.cancel(own) }
    }
  }

  /// Gives a lane back.
  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().continuation.resume(returning: true)
    }
  }

  private func cancel(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume(returning: false)
  }
}
