import Dispatch

/// An actor that resumes its caller after a number of turns of the main queue.
///
/// A continuation would resume on another thread and hop back. An actor whose executor runs at the
/// end of the main queue stays on the main thread.
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
      TimerWatch.withoutWatching {
        DispatchQueue.main.async {
          guard turns <= 1 else { return self.run(job, after: turns - 1) }
          job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
      }
    }
  }

  private let executor: Executor
  private var waits = 0

  init(_ turns: Int) {
    executor = Executor(turns)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Returns after the turns.
  @inline(never)
  func pass() {
    waits += 1
  }
}
