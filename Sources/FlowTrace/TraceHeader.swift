/// The first line of a trace.
public struct TraceHeader: Sendable, Hashable {
  /// The version of the trace format, as `major.minor`.
  ///
  /// A reader refuses another major version; it skips events and fields that a later minor
  /// version added.
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

  /// The app that was traced.
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
