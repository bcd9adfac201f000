/// What a look saw happen, once for all whom it is told.
final class SeenCause: Sendable {
  let cause: Verdict.Cause

  init(_ cause: Verdict.Cause) {
    self.cause = cause
  }
}
