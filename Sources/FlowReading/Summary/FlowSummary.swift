import FlowGraph
public import FlowVerdicts

/// What sessions show without any session's steps, by the version of the app.
///
///     var summary = FlowSummary(reading, appVersion: "2.4")
///     summary.merge(other)
///     try write(summary.stored)
///
/// Its size depends on the app and not on the number of sessions. ``merge(_:)`` is associative and
/// commutative, and equal summaries have equal ``stored`` bytes, so sessions may be folded in any
/// order and grouping, on any number of machines.
public struct FlowSummary: Sendable, Hashable {
  /// The parts of a reading that a summary keeps.
  public static let parts: FlowReading.Parts = [.verdicts, .tallies]

  var readings: [ExactString: FlowReading] = [:]

  /// The fewest sessions that may have shown any screen, transition, exit or finding in it: more than 1
  /// where smaller groups were left out by ``withholding(fewerThan:)``.
  public internal(set) var leastSessions = 1

  /// A summary of no session.
  public init() {}

  /// Summarises a reading.
  ///
  /// - Parameters:
  ///   - reading: the reading, with ``parts``, and of sessions rather than of a stored graph.
  ///   - appVersion: the version of the app that all of it comes from; empty where it is not known.
  /// - Precondition: the reading has these parts and is traced.
  public init(_ reading: FlowReading, appVersion: String = "") {
    precondition(reading.parts.isSuperset(of: Self.parts), "the reading lacks parts of a summary")
    precondition(reading.isTraced, "a stored graph has no sessions")
    readings[ExactString(appVersion)] = reading.limited(to: Self.parts)
  }

  /// The versions of the app, in the order of releases: 2.10 follows 2.9. The empty string where one
  /// is not known.
  public var appVersions: [String] {
    readings.keys.map(\.string).sorted { AppVersion($0) < AppVersion($1) }
  }

  /// Returns what the sessions of one version of the app show; nil without such sessions. O(1).
  public subscript(appVersion: String) -> FlowReading? { readings[ExactString(appVersion)] }

  /// What the sessions of all versions show together; nil without sessions. O(*n*).
  public var reading: FlowReading? {
    readings.sorted { $0.key < $1.key }.map(\.value).reduce(nil) { $0?.merging($1) ?? $1 }
  }

  /// The number of sessions, equal ones included. O(1) in it.
  public var sessionCount: Int {
    readings.values.reduce(0) { $0.addingSaturated($1.tallies.sessions) }
  }

  /// How often coordinators were retained in each version. O(*n* log *n*).
  public var retainedRates: RetainedRates {
    RetainedRates(
      readings.sorted { $0.key < $1.key }.map { ($0.key.string, $0.value.verdicts.exits) })
  }

  /// Adds other sessions. O(*n*) in the size of the other summary.
  ///
  /// What was left out of either, by their ``leastSessions``, is not counted.
  public mutating func merge(_ other: FlowSummary) {
    leastSessions = max(leastSessions, other.leastSessions)
    // In any order, as each version of the app is added to its own.
    for (version, reading) in other.readings { add(reading, version: version) }
  }

  mutating func add(_ reading: FlowReading, version: ExactString) {
    // In place: a copy for each file would take time that grows with the number of files squared.
    if readings[version]?.merge(reading) == nil { readings[version] = reading }
  }
}
