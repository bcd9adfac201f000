/// Takes what a recorder records.
///
/// A recorder calls its sink from one thread at a time, the header first and once.
public protocol TraceSink: Sendable {
  /// Takes the header: once, before all records.
  func write(_ header: TraceHeader)
  /// Takes what happened next.
  func write(_ record: TraceRecord)
  /// Takes what happened next, found out in one look at the app.
  ///
  /// A sink that has no better way need not implement it: it gets them one by one.
  func write(_ records: [TraceRecord])
}

extension TraceSink {
  public func write(_ records: [TraceRecord]) {
    for record in records {
      write(record)
    }
  }
}
