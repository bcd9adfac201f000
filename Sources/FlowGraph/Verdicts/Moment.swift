import FlowTrace

/// When something happened, in terms of what can be told of it.
struct Moment: Sendable {
  /// The look at the app that saw it.
  var look: Int
  /// How many steps the person had made.
  var steps: Int
  /// The recorder's clock.
  var at: UInt64
  /// What the look saw happen; nil until the look is over.
  var cause: Verdict.Cause?
}

extension Moment {
  mutating func tell(_ cause: Verdict.Cause, _ look: Int) {
    if self.cause == nil, self.look == look { self.cause = cause }
  }
}
