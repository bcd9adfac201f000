extension Diagram {
  /// How sessions used a screen.
  public struct Use: Sendable, Hashable {
    /// How many sessions had it on display.
    public var sessions: Int
    /// How many sessions there were.
    public var allSessions: Int
    /// How many sessions ended on it.
    public var dropOffs: Int
    /// About how long it stayed on display, in microseconds, in the middle of all times; nil where no
    /// other screen ever followed.
    public var dwell: UInt64?

    public init(sessions: Int, allSessions: Int, dropOffs: Int, dwell: UInt64? = nil) {
      self.sessions = sessions
      self.allSessions = allSessions
      self.dropOffs = dropOffs
      self.dwell = dwell
    }
  }
}

extension Diagram.Use: CustomStringConvertible {
  /// The use in words: `62% of sessions, ~6s, 8% end here`.
  ///
  /// The last share is one of the sessions that had the screen on display.
  public var description: String {
    var words = ["\(Self.share(sessions, of: allSessions)) of sessions"]
    if let dwell { words.append(Self.duration(dwell)) }
    if dropOffs > 0 { words.append("\(Self.share(dropOffs, of: sessions)) end here") }
    return words.joined(separator: ", ")
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "0%" }
    let percent = Double(part) / Double(whole) * 100
    if percent > 0, percent < 1 { return "<1%" }
    // Only all is 100%.
    return "\(part < whole ? min(99, Int(percent.rounded())) : 100)%"
  }

  private static func duration(_ microseconds: UInt64) -> String {
    let seconds = Double(microseconds) / 1_000_000
    return switch seconds {
    case ..<0.05: "<50ms"
    case ..<0.95: "~\(Int((seconds * 10).rounded()))00ms"
    case ..<60: "~\(Int(seconds.rounded()))s"
    case ..<3600: "~\(Int((seconds / 60).rounded()))min"
    default: "~\(Int((seconds / 3600).rounded()))h"
    }
  }

  /// A count as a card shows it: `950×`, `12k×`, `3M×`.
  static func times(_ count: Int) -> String {
    switch count {
    case ..<10_000: "\(count)×"
    case ..<10_000_000: "\(count / 1000)k×"
    default: "\(count / 1_000_000)M×"
    }
  }
}
