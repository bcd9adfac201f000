/// Tells a recorder the time.
public protocol TraceClock: Sendable {
  /// Microseconds since the clock was made; never less than before.
  func now() -> UInt64
}
