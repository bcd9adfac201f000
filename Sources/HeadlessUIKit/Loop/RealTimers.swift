#if canImport(Glibc)
  import Glibc

  /// The timers that sleeping tasks, `asyncAfter` and `Timer` have set. They cannot be intercepted, but
  /// it can be read when the next of them is due.
  ///
  /// Dispatch (`event_epoll.c`) and Core Foundation's run loop set one timer descriptor
  /// (`timerfd_create(2)`) for each clock to their next timer. `timerfd_gettime(2)` returns the time
  /// that is left, and fails for descriptors of other kinds.
  enum RealTimers {
    private typealias GetTime =
      @convention(c) (Int32, UnsafeMutablePointer<itimerspec>) -> Int32

    /// Glibc's module does not declare the function.
    private static let getTime = dlsym(nil, "timerfd_gettime").map {
      unsafeBitCast($0, to: GetTime.self)
    }

    /// Whether the timers can be read.
    static var areKnown: Bool { getTime != nil }

    /// The time until the next timer of the process is due; nil when none is set.
    static var timeToNext: Duration? {
      var next: Duration?
      visit { _, left in
        // A timer that is not set, or that its owner has yet to read, has nothing left.
        if left > .zero { next = min(next ?? left, left) }
      }
      return next
    }

    /// Whether a timer has gone off that its owner has yet to read.
    static var haveGoneOff: Bool {
      var haveGoneOff = false
      visit { descriptor, left in
        guard left == .zero else { return }
        var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&file, 1, 0) > 0 { haveGoneOff = true }
      }
      return haveGoneOff
    }

    /// Calls `body` with each timer and the time until it is due.
    private static func visit(_ body: (Int32, Duration) -> Void) {
      guard let getTime, let folder = opendir("/proc/self/fd") else { return }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        var time = itimerspec()
        guard let descriptor = entry.number, getTime(descriptor, &time) == 0 else { continue }
        body(
          descriptor, .seconds(time.it_value.tv_sec) + .nanoseconds(time.it_value.tv_nsec))
      }
    }
  }

  extension UnsafeMutablePointer<dirent> {
    /// The descriptor or thread that an entry of `/proc/self/fd` or `/proc/self/task` names.
    var number: Int32? {
      // Invariant: `d_name` is terminated by a zero byte within its field.
      withUnsafePointer(to: &pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          Int32(String(cString: $0))
        }
      }
    }
  }
#else
  /// The timers of the process, for platforms where they are not known.
  enum RealTimers {
    static let areKnown = false
    static let haveGoneOff = false
    static var timeToNext: Duration? { nil }
  }
#endif
