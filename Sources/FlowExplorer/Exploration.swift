import FlowTrace

/// What an explorer found in an app.
public struct Exploration: Sendable {
  public var app: String
  /// The states, in the order in which they were found: those of the shortest paths first.
  public var states: [ExploredState]
  /// What is wrong, those met while walking first.
  public var findings: [ExplorationFinding]
  /// The limits that ended the search, or the tours after it; empty when it came to its own end.
  public var limits: [ExplorationLimits.Name]
  public var coverage: ExplorationCoverage
  /// How many steps were done, replayed ones included.
  public var steps: Int
  /// How often the app was launched.
  public var sessions: Int
  /// A session for each thing that a step can bring about, along a shortest path; those that go
  /// round again where coordinators pile up; and tours that use every transition in few walks.
  public var trace: Trace
}

extension Exploration {
  /// Whether all that a person can do was done in every state, without a limit, and with the same
  /// outcome each time.
  public var isComplete: Bool {
    limits.isEmpty && states.allSatisfy { $0.ways.allSatisfy { $0.outcome.isState } }
      && !findings.contains(where: \.leavesGap)
  }

  /// One line: how much there is, and whether that is all.
  public var summary: String {
    let ways = states.reduce(0) { $0 + $1.ways.count }
    let sizes = [(states.count, "state"), (ways, "way"), (coverage.screens.count, "screen")]
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    return "\(app): \(isComplete ? "complete" : "not complete"); \(sizes.joined(separator: ", "))"
  }

  /// Records ``trace`` again, as if it happened now.
  public func write(to recorder: FlowRecorder) {
    for record in trace.records { recorder.record(record.event) }
  }
}

extension ExploredWay.Outcome {
  fileprivate var isState: Bool {
    if case .state = self { true } else { false }
  }
}
