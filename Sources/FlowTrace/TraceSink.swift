/// Takes what a recorder records.
///
/// A recorder calls its sink from one thread at a time, the header first and once.
public protocol TraceSink: Sendable {
  /// Takes the header: once, before all records.
  func write(_ header: TraceHeader)
  /// Takes what happened next.
  func write(_ record: TraceRecord)
}
