import Foundation

#if canImport(Glibc)
  import CTimers
#endif

/// Work of an app on other threads that the ``MainLoop`` waits for in real time, one second at most.
///
/// In a session of an app, what its code has `DispatchQueue`s do is waited for by itself. Work that begins in
/// another way says so: a person or an explorer then sees what it brings as part of the step that began it.
///
/// ```swift
/// BackgroundWork.begin()
/// thread.perform {
///   let answer = load()
///   DispatchQueue.main.async {
///     show(answer)
///     BackgroundWork.end()
///   }
/// }
/// ```
public enum BackgroundWork {
  private struct State {
    /// How many blocks were enqueued on the main queue.
    var mainBlocks: UInt64 = 0
    /// How often work or a block was begun.
    var beginnings: UInt64 = 0
    /// The work that was begun and has not ended.
    var count = 0
    /// The blocks on queues that have not ended, but for those that were given up.
    var blocks = 0
    /// Which blocks are waited for: those that have this number.
    var generation: UInt64 = 1
  }

  private static let lock = NSLock()
  /// Used only while `lock` is held.
  nonisolated(unsafe) private static var state = State()

  /// Begins some work. Every call needs one of ``end()``.
  public static func begin() {
    lock.withLock {
      state.beginnings += 1
      state.count += 1
    }
  }

  /// Ends what ``begin()`` began, on any thread.
  public static func end() { lock.withLock { state.count -= 1 } }

  /// How often some was begun, and how many blocks of an app were enqueued on the main queue, where they can
  /// be seen. What begins and ends between two looks may have handed something to that queue, and each block
  /// may enqueue another.
  static var counts: (begun: UInt64, onMain: UInt64) {
    lock.withLock { (state.beginnings, state.mainBlocks) }
  }

  /// Whether some goes on.
  static var isUnderWay: Bool { lock.withLock { state.count > 0 || state.blocks > 0 } }

  /// Stops waiting for blocks that have not ended: they may be waiting themselves, for ever.
  static func giveUpBlocks() {
    lock.withLock {
      state.blocks = 0
      state.generation += 1
    }
  }

  /// Waits for the blocks of an app's queues from now on, where they can be seen.
  static func watchBlocks() {
    #if canImport(Glibc)
      _ = isWatching
    #endif
  }

  #if canImport(Glibc)
    private static let isWatching: Void = blocks_observe(
      block_observer(
        enqueued_on_main: { if TimerWatch.isOfApp { BackgroundWork.noteMainBlock() } },
        begins: { TimerWatch.isOfApp ? BackgroundWork.beginBlock() : 0 },
        ended: { BackgroundWork.endBlock($0) }))
  #endif

  /// Notes that the main queue has something to do.
  private static func noteMainBlock() { lock.withLock { state.mainBlocks += 1 } }

  /// Begins what a block does, or the handler of a source; returns its number for ``endBlock(_:)``.
  static func beginBlock() -> UInt64 {
    lock.withLock {
      state.beginnings += 1
      state.blocks += 1
      return state.generation
    }
  }

  static func endBlock(_ generation: UInt64) {
    lock.withLock {
      if generation == state.generation { state.blocks -= 1 }
    }
  }
}
