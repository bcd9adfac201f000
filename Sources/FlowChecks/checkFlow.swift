import FlowGraph
import FlowReading
public import FlowTrace
public import FlowVerdicts

/// Checks what a test recorded, and throws what is wrong: in XCTest and in Swift Testing, in one
/// line.
///
/// ```swift
/// let collector = TraceCollector()
/// let recorder = FlowRecorder(app: "RayPets", sink: collector)
/// // … launch the app with the recorder, and use it …
/// try checkFlow(collector.trace)
/// ```
///
/// What is thrown names the leak and the taps that lead to it:
///
///     finding: zombie/PetAppointmentBuilderCoordinator/of/HomeCoordinator/dismiss/swipe-down/…
///       All screens of PetAppointmentBuilderCoordinator are gone, but HomeCoordinator still holds it.
///       after: swipe down: SelectVisitTypeViewController → HomeViewController (dismiss by system)
///       path: launch, tap "Schedule a visit", swipe down
///       who: PetAppointmentBuilderCoordinator #3 in session 1, seen once
///
/// - Parameters:
///   - trace: what was recorded.
///   - known: ids of verdicts that are accepted for now.
///   - rules: what has to hold besides, in the language of `coordgraph check --rules`.
///   - strict: whether what heals by itself is wrong too.
/// - Throws: ``FlowCheckFailure``, and `Diagnostics` where the rules can't be read.
public func checkFlow(
  _ trace: Trace, known: [String] = [], rules: String = "", strict: Bool = false
) throws {
  let reading = FlowReading(trace, parts: [.verdicts, .reaches])
  let report = reading.check(
    known: KnownVerdicts(ids: known), rules: try RuleParser(graph: reading.graph).parse(rules))
  guard report.isClean(strict: strict) else { throw FlowCheckFailure(report: report) }
}

/// What ``checkFlow(_:known:rules:strict:)`` found.
public struct FlowCheckFailure: Error, Sendable, CustomStringConvertible {
  /// All of it, as a value.
  public var report: CheckReport

  /// The report, which names the leaks and the taps to them.
  public var description: String { "\n" + report.text }
}
