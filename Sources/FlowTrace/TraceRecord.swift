/// An event and when it happened.
public struct TraceRecord: Sendable, Hashable {
  /// Microseconds since the recorder was made.
  public var at: UInt64
  /// What happened.
  public var event: TraceEvent

  public init(at: UInt64, event: TraceEvent) {
    self.at = at
    self.event = event
  }
}
