#if canImport(Glibc)
  import CTimers
  import Synchronization

  /// The `Timer`s of an app.
  ///
  /// A `Timer` goes off when the run loop runs to which it was added: that of the thread which ran the
  /// main queue then. On Linux the next work of the main queue may be run by another thread. The
  /// timers move to that one's run loop before it is run.
  enum RunLoopTimers {
    /// A timer of a run loop, in one of its modes. The three are objects of Core Foundation, each
    /// retained once; Core Foundation locks them itself, so that any thread may use them.
    private struct Entry: @unchecked Sendable {
      var loop: UnsafeMutableRawPointer
      let timer: UnsafeMutableRawPointer
      let mode: UnsafeMutableRawPointer

      func retain() {
        for object in [loop, timer, mode] { timers_retain(object) }
      }

      func release() {
        for object in [loop, timer, mode] { timers_release(object) }
      }
    }

    private static let entries = Mutex<[Entry]>([])

    /// Keeps a timer that was added to a run loop.
    static func add(
      loop: UnsafeMutableRawPointer, timer: UnsafeMutableRawPointer, mode: UnsafeMutableRawPointer
    ) {
      let entry = Entry(loop: loop, timer: timer, mode: mode)
      entry.retain()
      entries.withLock { $0.append(entry) }
    }

    /// Moves all timers to the run loop of this thread.
    static func moveToThread() {
      let moved = take().filter { entry in
        let isValid = timers_move(entry.loop, entry.timer, entry.mode)
        if !isValid { entry.release() }
        return isValid
      }
      guard !moved.isEmpty, let here = timers_run_loop() else { return }
      let entries = moved.map { entry in
        let moved = Entry(loop: here, timer: entry.timer, mode: entry.mode)
        moved.retain()
        entry.release()
        return moved
      }
      Self.entries.withLock { $0 += entries }
    }

    /// Ends all timers.
    static func endAll() {
      for entry in take() {
        timers_end(entry.timer)
        entry.release()
      }
    }

    private static func take() -> [Entry] {
      entries.withLock { entries in
        defer { entries = [] }
        return entries
      }
    }
  }
#else
  /// The `Timer`s of an app, on a platform that runs the main run loop itself.
  enum RunLoopTimers {
    static func moveToThread() {}
  }
#endif
