import FlowTrace

/// A screen that was put where a presented one covers it.
struct Covered: Sendable {
  var transition: TraceEvent.Transition
  var cause: Verdict.Cause
  var moment: Moment
}
