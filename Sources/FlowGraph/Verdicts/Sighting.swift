import FlowTrace

/// Something wrong, seen once in one session.
struct Sighting: Sendable {
  var cause: Verdict.Cause
  var path: Verdict.Path
  var objects: [Verdict.Subject]

  /// Whether this one is better to show: fewer steps, and of as many the first by their words.
  func isNearer(than other: Sighting) -> Bool {
    if path.steps.count != other.path.steps.count {
      return path.steps.count < other.path.steps.count
    }
    return ExactString(path.description) < ExactString(other.path.description)
  }
}
