import Dispatch

#if canImport(Glibc)
  import CTimers
#endif

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
      Turns(turns, before: job, on: self).begin()
    }

    // The default implementation is available from macOS 14 and iOS 17 on only.
    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }
  }

  /// The turns before one job.
  ///
  /// Sendable: only blocks of the main queue use it, one after the other.
  private final class Turns: @unchecked Sendable {
    private var left: Int
    private let job: UnownedJob
    private let executor: Executor

    init(_ left: Int, before job: UnownedJob, on executor: Executor) {
      self.left = left
      self.job = job
      self.executor = executor
    }

    /// Waits for the next turn. Those who watch the blocks of an app do not see it.
    func begin() {
      #if canImport(Glibc)
        blocks_run_on_main(Unmanaged.passRetained(self).toOpaque()) { context in
          guard let context else { return }
          Unmanaged<Turns>.fromOpaque(context).takeRetainedValue().end()
        }
      #else
        DispatchQueue.main.async { self.end() }
      #endif
    }

    private func end() {
      left -= 1
      guard left <= 0 else { return begin() }
      job.runSynchronously(on: executor.asUnownedSerialExecutor())
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
