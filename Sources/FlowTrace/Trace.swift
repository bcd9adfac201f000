/// A trace read whole: what happened in one app, in order, over one launch or more.
public struct Trace: Sendable, Hashable {
  public var header: TraceHeader
  public var records: [TraceRecord]

  public init(header: TraceHeader, records: [TraceRecord]) {
    self.header = header
    self.records = records
  }
}
