import Dispatch

/// Waits until the main queue has done what is on it, for a number of turns.
///
/// A continuation would resume on another thread, only to be sent back to the main one; an actor
/// whose executor is at the end of the main queue never leaves that.
actor MainQueueTurns {
  private final class Executor: SerialExecutor {
    private let turns: Int

    init(_ turns: Int) {
      self.turns = turns
    }

    func enqueue(_ job: UnownedJob) {
      run(job, after: turns)
    }

    // The default implementation is available from macOS 14 and iOS 17 on only.
    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }

    private func run(_ job: UnownedJob, after turns: Int) {
      DispatchQueue.main.async {
        guard turns <= 1 else { return self.run(job, after: turns - 1) }
        job.runSynchronously(on: self.asUnownedSerialExecutor())
      }
    }
  }

  private let executor: Executor
  private var waits = 0

  init(_ turns: Int) {
    executor = Executor(turns)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Returns when the turns are over.
  @inline(never)
  func pass() {
    waits += 1
  }
}
