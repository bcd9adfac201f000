import FlowTrace

extension VerdictSession {
  /// What was covered and stays so until the person does something is wrong.
  ///
  /// Navigation takes those away whose cover went (``navigated(_:_:)``).
  mutating func judgeCovered(_ evidence: inout VerdictEvidence) {
    for hidden in covered where screens[hidden.transition.to]?.isInWindow == true {
      guard let screen = screens[hidden.transition.to], hidden.transition.from == displayed else {
        continue
      }
      let owner = screen.owner.flatMap { coordinators[$0]?.name }
      let key = VerdictKey(.behindModal, screen.name, owner: owner, after: hidden.cause)
      let certainty = isEnding ? VerdictEvidence.Certainty.none : .lasting
      evidence.add(key, certainty, after: hidden.cause, steps: hidden.moment.steps) {
        Sighting(
          cause: hidden.cause, path: path(to: hidden.moment),
          objects: [subject(hidden.transition.to, screen.name)])
      }
    }
    covered.removeAll()
  }
}

/// A screen that was pushed behind a presented one.
struct Covered: Sendable {
  var transition: TraceEvent.Transition
  var cause: Verdict.Cause
  var moment: Moment
}
