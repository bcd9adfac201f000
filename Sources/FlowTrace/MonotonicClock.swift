import Dispatch

/// Real time, which stands still while the machine sleeps and never jumps.
public struct MonotonicClock: TraceClock {
  private let start = DispatchTime.now().uptimeNanoseconds

  public init() {}

  public func now() -> UInt64 {
    (DispatchTime.now().uptimeNanoseconds - start) / 1000
  }
}

extension TraceClock where Self == MonotonicClock {
  /// Real time.
  public static var monotonic: MonotonicClock { MonotonicClock() }
}
