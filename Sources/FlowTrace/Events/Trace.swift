/// A whole trace in memory: what happened in one app, in order, over one launch or more.
public struct Trace: Sendable, Hashable {
  public var header: TraceHeader
  public var records: [TraceRecord]

  public init(header: TraceHeader, records: [TraceRecord]) {
    self.header = header
    self.records = records
  }
}

/// The first line of a trace.
public struct TraceHeader: Sendable, Hashable {
  /// The version of the trace format, as `major.minor`.
  ///
  /// A reader refuses another major version. It skips events and fields that a later minor version
  /// added.
  public struct Version: Sendable, Hashable {
    public var major: Int
    public var minor: Int

    public init(major: Int, minor: Int) {
      self.major = major
      self.minor = minor
    }

    /// The version that this library writes.
    public static let current = Version(major: 1, minor: 1)
  }

  /// The name of the app that was traced.
  public var app: String
  public var version: Version

  public init(app: String, version: Version = .current) {
    self.app = app
    self.version = version
  }
}

extension TraceHeader.Version: CustomStringConvertible {
  public var description: String { "\(major).\(minor)" }
}

/// An event, and when it happened.
public struct TraceRecord: Sendable, Hashable {
  /// Microseconds since the recorder was created.
  public var at: UInt64
  public var event: TraceEvent

  public init(at: UInt64, event: TraceEvent) {
    self.at = at
    self.event = event
  }
}
