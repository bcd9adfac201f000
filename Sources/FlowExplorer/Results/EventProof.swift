/// From which states an event from outside leads to its screen, and from which it does not: the
/// deep-link proof.
public struct EventProof: Sendable, Hashable {
  /// The event's name.
  public var event: String
  /// The class of the screen that it leads to, which is the one that it brings on display from most
  /// states; nil where it changes nothing from any.
  public var screen: String?
  /// The number of states from which it leads there.
  public var successes: Int
  /// The states from which it does not, by what is on display before and after, in the order in which
  /// they were found.
  public var failures: [Failure]

  /// States from which an event does not lead to its screen.
  public struct Failure: Sendable, Hashable {
    /// The class of the screen on which the event was received.
    public var screen: String?
    /// What is on display after it; nil where that is not known.
    public var shown: String?
    /// The number of such states.
    public var states: Int
    /// The shortest path to one of them.
    public var path: ExploredPath
  }
}

extension EventProof {
  /// The line of a report, and one for each kind of failure.
  var reportLines: [String] {
    let all = successes + failures.reduce(0) { $0 + $1.states }
    let states = "\(all) \(all == 1 ? "state" : "states")"
    guard let screen else { return ["\(event): changes nothing from any of \(states)"] }
    return ["\(event): leads to \(screen) from \(successes) of \(states)"]
      + failures.map(\.reportLine).map { "  \($0)" }
  }
}

extension EventProof.Failure {
  fileprivate var reportLine: String {
    let what =
      switch shown {
      case nil: "could not be received"
      case screen: "\(screen ?? "nothing") stays"
      case let shown?: "\(shown) shows"
      }
    let others = states > 1 ? ", and \(states - 1) more like it" : ""
    return "not from \(screen ?? "nothing"), where \(what): \(path)\(others)"
  }
}
