public import FlowGraph

/// Counts over sessions, whose size depends on the app and not on the number of sessions.
///
/// ``merge(_:)`` is associative and commutative.
public struct FlowTallies: Sendable, Hashable {
  /// Counts of one screen.
  public struct Screen: Sendable, Hashable {
    /// How often it came on display.
    public var visits = 0
    /// In how many sessions it was on display.
    public var sessions = 0
    /// How many sessions ended on it.
    public var dropOffs = 0
    /// How long it stayed on display, each time that another screen followed.
    public var dwell = DwellHistogram()

    /// Adds the counts of other sessions.
    mutating func merge(_ other: Screen) {
      visits.addSaturated(other.visits)
      sessions.addSaturated(other.sessions)
      dropOffs.addSaturated(other.dropOffs)
      dwell.merge(other.dwell)
    }
  }

  /// The number of sessions, equal ones included.
  public internal(set) var sessions = 0
  /// How often a clock went back between two screens. Such a time is in no histogram.
  public internal(set) var clockJumps = 0
  /// The screens that were on display.
  public internal(set) var screens: [FlowGraph.Name: Screen] = [:]
  /// In how many sessions each transition was used.
  public internal(set) var transitionSessions: [FlowGraph.Transition: Int] = [:]

  /// The counts of no session.
  public init() {}

  /// Adds the counts of other sessions. O(*n*) in their size.
  public mutating func merge(_ other: FlowTallies) {
    sessions.addSaturated(other.sessions)
    clockJumps.addSaturated(other.clockJumps)
    for (name, screen) in other.screens { screens[name, default: .init()].merge(screen) }
    transitionSessions.merge(other.transitionSessions) { $0.addingSaturated($1) }
  }
}
