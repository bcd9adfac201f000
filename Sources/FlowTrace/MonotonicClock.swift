#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
  /// Real time.
  public static var monotonic: MonotonicClock { MonotonicClock() }
}
