import FlowGraph
public import FlowVerdicts

/// What ``checkFlow(_:known:rules:strict:)`` found.
public struct FlowCheckFailure: Error, Sendable, CustomStringConvertible {
  /// All of it, as a value.
  public var report: CheckReport

  /// The report, which names the leaks and the taps to them.
  public var description: String { "\n" + report.text }
}
