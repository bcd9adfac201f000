import FlowTrace

/// When something happened, in terms of what can be told of it.
struct Moment: Sendable {
  /// The look at the app that saw it.
  var look: Int
  /// How many steps the person had made.
  var steps: Int
  /// The recorder's clock.
  var at: UInt64
  private var seen: SeenCause?

  init(look: Int, steps: Int, at: UInt64) {
    self.look = look
    self.steps = steps
    self.at = at
  }
}

extension Moment {
  /// What the look saw happen; nil until the look is over.
  var cause: Verdict.Cause? { seen?.cause }

  mutating func tell(_ seen: SeenCause, _ look: Int) {
    if self.seen == nil, self.look == look { self.seen = seen }
  }
}
