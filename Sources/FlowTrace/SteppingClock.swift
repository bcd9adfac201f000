/// A clock that moves on by one microsecond whenever it is read, so that the same events make
/// the same trace, byte for byte.
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
  /// A clock that counts its readings.
  public static var stepping: SteppingClock { SteppingClock() }
}
