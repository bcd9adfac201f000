/// What a recorder keeps of the use of an app.
///
/// ```swift
/// let ring = TraceRing(limit: 256 << 10)
/// let recorder = FlowRecorder(app: "Shop", mode: .production, sink: ring)
/// ```
public struct RecordingMode: Sendable, Hashable {
  /// Whether texts are left out: labels, titles, and what steps and triggers are about. Names of types
  /// stay, and triggers are numbered: `tap #2`.
  public var isRedacted: Bool
  /// Which launches are recorded.
  public var sampling: TraceSampling

  /// A mode.
  ///
  /// - Parameters:
  ///   - isRedacted: whether texts are left out.
  ///   - sampling: which launches are recorded.
  public init(isRedacted: Bool, sampling: TraceSampling) {
    self.isRedacted = isRedacted
    self.sampling = sampling
  }

  /// Everything, at every launch: for development and tests.
  public static let full = RecordingMode(isRedacted: false, sampling: .everyLaunch)

  /// One launch of a hundred, without texts: for apps that people use.
  public static var production: RecordingMode {
    RecordingMode(isRedacted: true, sampling: .share(0.01))
  }
}

/// Which launches of an app are recorded.
public struct TraceSampling: Sendable, Hashable {
  /// Whether this launch is one of them.
  public let isRecorded: Bool

  /// Records every launch.
  public static let everyLaunch = TraceSampling(isRecorded: true)

  /// Returns the sampling of a share of all launches; whether this one is recorded is drawn now.
  ///
  /// - Parameters:
  ///   - share: the share, from 0 to 1.
  ///   - draw: a number from 0 up to 1; the launch is recorded if it is below the share.
  /// - Returns: the sampling.
  public static func share(_ share: Double, draw: Double = .random(in: 0..<1)) -> TraceSampling {
    TraceSampling(isRecorded: draw < share)
  }
}
