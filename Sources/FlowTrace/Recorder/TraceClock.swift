import PortableC

/// A source of times for a recorder.
public protocol TraceClock: Sendable {
  /// Returns the microseconds since the clock was created: never less than before.
  func now() -> UInt64
}

/// Real time, which stands still while the machine sleeps and never jumps.
public struct MonotonicClock: TraceClock {
  private let start = Self.nanoseconds

  public init() {}

  public func now() -> UInt64 {
    (Self.nanoseconds - start) / 1000
  }

  private static var nanoseconds: UInt64 {
    #if canImport(Darwin)
      return clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    #endif
  }
}

extension TraceClock where Self == MonotonicClock {
  /// A clock of real time.
  public static var monotonic: MonotonicClock { MonotonicClock() }
}

/// A clock that advances by one microsecond each time it is read, so that the same events make the
/// same trace, byte for byte.
public final class SteppingClock: TraceClock {
  private let time = Locked<UInt64>(0)

  public init() {}

  public func now() -> UInt64 {
    time.withLock { time in
      defer { time += 1 }
      return time
    }
  }
}

extension TraceClock where Self == SteppingClock {
  /// A clock that counts how often it is read.
  public static var stepping: SteppingClock { SteppingClock() }
}
