/// A whole trace in memory: what happened in one app, in order, over one launch or more.
public struct Trace: Sendable, Hashable {
  /// The first line: the app and the version of the format.
  public var header: TraceHeader
  /// What happened, in order.
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
    /// Another number means a format that this library can't read.
    public var major: Int
    /// A greater number adds events and fields.
    public var minor: Int

    public init(major: Int, minor: Int) {
      self.major = major
      self.minor = minor
    }

    /// The version that this library writes.
    public static let current = Version(major: 1, minor: 2)
  }

  /// The name of the app that was traced.
  public var app: String
  /// The version in which the trace is written.
  public var version: Version
  /// Whether texts were left out: labels, titles, and what triggers are about, which are numbered.
  public var isRedacted: Bool
  /// How many events were dropped from the beginning, as a ``TraceRing`` does.
  public var dropped: Int
  /// The limit that cut off the exploration that wrote the trace, such as `duration`; nil where none did.
  public var limit: String?

  /// A header, by default of the version that this library writes.
  ///
  /// - Parameters:
  ///   - app: the name of the app.
  ///   - version: the version of the format.
  ///   - isRedacted: whether texts were left out.
  ///   - dropped: how many events were dropped from the beginning.
  ///   - limit: the limit that cut off the exploration.
  public init(
    app: String, version: Version = .current, isRedacted: Bool = false, dropped: Int = 0,
    limit: String? = nil
  ) {
    self.app = app
    self.version = version
    self.isRedacted = isRedacted
    self.dropped = dropped
    self.limit = limit
  }
}

extension TraceHeader.Version: CustomStringConvertible {
  public var description: String { "\(major).\(minor)" }
}

/// An event, and when it happened.
public struct TraceRecord: Sendable, Hashable {
  /// Microseconds since the recorder was created.
  public var at: UInt64
  /// What happened.
  public var event: TraceEvent

  public init(at: UInt64, event: TraceEvent) {
    self.at = at
    self.event = event
  }
}
