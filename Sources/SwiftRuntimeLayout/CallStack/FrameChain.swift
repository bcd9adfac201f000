#if os(Linux)
  import CFrames
  import Glibc

  /// The frames on this thread's stack, found by following one record to the next.
  ///
  /// Swift code keeps these records; C code may not, so that a function may be missing that called
  /// through it. It takes a hundredth of the time that unwinding does.
  @MainActor
  enum FrameChain {
    private static var stack: (thread: pthread_t, end: UInt)?

    /// Writes return addresses, innermost first, as far as the chain leads; returns how many.
    static func follow(into frames: UnsafeMutableBufferPointer<UInt>) -> Int {
      let end = stackEnd
      var record = UInt(frame_address())
      var count = 0
      while count < frames.count, let words = UnsafePointer<UInt>(bitPattern: record) {
        frames[count] = words[1]
        count += 1
        // The record of an asynchronous function is marked by a bit of the address before it.
        let next = words[0] & ~(1 << 60)
        guard next > record, next % 8 == 0, next <= end - 16 else { break }
        record = next
      }
      return count
    }

    /// Where this thread's stack ends; looked up when the thread is another than the last time.
    private static var stackEnd: UInt {
      let thread = pthread_self()
      if let stack, stack.thread == thread { return stack.end }
      let end = max(UInt(stack_end()), 16)
      stack = (thread, end)
      return end
    }
  }
#endif
