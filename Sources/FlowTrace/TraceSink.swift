/// Takes what a recorder records.
///
/// A recorder calls its sink from one thread at a time, the header first and once.
public protocol TraceSink: Sendable {
  func write(_ header: TraceHeader)
  func write(_ record: TraceRecord)
}
